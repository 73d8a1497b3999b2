"""The words of the language. Importing them makes every one known: new modules are named here."""

from keyforge_tui.engine.language.words import (  # noqa: F401
    amounts,
    comparing,
    conditions,
    fights,
    history,
    likeness,
    occasions,
    triggers,
    turn_triggers,
)
from keyforge_tui.engine.language.words.effects import (  # noqa: F401
    amber,
    board,
    borrowing,
    capturing,
    cards,
    counters,
    cycles,
    damage,
    destroying,
    distributing,
    dividing,
    fighting,
    flow,
    for_the_turn,
    game,
    happening,
    icons,
    lasting,
    looking,
    naming,
    order,
    positions,
)
from keyforge_tui.engine.language.words.modifiers import (  # noqa: F401
    additions,
    characteristics,
    players,
    uses,
)
