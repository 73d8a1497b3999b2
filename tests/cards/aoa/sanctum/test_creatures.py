"""The creatures of Sanctum in Age of Ascension."""

from __future__ import annotations

import pytest

from tests.scenario import scene


@pytest.mark.parametrize(
    ("armor", "enemy", "theirs", "captured"),
    [([], "plain-3", 4, 1), (["protect-the-weak"], "plain-3", 4, 2), ([], "plain-3", 0, 0)],
)
def test_maruck_captures_what_its_armor_prevents(
    armor: list[str], enemy: str, theirs: int, captured: int
) -> None:
    game = scene(
        "sanctum",
        {"battleline": [{"card": "maruck-the-marked", "upgrades": armor}], "amber": 5},
        {"battleline": [enemy], "amber": theirs},
    )
    game.fight("maruck-the-marked", enemy)
    assert game.card("maruck-the-marked").amber == captured
    assert game.amber == (5, theirs - captured)


def test_maruck_captures_once_per_prevention() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-1", "plain-2"], "amber": 3},
        {"battleline": ["maruck-the-marked"]},
    )
    game.fight("plain-1", "maruck-the-marked").fight("plain-2", "maruck-the-marked")
    assert game.card("maruck-the-marked").amber == 1  # its armor was used up
    assert game.card("maruck-the-marked").damage == 2
    assert game.amber == (2, 0)


@pytest.mark.ruling("Q51")
def test_maruck_under_hallowed_shield() -> None:
    game = scene(
        "sanctum",
        {"artifacts": ["hallowed-shield"], "battleline": ["maruck-the-marked"]},
        {"battleline": ["plain-3"], "amber": 2},
    )
    game.use("hallowed-shield").choose("maruck-the-marked")
    game.fight("maruck-the-marked", "plain-3")
    assert game.line(1) == []
    assert game.damage() == {"maruck-the-marked": 0}
    assert game.captured() == {}
    assert game.amber == (0, 2)
    assert game.card("maruck-the-marked").armor_used == 0


def test_opal_knight_destroys_even_power() -> None:
    game = scene(
        "sanctum",
        {"hand": ["opal-knight"], "battleline": ["plain-4", "plain-3"]},
        {"battleline": ["plain-6", {"card": "plain-5", "power_counters": 1}, "plain-7"]},
    )
    game.play("opal-knight")
    assert game.line() == ["plain-3", "opal-knight"]
    assert game.line(1) == ["plain-7"]


def test_opal_knight_destroys_itself_when_its_own_power_is_even() -> None:
    game = scene(
        "sanctum",
        {"hand": ["opal-knight"], "artifacts": ["banner-of-battle"]},
        {"battleline": ["plain-3"]},
    )
    game.play("opal-knight")  # power 6 with the banner
    assert game.line() == []
    assert game.line(1) == ["plain-3"]


def test_sir_marrows_captures_what_the_opponent_reaps() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-3"], "amber": 2, "hand": ["anger"]},
        {"battleline": ["sir-marrows", "plain-4"]},
    )
    game.play("anger").choose("sir-marrows")
    assert game.amber == (3, 0)  # a bonus icon is no reap
    game = scene(
        "brobnar",
        {"battleline": ["plain-3"], "amber": 2},
        {"battleline": ["sir-marrows", "plain-4"]},
    )
    game.reap("plain-3")
    assert game.captured() == {"sir-marrows": 1}
    assert game.amber == (2, 0)


def test_sir_marrows_lets_its_own_side_reap() -> None:
    game = scene("sanctum", {"battleline": ["sir-marrows"]})
    game.reap("sir-marrows")
    assert game.captured() == {}
    assert game.amber == (1, 0)


@pytest.mark.ruling("Q57")
def test_two_sir_marrows_and_one_reap() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-3"], "amber": 2},
        {"battleline": ["sir-marrows", "plain-4", "sir-marrows"]},
    )
    game.reap("plain-3")
    assert game.asks("order")
    game.choose("sir-marrows#2")
    assert game.card("sir-marrows#2").amber == 1
    assert game.card("sir-marrows#1").amber == 0
    assert game.amber == (2, 0)


