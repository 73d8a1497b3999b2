"""Cards that leave play are where they go before anything is asked (R24)."""

import pytest

from keyforge_tui.simulation import invariants
from tests.scenario import scene


@pytest.mark.rule("R24.3", "R24.4")
def test_a_card_and_its_upgrades_are_gone_before_its_amber_is_captured() -> None:
    """Two cards want the Æmber, so somebody has to choose."""
    play = scene(
        "logos",
        {"artifacts": ["spangler-box"]},
        {
            "battleline": [
                {"card": "troll", "amber": 1, "upgrades": ["blood-of-titans"]},
                "ether-spider",
                "ether-spider",
            ]
        },
    )
    play.use("spangler-box").choose("troll")
    invariants.check(play.game)
    assert play.targets() == ["ether-spider", "ether-spider"]
    assert play.line(1) == ["ether-spider", "ether-spider"]
    assert play.pile("discard", 1) == ["blood-of-titans"]
    play.choose("ether-spider#2")
    assert [play.card(f"ether-spider#{n}").amber for n in (1, 2)] == [0, 1]


@pytest.mark.rule("R24.11")
def test_what_a_card_was_in_play_does_not_count_once_it_is_back_in_hand() -> None:
    """A giant that belonged to Mars for a while comes back as the Brobnar card it is."""
    play = scene(
        "mars",
        {
            "hand": ["key-abduction", "grabber-jammer"],
            "battleline": [{"card": "troll", "upgrades": ["brain-stem-antenna"]}],
        },
    )
    play.play("grabber-jammer").play("key-abduction")
    while not play.asks("main"):
        play.no()
    assert "troll" in play.pile("hand")
    assert not play.can("play", "troll")
