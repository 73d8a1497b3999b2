"""The creatures of Dis in Worlds Collide."""

from __future__ import annotations

import pytest

from tests.scenario import made, scene


@pytest.mark.erratum("E18")
def test_dendrix_makes_the_opponent_discard_after_a_fight() -> None:
    game = scene(
        "dis",
        {"hand": ["dendrix", "punch"], "battleline": ["dendrix"]},
        {"hand": ["fear", "anger"], "battleline": ["plain-3"]},
    )
    game.play("dendrix")
    assert len(game.pile("hand", 1)) == 2
    game.act("fight", "dendrix#2")
    assert len(game.pile("hand", 1)) == 1
    assert sorted([*game.pile("hand", 1), *game.pile("discard", 1)]) == ["anger", "fear", "plain-3"]
    assert game.pile("hand") == ["punch"]


@pytest.mark.ruling("Q90")
def test_dendrix_fights_tribune_pompitus() -> None:
    game = scene(
        "dis", {"battleline": ["dendrix"]}, {"battleline": ["tribune-pompitus"], "hand": ["fear"]}
    )
    game.fight("dendrix", "tribune-pompitus")
    assert game.damage() == {"dendrix": 4, "tribune-pompitus": 3}
    assert game.card("tribune-pompitus").amber == 0
    assert game.pile("hand", 1) == []
    assert game.pile("discard", 1) == ["fear"]


@pytest.mark.parametrize(
    ("name", "flank", "left"),
    [
        ("sinestra", "left", 2),
        ("sinestra", "right", 3),
        ("dexus", "left", 3),
        ("dexus", "right", 2),
    ],
)
def test_twin_demons_watch_their_flank(name: str, flank: str, left: int) -> None:
    game = scene(
        "brobnar",
        {"hand": ["troll"], "battleline": ["bumpsy"], "amber": 3},
        {"battleline": [name], "amber": 4},
    )
    game.play("troll", flank)
    assert game.amber == (left, 4)


@pytest.mark.parametrize("name", ["sinestra", "dexus"])
def test_twin_demons_leave_their_own_side_alone(name: str) -> None:
    game = scene("dis", {"hand": ["dendrix"], "battleline": [name], "amber": 3}, {"amber": 3})
    game.play("dendrix", "left")
    assert game.amber == (3, 3)


@pytest.mark.ruling("Q24")
def test_a_lone_creature_is_on_both_flanks() -> None:
    game = scene(
        "brobnar",
        {"hand": ["troll"], "amber": 3},
        {"battleline": ["sinestra", "dexus"]},
    )
    game.play("troll").choose("dexus")
    assert game.amber == (1, 0)


@pytest.mark.parametrize("way", ["play", "fight"])
def test_buzzle_may_purge_a_neighbor_to_be_ready(way: str) -> None:
    lent = {"card": "plain-4", "owner": 1}
    line: list[object] = ["plain-2", lent]
    game = scene(
        "dis",
        {"hand": ["buzzle"], "battleline": line}
        if way == "play"
        else {"battleline": [*line, "buzzle", "plain-5"]},
        {"battleline": ["plain-9"]},
    )
    if way == "play":
        game.play("buzzle").yes()
    else:
        game.fight("buzzle", "plain-9").yes()
        assert game.targets() == ["plain-4", "plain-5"]
        game.choose("plain-4")
    assert game.pile("purged", 1) == ["plain-4"]
    assert not game.card("buzzle").exhausted
    assert game.damage(0)["buzzle"] == 0


def test_buzzle_may_leave_its_neighbors_alone() -> None:
    game = scene("dis", {"battleline": ["plain-2", "buzzle"]}, {"battleline": ["plain-9"]})
    game.fight("buzzle", "plain-9").no()
    assert game.line() == ["plain-2", "buzzle"]
    assert game.card("buzzle").exhausted


def test_harbinger_of_doom_takes_everybody_along() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["plain-9", "plain-3"], "artifacts": ["cannon"]},
        {"battleline": ["harbinger-of-doom", "plain-5"]},
    )
    assert game.armor("harbinger-of-doom") == 3
    game.fight("plain-9", "harbinger-of-doom")
    assert (game.line(), game.line(1)) == ([], [])
    assert game.pile("artifacts") == ["cannon"]


def test_harbinger_of_doom_returned_to_hand_dooms_nobody() -> None:
    game = scene("dis", {"hand": ["fear"]}, {"battleline": ["harbinger-of-doom", "plain-5"]})
    game.play("fear").choose("harbinger-of-doom")
    assert game.line(1) == ["plain-5"]