@pytest.mark.ruling("Q17")
def test_sir_marrows_against_dimension_door() -> None:
    game = scene(
        "logos",
        {"hand": ["dimension-door"], "battleline": ["batdrone"]},
        {"battleline": ["sir-marrows"], "amber": 3},
    )
    game.play("dimension-door").reap("batdrone")
    assert game.amber == (1, 2)
    assert game.captured() == {}


def test_lion_bautrem_strengthens_its_neighbors() -> None:
    game = scene(
        "sanctum",
        {"hand": ["lion-bautrem"], "battleline": ["plain-3", "plain-4", "plain-5"]},
        {"battleline": ["plain-6"]},
    )
    game.act("play", "lion-bautrem")
    assert game.asks("position")
    assert len(game.offered()) == 4
    game.choose(game.offered()[1])
    assert game.line() == ["plain-3", "lion-bautrem", "plain-4", "plain-5"]
    assert [game.power(f"plain-{n}") for n in (3, 4, 5, 6)] == [5, 6, 5, 6]
    assert (game.power("lion-bautrem"), game.armor("lion-bautrem")) == (4, 1)


def test_abond_the_armorsmith_armors_the_others_and_once_more_for_a_turn() -> None:
    game = scene(
        "sanctum",
        {"battleline": ["abond-the-armorsmith", "plain-3"], "houses": ["sanctum"]},
        {"battleline": ["plain-4"], "houses": ["brobnar"]},
    )
    assert [game.armor(n) for n in ("abond-the-armorsmith", "plain-3", "plain-4")] == [0, 1, 0]
    game.use("abond-the-armorsmith")
    assert [game.armor(n) for n in ("abond-the-armorsmith", "plain-3", "plain-4")] == [0, 2, 0]
    game.pass_turn("brobnar")
    assert game.armor("plain-3") == 1


@pytest.mark.parametrize(("theirs", "captured"), [(5, 3), (2, 2), (0, 0)])
def test_aubade_the_grim_captures_three(theirs: int, captured: int) -> None:
    game = scene("sanctum", {"hand": ["aubade-the-grim"]}, {"amber": theirs})
    game.play("aubade-the-grim")
    assert (game.card("aubade-the-grim").amber, game.amber[1]) == (captured, theirs - captured)


@pytest.mark.parametrize(("before", "after"), [(3, 2), (1, 0), (0, 0)])
def test_aubade_the_grim_throws_amber_away_when_it_reaps(before: int, after: int) -> None:
    game = scene(
        "sanctum", {"battleline": [{"card": "aubade-the-grim", "amber": before}]}, {"amber": 4}
    )
    game.reap("aubade-the-grim")
    assert game.card("aubade-the-grim").amber == after
    assert game.amber == (1, 4)


def test_bordan_the_redeemed_captures_two() -> None:
    game = scene("sanctum", {"battleline": ["bordan-the-redeemed"], "amber": 1}, {"amber": 3})
    game.use("bordan-the-redeemed")
    assert game.captured() == {"bordan-the-redeemed": 2}
    assert game.amber == (1, 1)


def test_bordan_the_redeemed_is_elusive() -> None:
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": ["bordan-the-redeemed"]})
    game.fight("plain-3", "bordan-the-redeemed")
    assert game.damage() == {"plain-3": 0, "bordan-the-redeemed": 0}


def test_challe_the_safeguard_steps_in_to_guard() -> None:
    game = scene(
        "sanctum",
        {
            "hand": ["challe-the-safeguard"],
            "battleline": ["plain-3", "plain-4", "plain-5"],
            "houses": ["sanctum"],
        },
        {"battleline": ["plain-9", "plain-8"], "houses": ["brobnar"]},
    )
    game.act("play", "challe-the-safeguard")
    game.choose(game.offered()[1])
    assert game.line() == ["plain-3", "challe-the-safeguard", "plain-4", "plain-5"]
    assert game.armor("challe-the-safeguard") == 2
    game.pass_turn("brobnar").act("fight", "plain-9")
    assert game.targets() == ["challe-the-safeguard", "plain-5"]
    game.choose("plain-5")


