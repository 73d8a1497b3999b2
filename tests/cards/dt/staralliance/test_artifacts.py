"""The artifacts of Star Alliance in Dark Tidings."""

from __future__ import annotations

from tests.scenario import scene


def test_the_ulfberht_device_bars_the_house_each_player_chose_last() -> None:
    houses = ["brobnar", "dis", "staralliance"]
    game = scene(
        "dis",
        {"houses": houses, "artifacts": ["the-ulfberht-device"]},
        {"houses": houses},
    )
    game.end()
    assert game.offered() == ["Brobnar", "Dis", "Star Alliance"]
    game.choose("brobnar").end()
    assert game.offered() == ["Brobnar", "Star Alliance"]
    game.choose("staralliance").end()
    assert game.offered() == ["Dis", "Star Alliance"]
    game.choose("dis").end()
    assert game.offered() == ["Brobnar", "Dis"]
    game.choose("dis")


def test_without_the_ulfberht_device_a_house_may_be_chosen_again() -> None:
    houses = ["brobnar", "dis", "staralliance"]
    game = scene("dis", {"houses": houses}, {"houses": houses})
    game.pass_turn("dis").end()
    assert game.offered() == ["Brobnar", "Dis", "Star Alliance"]
    game.choose("dis")
