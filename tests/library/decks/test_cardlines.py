"""A card on a line is read as people type it."""

import pytest

from keyforge_tui.library.decks.cardlines import CardLine, read_icons, read_line, write_line


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("Dust Pixie", CardLine("Dust Pixie")),
        ("2x Dust Pixie", CardLine("Dust Pixie", 2)),
        ("2 x  Dust   Pixie ", CardLine("Dust Pixie", 2)),
        ("3 Dust Pixie", CardLine("Dust Pixie", 3)),
        ("2× Dust Pixie", CardLine("Dust Pixie", 2)),
        ("Dust Pixie x2", CardLine("Dust Pixie", 2)),
        ("Dust Pixie (x2)", CardLine("Dust Pixie", 2)),
        ("Krump (maverick)", CardLine("Krump")),
        ("Krump (Maverick, Legacy) +A", CardLine("Krump", icons=("amber",))),
        (
            "Scrivener Favian +CDR",
            CardLine("Scrivener Favian", icons=("capture", "damage", "draw")),
        ),
        ("Scrivener Favian + draw, amber", CardLine("Scrivener Favian", icons=("draw", "amber"))),
        ("Deusillus (1/2)", CardLine("Deusillus", half="top")),
        ("Deusillus (2/2) +A", CardLine("Deusillus", half="bottom", icons=("amber",))),
        ("Ol’ Paddy (evil twin)", CardLine("Ol’ Paddy", twin=True)),
        ("Ol’ Paddy – Evil Twin", CardLine("Ol’ Paddy", twin=True)),
        ("Krump (holographic)", CardLine("Krump", unknown=("holographic",))),
        ("Krump +Z", CardLine("Krump", icons=("z",))),
        ("(maverick)", CardLine("(maverick)")),
    ],
)
def test_a_line_has_count_title_marks_and_icons(typed: str, line: CardLine) -> None:
    assert read_line(typed) == line


def test_draw_as_a_word_is_not_four_letters() -> None:
    assert read_icons("draw") == ("draw",)
    assert read_icons("card") == ("capture", "amber", "draw", "damage")


def test_a_written_line_reads_back() -> None:
    line = write_line("Deusillus", marks=["1/2"], icons=["draw", "amber"])
    assert line == "Deusillus (1/2) +RA"
    assert read_line(line) == CardLine("Deusillus", icons=("draw", "amber"), half="top")
    assert write_line("Dust Pixie", count=2) == "2x Dust Pixie"
