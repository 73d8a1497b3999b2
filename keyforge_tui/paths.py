"""Where the project's own data files are."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def cards_folder() -> Path:
    """The folder of card files: the checkout's own, or the copy an installed wheel carries."""
    checkout = PACKAGE.parent
    # An installed package has a site-packages folder above it, where some other project
    # may well have left a folder called "cards": only a project file makes it a checkout.
    if (checkout / "pyproject.toml").is_file() and (checkout / "cards").is_dir():
        return checkout / "cards"
    return PACKAGE / "_cards"
