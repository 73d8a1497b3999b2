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
