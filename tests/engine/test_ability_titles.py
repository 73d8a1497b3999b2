"""How abilities that wait for their turn are told apart."""

from tests.scenario import scene


def test_abilities_of_one_card_are_told_apart_by_who_grants_them() -> None:
    play = scene(
        "shadows",
        {"battleline": [{"card": "bad-penny", "upgrades": ["phoenix-heart"]}, "plain-9"]},
        {"battleline": ["plain-5"]},
    )
    play.fight("bad-penny", "plain-5")
    assert play.offered() == ["Bad Penny: Destroyed", "Bad Penny: Destroyed (Phoenix Heart)"]
    play.leave_open()


def test_answers_of_one_card_are_told_apart_by_what_they_do() -> None:
    play = scene(
        "mars",
        {
            "hand": ["grabber-jammer"],
            "battleline": [{"card": "tunk", "upgrades": ["brain-stem-antenna"]}],
        },
    )
    play.play("grabber-jammer")
    assert len(set(play.offered())) == 2
    assert all(label.startswith("Tunk: ") for label in play.offered())
    play.leave_open()
