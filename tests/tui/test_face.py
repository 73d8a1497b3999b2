"""How a card looks in a cell, and what the footer leaves out."""

import pytest

from keyforge_tui.engine.model.words import PlayerId
from keyforge_tui.engine.view import CardView, see
from keyforge_tui.tui.keys import registry
from keyforge_tui.tui.look.faces import Face, cell, wrap
from keyforge_tui.tui.look.symbols import ASCII, UNICODE
from keyforge_tui.tui.table.widgets.keybar import KeyHint, fitting
from tests.scenario import artifact, made, scene


@pytest.mark.parametrize(
    ("name", "width", "lines", "expected"),
    [
        ("Dust Imp", 9, 2, ["Dust Imp"]),
        ("Raiding Knight", 9, 2, ["Raiding", "Knight"]),
        ("Snufflegator", 9, 2, ["Snuffleg-", "ator"]),
        ("Cooperative Hunting", 9, 3, ["Cooperat-", "ive", "Hunting"]),
        ("Cooperative Hunting", 9, 2, ["Cooperat…", "Hunting"]),
        ("Gauntlet of Command", 9, 1, ["Gauntlet…"]),
    ],
)
def test_a_name_is_broken_before_it_is_cut(
    name: str, width: int, lines: int, expected: list[str]
) -> None:
    assert wrap(name, width, lines, "…") == expected


def guard(**status: object) -> CardView:
    """A creature with taunt, and something on it."""
    cards = [made("guard", name="Stone Guard", power=4, armor=2, keywords=["taunt"])]
    play = scene("brobnar", {"battleline": [{"card": "guard", **status}]}, cards=cards)
    found = see(play.game.table, play.game.table.state.players[0].battleline[0], PlayerId(0))
    assert isinstance(found, CardView)
    return found


def test_statuses_are_words_where_there_is_room_and_letters_elsewhere() -> None:
    face = Face(guard(stunned=True, damage=1))
    wide = cell(face, 14, 5, UNICODE, framed=True).plain
    assert "stunned taunt" in wide
    assert "4 ✶1 ◇2" in wide
    narrow = cell(face, 10, 4, UNICODE).plain
    assert "S T" in narrow
    assert "stunned" not in narrow


def test_keywords_are_cut_to_words_that_are_known() -> None:
    cards = [made("scout", name="Scout", power=2, keywords=["skirmish", "hazardous 3"])]
    play = scene("brobnar", {"battleline": ["scout"]}, cards=cards)
    scout = see(play.game.table, play.game.table.state.players[0].battleline[0], PlayerId(0))
    wide = cell(Face(scout), 14, 5, UNICODE, framed=True).plain
    assert "skirmish" in wide
    assert "hazardous 3" in wide
    narrow = cell(Face(scout), 7, 5, UNICODE, framed=True).plain
    assert "skirm " in narrow
    assert "hazd 3" in narrow


def test_nothing_on_a_card_in_one_line_is_lost() -> None:
    cards = [artifact("horn", name="War Horn")]
    side = {"artifacts": [{"card": "horn", "exhausted": True}]}
    play = scene("brobnar", side, cards=cards)
    horn = see(play.game.table, play.game.table.state.players[0].artifacts[0], PlayerId(0))
    assert UNICODE.exhausted in cell(Face(horn), 20, 1, UNICODE).plain
    assert UNICODE.exhausted in cell(Face(horn), 20, 2, UNICODE, framed=True).plain


def test_the_cursor_and_what_is_lit_are_signs_too() -> None:
    card = guard()
    assert ASCII.right in cell(Face(card, is_under_cursor=True), 12, 4, ASCII).plain
    assert cell(Face(card, is_lit=True), 12, 4, ASCII).plain.startswith(ASCII.dot)


@pytest.mark.parametrize("width", [78, 118, 158])
def test_the_footer_leaves_out_whole_keys(width: int) -> None:
    entries = [entry for entry in (*registry.ACTS, *registry.TABLE) if entry.footer]
    hints = tuple(
        KeyHint(registry.shown(entry.key), entry.text, entry.action, rank=entry.rank)
        for entry in entries
    )
    shown = fitting(hints, width)
    assert {"Play", "End", "Undo", "Why?", "Help", "View"} <= {hint.text for hint in shown}
    if width > 100:
        assert shown == hints