@pytest.mark.parametrize("controller", [0, 1])
def test_impspector_purges_from_the_hand_of_its_controllers_opponent(controller: int) -> None:
    imp = {"card": "impspector", "owner": 0}
    game = scene(
        "dis" if controller == 0 else "brobnar",
        {
            "battleline": ["plain-9", imp] if controller == 0 else ["plain-9"],
            "hand": ["punch", "smith"],
        },
        {"battleline": ["plain-9"] if controller == 0 else [imp], "hand": ["fear", "anger"]},
    )
    if controller == 0:
        game.fight("impspector", "plain-9#2")
    else:
        game.fight("plain-9", "impspector")
    assert [len(game.pile("hand", seat)) for seat in (0, 1)] == [
        2 - controller,
        1 + controller,
    ]
    assert len(game.pile("purged", 1 - controller)) == 1


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_lilithal_captures_one(way: str) -> None:
    game = scene("dis", {"battleline": ["lilithal"]}, {"battleline": ["plain-1"], "amber": 2})
    if way == "reap":
        game.reap("lilithal")
    else:
        game.fight("lilithal", "plain-1")
    assert (game.captured(), game.amber[1]) == ({"lilithal": 1}, 1)


def test_rotgrub_gnaws_and_hides() -> None:
    game = scene("dis", {"hand": ["rotgrub"], "amber": 2}, {"amber": 2})
    game.play("rotgrub")
    assert game.amber == (2, 1)
    game = scene("dis", {"battleline": [{"card": "rotgrub", "owner": 1}]})
    game.reap("rotgrub")
    assert (game.line(), game.pile("archives"), game.pile("archives", 1)) == ([], [], ["rotgrub"])


def test_e_e_on_the_fringes_steals_for_a_purged_dis_card() -> None:
    game = scene(
        "dis",
        {"battleline": ["e-e-on-the-fringes"], "hand": ["fear"], "discard": ["punch", "charette"]},
        {"amber": 3, "discard": ["arise", "smith"]},
    )
    game.act("discard", "fear").yes()
    assert sorted(game.targets()) == ["arise", "charette", "fear"]
    game.choose("arise")
    assert game.pile("purged", 1) == ["arise"]
    assert game.amber == (1, 2)


def test_e_e_on_the_fringes_may_refrain() -> None:
    game = scene("dis", {"battleline": ["e-e-on-the-fringes"], "hand": ["fear"]}, {"amber": 3})
    game.act("discard", "fear").no()
    assert (game.pile("discard"), game.amber) == (["fear"], (0, 3))


def test_e_e_on_the_fringes_heeds_dis_cards_alone_and_is_elusive() -> None:
    game = scene(
        "brobnar",
        {"battleline": ["e-e-on-the-fringes"], "hand": ["punch"], "discard": ["fear"]},
        {"amber": 3, "battleline": ["plain-3"], "houses": ["brobnar"]},
    )
    game.act("discard", "punch")
    assert (game.asks("main"), game.amber) == (True, (0, 3))
    game.pass_turn("brobnar").fight("plain-3", "e-e-on-the-fringes")
    assert game.damage() == {"e-e-on-the-fringes": 0, "plain-3": 0}


def test_snag_binds_the_opponent_to_a_house() -> None:
    game = scene(
        "dis",
        {"battleline": ["snag"], "houses": ["dis"]},
        {"battleline": ["plain-3", "batdrone"], "houses": ["brobnar", "logos", "mars"]},
    )
    game.fight("snag", "batdrone").end()
    if game.asks("house"):
        assert game.offered() == ["Logos"]
        game.choose("logos")
    assert game.game.view().house == "logos"
    game.pass_turn("dis").end()
    assert sorted(game.offered()) == ["Brobnar", "Logos", "Mars"]
    game.choose("mars")


def test_snag_binds_nobody_to_a_house_they_cannot_choose() -> None:
    game = scene(
        "dis",
        {"battleline": ["snag"], "houses": ["dis"]},
        {"battleline": [{"card": "charette", "owner": 0}], "houses": ["brobnar", "logos"]},
    )
    game.fight("snag", "charette").end()
    assert sorted(game.offered()) == ["Brobnar", "Logos"]
    if game.asks("house"):
        game.choose(game.offered()[0])


