"""Every module that holds words of the language; importing this makes all of them known."""

from keyforge_tui.engine.language.words import (  # noqa: F401
    amounts,
    comparing,
    conditions,
    history,
    likeness,
    triggers,
    turn_triggers,
)
from keyforge_tui.engine.language.words.effects import (  # noqa: F401
    amber,
    board,
    borrowing,
    capturing,
    cards,
    cycles,
    damage,
    destroying,
    fighting,
    flow,
    for_the_turn,
    game,
    icons,
    lasting,
    looking,
    order,
)
from keyforge_tui.engine.language.words.modifiers import (  # noqa: F401
    characteristics,
    players,
    replacements,
    uses,
)