@pytest.mark.parametrize("way", ["play", "reap", "fight"])
def test_the_grey_rider_may_send_a_neighbor_to_fight(way: str) -> None:
    line: list[object] = [{"card": "plain-9", "exhausted": True}, "plain-8"]
    game = scene(
        "sanctum",
        {"hand": ["the-grey-rider"], "battleline": line}
        if way == "play"
        else {"battleline": [line[0], "the-grey-rider", line[1], "plain-7"]},
        {"battleline": ["plain-1", "plain-3"]},
    )
    if way == "play":
        game.act("play", "the-grey-rider").choose(game.offered()[1])
    elif way == "reap":
        game.reap("the-grey-rider")
    else:
        game.fight("the-grey-rider", "plain-1")
    game.yes()
    assert game.targets() == ["plain-9", "plain-8"]
    game.choose("plain-9")
    if game.asks("target"):
        game.choose("plain-3")
    assert "plain-3" not in game.line(1)
    assert game.damage(0)["plain-9"] == 3


def test_the_grey_rider_need_not_send_anybody() -> None:
    game = scene(
        "sanctum", {"battleline": ["the-grey-rider", "plain-9"]}, {"battleline": ["plain-1"]}
    )
    game.reap("the-grey-rider").no()
    assert game.line(1) == ["plain-1"]


def test_baron_mengevin_captures_for_discarded_sanctum_cards() -> None:
    game = scene(
        "sanctum",
        {
            "battleline": ["baron-mengevin", "plain-4"],
            "hand": ["smite", "the-grey-rider"],
            "houses": ["sanctum", "brobnar"],
        },
        {"amber": 5, "hand": ["smite"], "houses": ["sanctum"]},
    )
    game.act("discard", "smite").act("discard", "the-grey-rider")
    assert game.captured() == {"baron-mengevin": 2}
    assert game.amber == (0, 3)
    game.pass_turn("sanctum").act("discard", "smite#2")
    assert game.captured() == {"baron-mengevin": 2}


def test_baron_mengevin_heeds_no_other_house() -> None:
    game = scene("brobnar", {"battleline": ["baron-mengevin"], "hand": ["punch"]}, {"amber": 5})
    game.act("discard", "punch")
    assert game.captured() == {}


def test_barrister_joya_keeps_enemies_from_reaping() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-3"], "houses": ["brobnar"]},
        {"battleline": ["barrister-joya", "plain-4"], "houses": ["sanctum"]},
    )
    assert not game.can("reap", "plain-3")
    assert [reason.rule for reason in game.why("reap", "plain-3")] == ["R32.2"]
    assert game.can("fight", "plain-3")
    game.pass_turn("sanctum")
    assert game.can("reap", "barrister-joya")


@pytest.mark.parametrize(
    ("line", "gained"),
    [
        (["charette", "batdrone"], 3),
        (["charette"], 0),
        (["charette", "opal-knight"], 0),
    ],
)
def test_prince_derric_unifier_needs_three_houses(line: list[str], gained: int) -> None:
    game = scene(
        "sanctum",
        {"hand": ["prince-derric-unifier"], "battleline": line},
        {"battleline": ["plain-3", "mindworm"]},
    )
    game.play("prince-derric-unifier")
    assert game.amber == (gained, 0)


def test_rothais_the_fierce_strikes_first_and_guards() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-4", "plain-9"]},
        {"battleline": ["plain-3", "rothais-the-fierce"]},
    )
    game.act("fight", "plain-4")
    assert game.asks("main")  # it is the only one that may be attacked
    assert game.pile("discard") == ["plain-4"]
    assert game.damage() == {"plain-9": 0, "plain-3": 0, "rothais-the-fierce": 0}
    game.fight("plain-9", "rothais-the-fierce")
    assert game.damage() == {"plain-9": 8, "plain-3": 0}


