"""Every module that holds words of the language; importing this makes all of them known."""

from keyforge_tui.engine.language import (  # noqa: F401
    amounts,
    comparing,
    conditions,
    gains,
    happenings,
    likeness,
    modifiers,
    occasions,
    player_rules,
    replacements,
    turn_occasions,
    use_rules,
)
from keyforge_tui.engine.language.effects import (  # noqa: F401
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
