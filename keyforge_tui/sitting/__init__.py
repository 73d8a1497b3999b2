"""The table without a screen: who sits there, what is asked, what may be seen."""
