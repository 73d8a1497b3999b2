"""New decks have names in the game's spirit, with nothing unfortunate in them."""

import hashlib
import re

from keyforge_tui.library.forge import naming
from keyforge_tui.library.forge.making import name_of
from keyforge_tui.library.forge.naming import BLUEPRINTS, is_fortunate

NAMES = [name_of(seed) for seed in range(5000)]


def test_names_hardly_ever_repeat() -> None:
    assert len(set(NAMES)) > 4900


def test_names_are_short_printable_and_complete() -> None:
    for name in NAMES:
        assert 6 <= len(name) <= 60
        assert name.isprintable()
        assert not re.search(r"[{}]|  ", name)


def test_every_blueprint_is_used() -> None:
    shapes = {re.sub(r"\{\w+\}", "#", blueprint).split("#", 1)[0] for blueprint in BLUEPRINTS}
    assert {"", "The "} == shapes
    assert sum(name.startswith("The ") for name in NAMES) > 500
    assert sum("“" in name for name in NAMES) > 300


def test_nothing_unfortunate_is_said() -> None:
    assert all(map(is_fortunate, NAMES))
    assert not is_fortunate("Adelmar, the Tower Pilot")
    assert not is_fortunate("Madam “Velvet” Xystra")
    assert not is_fortunate("The Hazel Hazel")
    assert is_fortunate("Adelmar, the Tower Baker")


def test_words_are_there_once_and_unfortunate_pairs_are_made_of_them() -> None:
    lists = {
        name: value
        for name, value in vars(naming).items()
        if name.isupper() and name != "BLUEPRINTS" and isinstance(value, tuple)
    }
    assert len(lists) == 11
    for name, entries in lists.items():
        assert len(entries) >= 40, name
        assert len(set(entries)) == len(entries), name
    known = {word for entries in lists.values() for entry in entries for word in entry.split()}
    assert {word for pair in naming.UNFORTUNATE for word in pair} <= known


def test_a_seed_keeps_its_name_for_ever() -> None:
    """If this fails, decks that people made before have changed: add a version instead."""
    assert name_of(1) == "Peregrin, Gulch Astronomer"
    digest = hashlib.sha256("\n".join(NAMES[:1000]).encode()).hexdigest()
    assert digest[:16] == "5454e4c5bca24a7d"
