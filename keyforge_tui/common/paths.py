"""Where the project's own data files are, and where a user's files go."""

from pathlib import Path

APP = "keyforge-tui"

PACKAGE = Path(__file__).resolve().parent.parent


def cards_folder() -> Path:
    """The folder of card files: the checkout's own, or the copy an installed wheel carries."""
    checkout = PACKAGE.parent
    # An installed package has a site-packages folder above it, where some other project
    # may well have left a folder called "cards": only a project file makes it a checkout.
    if (checkout / "pyproject.toml").is_file() and (checkout / "cards").is_dir():
        return checkout / "cards"
    return PACKAGE / "_cards"


def settings_file() -> Path:
    """Where the user's settings are kept."""
    # Not worth loading for the commands that need no settings.
    from platformdirs import user_config_path

    return user_config_path(APP, appauthor=False) / "settings.yaml"


def games_folder() -> Path:
    """Where the journals of games are kept."""
    from platformdirs import user_state_path

    return user_state_path(APP, appauthor=False) / "games"
