"""The artifacts of Dis in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.ruling("Q101")
def test_shard_of_pain_divides_its_damage() -> None:
    shards = ["shard-of-pain", "shard-of-greed", "shard-of-greed", "library-of-babble"]
    game = scene(
        "dis",
        {"artifacts": shards, "battleline": ["plain-4"]},
        {"battleline": ["plain-2", "plain-3"], "artifacts": ["shard-of-greed"]},
    )
    game.use("shard-of-pain")
    assert game.targets() == ["plain-2", "plain-3"]
    game.choose("plain-2").choose("plain-3").choose("plain-2")
    assert game.damage() == {"plain-4": 0, "plain-3": 1}
    assert game.pile("discard", 1) == ["plain-2"]


def test_shard_of_pain_alone_deals_one() -> None:
    game = scene("dis", {"artifacts": ["shard-of-pain"]}, {"battleline": ["plain-2"]})
    game.use("shard-of-pain")
    assert game.damage() == {"plain-2": 1}


@pytest.mark.parametrize("owner", [0, 1])
def test_orb_of_invidius_stuns_whatever_reaps(owner: int) -> None:
    sides: list[dict[str, object]] = [{"battleline": ["plain-3", "plain-4"], "houses": ["brobnar"]}]
    sides.append({"battleline": ["plain-5", "plain-6"], "houses": ["brobnar"]})
    sides[owner]["artifacts"] = ["orb-of-invidius"]
    game = scene("brobnar", *sides)
    game.reap("plain-3")
    assert game.marked("stunned") == ["plain-3"]
    game.fight("plain-4", "plain-6").pass_turn("brobnar").reap("plain-5")
    assert game.marked("stunned") == ["plain-3", "plain-5"]


@pytest.mark.rule("R44.2")
def test_wretched_doll_marks_first_and_then_destroys_what_is_marked() -> None:
    game = scene(
        "dis",
        {"artifacts": ["wretched-doll"], "battleline": ["plain-3"]},
        {"battleline": ["plain-4", {"card": "plain-5", "counters": {"glory": 1}}]},
    )
    game.use("wretched-doll").choose("plain-4")
    assert game.card("plain-4").counters == {"doom": 1}
    game.pass_turn("brobnar").pass_turn("dis").use("wretched-doll")
    assert game.line(1) == ["plain-5"]
    assert game.line() == ["plain-3"]
    game.pass_turn("brobnar").pass_turn("dis").use("wretched-doll").choose("plain-3")
    assert game.card("plain-3").counters == {"doom": 1}
