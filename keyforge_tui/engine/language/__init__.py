"""The language of card definitions: composable primitives, each one class.

A primitive holds its fields (what a card file may say), its behaviour, its rules text and its
documentation. `reading` turns plain data into primitives and names everything that is wrong.
"""
