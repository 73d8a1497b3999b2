"""A misspelt word gets the word that was meant."""

from keyforge_tui.common.suggest import did_you_mean, suggest

WORDS = ["steal", "capture", "deal-damage", "Ember Imp"]


def test_a_near_miss_finds_its_word() -> None:
    assert suggest("stael", WORDS) == "steal"
    assert suggest("deal-damge", WORDS) == "deal-damage"


def test_case_does_not_matter() -> None:
    assert suggest("EMBER IMP", WORDS) == "Ember Imp"


def test_nothing_is_suggested_where_nothing_is_close() -> None:
    assert suggest("zzz", WORDS) is None
    assert suggest("steal", []) is None


def test_the_hint_ends_a_sentence() -> None:
    assert did_you_mean("stael", WORDS) == '; did you mean "steal"?'
    assert did_you_mean("zzz", WORDS) == ""