def test_anahita_the_trader_sells_an_artifact_for_two() -> None:
    game = scene(
        "sanctum",
        {"battleline": ["anahita-the-trader"], "artifacts": ["cannon", "eye-of-judgment"]},
        {"artifacts": ["library-of-babble"], "amber": 3},
    )
    game.reap("anahita-the-trader")
    assert game.targets() == ["cannon", "eye-of-judgment"]
    game.choose("cannon")
    assert game.pile("artifacts") == ["eye-of-judgment"]
    assert sorted(game.pile("artifacts", 1)) == ["cannon", "library-of-babble"]
    assert game.amber == (3, 1)


@pytest.mark.parametrize(
    ("artifacts", "amber", "after"), [([], 3, (1, 3)), (["cannon"], 1, (2, 0))]
)
def test_anahita_the_trader_without_wares_or_without_amber(
    artifacts: list[str], amber: int, after: tuple[int, int]
) -> None:
    game = scene(
        "sanctum",
        {"battleline": ["anahita-the-trader"], "artifacts": artifacts},
        {"amber": amber},
    )
    game.reap("anahita-the-trader")
    assert game.amber == after


def test_mother_northelle_takes_amber_back_from_a_friend() -> None:
    game = scene(
        "sanctum",
        {"battleline": ["mother-northelle", {"card": "plain-3", "amber": 2}, "plain-4"]},
        {"battleline": [{"card": "plain-5", "amber": 2}], "amber": 2},
    )
    game.reap("mother-northelle")
    if game.asks("target"):
        assert "plain-5" not in game.targets()
        game.choose("plain-3")
    assert game.captured() == {"plain-3": 1, "plain-5": 2}
    assert game.amber == (2, 2)


def test_mother_northelle_is_elusive() -> None:
    game = scene("brobnar", {"battleline": ["plain-3"]}, {"battleline": ["mother-northelle"]})
    game.fight("plain-3", "mother-northelle")
    assert game.damage() == {"plain-3": 0, "mother-northelle": 0}


AMBASSADORS = {
    "brobnar-ambassador": ("punch", "bumpsy"),
    "dis-ambassador": ("fear", "ember-imp"),
    "logos-ambassador": ("wild-wormhole", "dextre"),
    "mars-ambassador": ("hypnotic-command", "zorg"),
    "shadows-ambassador": ("ghostly-hand", "silvertooth"),
    "untamed-ambassador": ("fertility-chant", "snufflegator"),
}


@pytest.mark.rule("R13.13", "R16.11")
@pytest.mark.parametrize("ambassador", AMBASSADORS)
@pytest.mark.parametrize("first", ["play", "reap", "nothing"])
def test_an_ambassador_lets_one_card_of_its_house_be_played_or_used(
    ambassador: str, first: str
) -> None:
    card, creature = AMBASSADORS[ambassador]
    foreign = "punch" if card == "fear" else "fear"
    game = scene(
        "sanctum",
        {"hand": [card, card, foreign], "battleline": [ambassador, creature], "amber": 5},
        {"battleline": ["plain-9", creature], "amber": 5},
    )
    assert not game.can("play", card)
    assert not game.can("reap", creature)
    game.reap(ambassador)
    assert game.can("play", card)
    assert game.can("reap", creature)
    assert not game.can("play", foreign)
    if first == "play":
        game.play(card)
    elif first == "reap":
        game.reap(creature)
    while not game.is_at_rest:
        game.game.choose(0)
    again = f"{card}#2" if first == "play" else card
    assert game.can("play", again) is (first == "nothing")
    if first == "nothing" or game.in_play(creature):
        assert game.can("reap", creature) is (first == "nothing")
