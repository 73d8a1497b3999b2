"""Errors that are the user's to mend, and safe ways to print them."""


class UserError(Exception):
    """Something the user can put right, said in one clear line.

    It is printed without a traceback, so the line has to name what is wrong and where.
    """

    @property
    def lines(self) -> tuple[str, ...]:
        """What to print: usually one line, more where several things are wrong at once."""
        return (str(self),)


def printable(text: str) -> str:
    """The text with everything a terminal could obey written out instead of sent.

    File content ends up in messages. Control characters, line breaks and the invisible
    characters that reorder text become their escapes (an escape character shows as `\\x1b`).
    """
    if text.isprintable():
        return text
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode("ascii")
        for char in text
    )
