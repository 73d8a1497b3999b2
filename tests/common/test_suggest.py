"""A misspelt word gets the word that was meant."""

import pytest

from keyforge_tui.common.suggest import did_you_mean, meant_or_possible, near, nearest, suggest

WORDS = ["steal", "capture", "deal-damage", "Ember Imp"]


def test_a_near_miss_finds_its_word() -> None:
    assert suggest("stael", WORDS) == "steal"
    assert suggest("deal-damge", WORDS) == "deal-damage"


def test_case_does_not_matter() -> None:
    assert suggest("EMBER IMP", WORDS) == "Ember Imp"


def test_nothing_is_suggested_where_nothing_is_close() -> None:
    assert suggest("zzz", WORDS) is None
    assert suggest("steal", []) is None


@pytest.mark.parametrize(
    ("word", "other"),
    [("counter", "hunter"), ("reap", "trap"), ("knight", "fight")],
)
def test_words_that_only_sound_alike_are_not_suggested(word: str, other: str) -> None:
    assert suggest(word, [other]) is None


@pytest.mark.parametrize(("word", "meant"), [("dsi", "dis"), ("xactly", "exactly")])
def test_swapped_and_missing_letters_are_found(word: str, meant: str) -> None:
    assert suggest(word, [meant, "hunter"]) == meant


def test_words_are_compared_in_the_form_that_is_asked_for() -> None:
    assert near("emberimp", ["Ember Imp"], key=lambda one: one.replace(" ", "").lower()) == [
        "Ember Imp"
    ]


def test_the_hint_ends_a_sentence() -> None:
    assert did_you_mean("stael", WORDS) == '; did you mean "steal"?'
    assert did_you_mean("zzz", WORDS) == ""
    assert nearest("stea", ["steal", "steam", "zone"]) == "; the nearest are steam, steal"
    assert nearest("zonne", ["steal", "zone"]) == "; the nearest is zone"


def test_where_nothing_is_close_a_few_words_are_listed_and_many_are_not() -> None:
    assert meant_or_possible("zzz", ["do", "if"]) == "; there are do, if"
    assert meant_or_possible("dos", ["do", "if"]) == '; did you mean "do"?'
    assert meant_or_possible("zzz", map(str, range(9))) == ""
    assert meant_or_possible("zzz", []) == ""