def test_lesser_oxtet_purges_your_hand() -> None:
    game = scene("dis", {"hand": ["lesser-oxtet", "fear", "punch"]}, {"hand": ["smith"]})
    game.play("lesser-oxtet")
    assert (game.pile("hand"), sorted(game.pile("purged"))) == ([], ["fear", "punch"])
    assert game.pile("hand", 1) == ["smith"]


@pytest.mark.parametrize(("amber", "keys"), [(8, 0), (9, 1)])
def test_lesser_oxtet_makes_keys_dearer_for_a_turn(amber: int, keys: int) -> None:
    game = scene(
        "dis",
        {"battleline": ["lesser-oxtet"], "houses": ["dis"]},
        {"amber": amber, "houses": ["brobnar"], "battleline": ["plain-3"]},
    )
    game.reap("lesser-oxtet").pass_turn("brobnar")
    assert game.keys(1) == keys
    game.fight("plain-3", "lesser-oxtet")
    assert game.damage() == {"lesser-oxtet": 0, "plain-3": 0}  # elusive


def test_lord_invidius_takes_a_flank_creature_into_dis() -> None:
    game = scene(
        "dis",
        {"battleline": ["plain-1", "lord-invidius", "plain-2"], "houses": ["dis"]},
        {"battleline": ["plain-3", "plain-4", "plain-5"], "houses": ["brobnar"]},
    )
    game.reap("lord-invidius")
    assert game.targets() == ["plain-3", "plain-5"]
    game.choose("plain-5")
    if game.asks("position"):
        game.choose("right")
    assert "plain-5" in game.line()
    assert game.card("plain-5").exhausted
    game.pass_turn("brobnar").pass_turn("dis")
    assert game.can("reap", "plain-5")
    assert not game.can("reap", "plain-1")


def test_lord_invidius_on_a_flank_only_reaps() -> None:
    game = scene("dis", {"battleline": ["lord-invidius", "plain-2"]}, {"battleline": ["plain-3"]})
    game.reap("lord-invidius")
    assert (game.line(1), game.amber) == (["plain-3"], (1, 0))


def test_noname_grows_with_every_purged_card() -> None:
    game = scene(
        "dis",
        {"hand": ["noname"], "purged": ["punch"], "discard": ["smith"]},
        {"purged": ["fear", "anger"], "discard": ["cannon"]},
    )
    game.play("noname")
    assert sorted(game.targets()) == ["cannon", "smith"]
    game.choose("cannon")
    assert game.power("noname") == 5
    assert game.pile("purged", 1)[0] == "cannon"


@pytest.mark.parametrize("way", ["reap", "fight"])
def test_noname_purges_whenever_it_is_used(way: str) -> None:
    game = scene(
        "dis",
        {"battleline": ["noname"], "discard": ["smith"], "purged": ["punch"]},
        {"battleline": ["plain-1"]},
    )
    if way == "reap":
        game.reap("noname")
        assert game.pile("purged") == ["smith", "punch"]
    else:
        game.act("fight", "noname")
        assert sorted(game.targets()) == ["plain-1", "smith"]
        game.choose("plain-1")
        assert game.pile("purged", 1) == ["plain-1"]
    assert game.power("noname") == 3


@pytest.mark.parametrize(
    ("place", "line", "captured"),
    [
        ("Left flank", ["plain-5", "plain-4", "plain-6"], {"plain-5": 1}),
        ("Between plain-4 and plain-6", ["plain-4", "plain-5", "plain-6"], {}),
        ("Right flank", ["plain-4", "plain-6", "plain-5"], {"plain-5": 1}),
    ],
)
def test_malison_moves_an_enemy_and_a_flank_makes_it_capture(
    place: str, line: list[str], captured: dict[str, int]
) -> None:
    game = scene(
        "dis",
        {"battleline": ["malison", "plain-3"], "amber": 2},
        {"battleline": ["plain-4", "plain-5", "plain-6", "plain-1"], "amber": 2},
    )
    game.fight("malison", "plain-1").yes()
    assert game.targets() == ["plain-4", "plain-5", "plain-6"]
    game.choose("plain-5").choose(place)
    assert game.line(1) == line
    assert game.line() == ["malison", "plain-3"]
    assert game.captured() == captured
    assert game.amber == (2, 2 - sum(captured.values()))


