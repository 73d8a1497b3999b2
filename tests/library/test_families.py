"""A card that is like another: one file still, with what is changed and nothing more."""

from pathlib import Path

import pytest

from keyforge_tui.engine import card_text
from keyforge_tui.library.cards import CardLibrary
from keyforge_tui.library.source import SourceError
from tests.scenario import library

FIRST = """\
name: Beast Tamer
house: dis
type: creature
power: 3
traits: [demon, beast]

reap:
  - destroy: a beast creature
fight:
  - ward: a non-beast creature
"""


def written(folder: Path, **cards: str) -> CardLibrary:
    """A library of these files."""
    place = folder / "cota" / "dis"
    place.mkdir(parents=True)
    (folder / "sets").mkdir()
    for name, text in {"first": FIRST, **cards}.items():
        (place / f"{name}.yaml").write_text(text, encoding="utf-8")
    return CardLibrary(folder)


def test_a_member_says_what_is_changed_and_has_the_rest_of_the_other(tmp_path: Path) -> None:
    text = "name: Giant Tamer\nlike: first\nhouse: mars\nwith: {beast: giant}\nfight: [{gain: 1}]\n"
    cards = written(tmp_path, second=text)
    card = cards.card("second")
    assert (card.name, card.slug, card.power) == ("Giant Tamer", "second", 3)
    assert card.traits == {"demon", "giant"}
    assert [house.value for house in card.houses] == ["mars"]
    assert card_text(card) == ["Reap: Destroy a Giant creature.", "Fight: Gain 1Æ."]
    assert card_text(cards.card("first"))[0] == "Reap: Destroy a Beast creature."


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("like: frist\n", "second.yaml:2: like: there is no card “frist” to be like"),
        ("like: third\n", "second.yaml:2: like: third is like first: write like: first"),
        (
            "like: first\nwith: {robot: beast}\n",
            "second.yaml:3: with.robot: first does not say “robot” where it is not replaced",
        ),
        (
            "like: first\nwith: {beast: 3}\n",
            "second.yaml:3: with: is a mapping of words to the words instead, such as"
            " {beast: demon}",
        ),
        ("like: first\npower: many\n", 'second.yaml:3: power: is a whole number, not "many"'),
    ],
)
def test_what_is_wrong_with_a_member_is_told_in_its_own_file(
    tmp_path: Path, text: str, problem: str
) -> None:
    third = "name: Third\nlike: first\n"
    cards = written(tmp_path, second=f"name: Second\n{text}", third=third)
    with pytest.raises(SourceError) as told:
        cards.card("second")
    assert told.value.lines == (f"cota/dis/{problem}",)


def test_a_word_is_changed_as_a_whole_only(tmp_path: Path) -> None:
    cards = written(tmp_path, second="name: Second\nlike: first\nwith: {demon: imp}\n")
    assert cards.card("second").traits == {"imp", "beast"}
    with pytest.raises(SourceError):
        written(tmp_path / "b", second="name: S\nlike: first\nwith: {bea: imp}\n").card("second")


def test_the_fingerprint_of_a_member_changes_with_the_card_it_is_like(tmp_path: Path) -> None:
    cards = written(tmp_path, second="name: Second\nlike: first\n")
    before = cards.fingerprint("second")
    cards.files["first"].write_text(FIRST.replace("power: 3", "power: 4"), encoding="utf-8")
    assert cards.fingerprint("second") != before


def test_families_of_the_real_cards_differ_where_they_say_so() -> None:
    demons = library().card("demons--bane")
    assert card_text(demons) == ["Play: Destroy a Demon creature."]
    assert [icon.value for icon in demons.bonus] == ["amber"]
    assert library().card("narp-s-brew").name == "Narp’s Brew"