def test_malison_may_leave_them_where_they_are() -> None:
    game = scene(
        "dis",
        {"battleline": ["malison"]},
        {"battleline": ["plain-4", "plain-5", "plain-1"], "amber": 2},
    )
    game.fight("malison", "plain-1").no()
    assert game.line(1) == ["plain-4", "plain-5"]
    assert game.captured() == {}


@pytest.mark.parametrize(("seat", "other"), [(0, 1), (1, 0)])
def test_borr_nit_purges_one_of_the_top_five_of_a_deck(seat: int, other: int) -> None:
    deck = [f"plain-{power}" for power in range(1, 8)]
    sides = [{"deck": deck, "battleline": ["borr-nit"]}, {"deck": deck}]
    game = scene("dis", *sides)
    game.reap("borr-nit")
    players = game.game.table.state.players
    game.choose(players[seat].name)
    assert game.targets() == deck[:5]
    game.choose("plain-3")
    assert game.pile("purged", seat) == ["plain-3"]
    assert sorted(game.pile("deck", seat)) == sorted(set(deck) - {"plain-3"})
    assert game.pile("deck", other) == deck
    assert len(game.events("revealed")) == 5
    assert len(game.events("shuffled")) == 1


def test_borr_nit_reveals_what_there_is() -> None:
    game = scene("dis", {"battleline": ["borr-nit"]}, {"deck": ["plain-1"]})
    game.reap("borr-nit").choose(game.game.table.state.players[1].name)
    assert game.pile("purged", 1) == ["plain-1"]
    assert game.pile("deck", 1) == []


@pytest.mark.rule("R6.2", "R10.1")
def test_greater_oxtet_purges_after_your_cards_were_readied_and_before_you_draw() -> None:
    side = {
        "hand": ["punch", "anger"],
        "deck": ["fear"] * 9,
        "battleline": [{"card": "greater-oxtet", "exhausted": True}, "plain-3"],
    }
    game = scene("dis", side, {"hand": ["punch"]})
    game.end()
    assert game.targets() == ["punch", "anger"]
    assert not game.card("greater-oxtet").exhausted
    game.choose("anger")
    assert game.pile("purged") == ["anger"]
    assert game.power("greater-oxtet") == 6
    assert game.power("plain-3") == 3
    assert len(game.pile("hand")) == 6
    assert game.pile("purged", 1) == []


@pytest.mark.rule("R28.2")
@pytest.mark.parametrize(("hand", "power"), [([], 4), (["punch"], 6)])
def test_greater_oxtet_grows_only_for_a_card(hand: list[str], power: int) -> None:
    game = scene("dis", {"hand": hand, "battleline": ["greater-oxtet"]})
    game.end()
    assert game.power("greater-oxtet") == power
    assert game.pile("purged") == hand


def test_greater_oxtet_waits_for_its_controllers_step() -> None:
    game = scene(
        "dis", {"hand": ["punch"] * 6}, {"hand": ["anger"], "battleline": ["greater-oxtet"]}
    )
    game.end()
    assert game.power("greater-oxtet") == 4
    assert game.pile("hand", 1) == ["anger"]


@pytest.mark.rule("R8.2")
@pytest.mark.parametrize(("named", "stolen"), [("brobnar", 2), ("mars", 0)])
def test_snaglet_lies_in_wait_for_one_house(named: str, stolen: int) -> None:
    game = scene(
        "dis", {"battleline": ["snaglet"]}, {"amber": 3, "houses": ["brobnar", "mars", "logos"]}
    )
    game.use("snaglet").choose(named).end()
    game.choose("brobnar")
    assert game.amber == (stolen, 3 - stolen)


@pytest.mark.rule("R14.1")
@pytest.mark.parametrize(("purged", "lost"), [([], 0), (["rich"], 2), (["rich", "poor"], 2)])
def test_infurnace_burns_amber_for_each_printed_on_what_it_purges(
    purged: list[str], lost: int
) -> None:
    cards = [
        made("rich", power=1, bonus=["amber", "draw", "amber"]),
        made("poor", power=1, bonus=["damage"]),
    ]
    game = scene(
        "dis",
        {"hand": ["infurnace"], "discard": ["rich"]},
        {"amber": 5, "discard": ["rich", "poor", "plain-1"]},
        cards=cards,
    )
    game.play("infurnace").choose(game.offered()[1])
    game.choose(*purged)
    assert game.amber == (0, 5 - lost)
    assert sorted(game.pile("purged", 1)) == sorted(purged)
    assert game.pile("discard") == ["rich"]
