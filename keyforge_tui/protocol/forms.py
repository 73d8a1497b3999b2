"""Decisions, views and reasons in the protocol's words."""

from __future__ import annotations

from keyforge_tui.engine import (
    NUMBERED_KEYWORDS,
    About,
    AnyCardView,
    DecisionKind,
    Game,
    Hidden,
    Option,
    PlayerView,
    Reason,
    TableView,
)
from keyforge_tui.protocol.blind import OPEN, Sight
from keyforge_tui.protocol.requests import Json

_CARRIES: dict[DecisionKind, tuple[str, ...]] = {
    DecisionKind.MULLIGAN: ("action",),
    DecisionKind.HOUSE: ("house",),
    DecisionKind.ARCHIVES: ("action",),
    DecisionKind.MAIN: ("action", "card"),
    DecisionKind.POSITION: ("position", "action"),
    DecisionKind.TARGET: ("card", "player"),
    DecisionKind.ORDER: ("card",),
    DecisionKind.OPTION: (),
    DecisionKind.PICK: ("house",),
}
"""What the options of each kind of question carry besides id and label."""


def decision_form(game: Game) -> Json | None:
    """The pending decision with every option."""
    decision = game.decision
    if decision is None:
        return None
    form: Json = {
        "player": decision.player,
        "kind": decision.kind.value,
        "prompt": decision.prompt,
        "source": decision.source,
        "min": decision.min,
        "max": decision.max,
        "options": [option_form(decision.kind, option) for option in decision.options],
        "about": None if decision.about is None else about_form(game, decision.about),
    }
    if decision.kind is DecisionKind.PICK:
        form["others"] = False  # what is not listed cannot be chosen
    return form


def about_form(game: Game, about: About) -> Json:
    """The ability or event that asks."""
    return {
        "card": about.card,
        "ability": about.ability,
        "text": about.text,
        "event": None if about.event is None else game.number_of(about.event),
    }


def option_form(kind: DecisionKind, option: Option) -> Json:
    """One option, with what its kind of question carries."""
    form: Json = {"id": option.id}
    for name in _CARRIES[kind]:
        value = getattr(option, name)
        if value is not None:
            form[name] = value
    if kind is DecisionKind.PICK and option.value is not None and option.value_kind is not None:
        form[option.value_kind] = option.value
    if kind is DecisionKind.OPTION and option.action in ("yes", "no"):
        form["action"] = option.action
    form["label"] = option.label
    return form


def reason_form(reason: Reason) -> Json:
    """Why an action is not offered."""
    return {"text": reason.text, "rule": reason.rule, "card": reason.card}


def state_form(view: TableView, sight: Sight = OPEN) -> Json:
    """The table as somebody sees it."""
    return {
        "turn": view.turn,
        "active": view.active,
        "house": view.house,
        "step": view.step.value,
        "tide": view.tide,
        "winner": view.winner,
        "players": [_player_form(player, sight) for player in view.players],
    }


def _player_form(player: PlayerView, sight: Sight) -> Json:
    form: Json = {
        "name": player.name,
        "houses": list(player.houses),
        "amber": player.amber,
        "chains": player.chains,
        "key_cost": player.key_cost,
        "keys": {key.value: forged for key, forged in player.keys.items()},
    }
    for name in ("hand", "deck", "discard", "archives", "purged", "battleline", "artifacts"):
        cards: tuple[AnyCardView, ...] | None = getattr(player, name)
        form[name] = player.deck_count if cards is None else pile_form(cards, sight)
    return form


def pile_form(cards: tuple[AnyCardView, ...], sight: Sight) -> list[Json]:
    """Some cards of one place."""
    return [card_form(card, sight) for card in sight.pile(cards)]


def card_form(card: AnyCardView, sight: Sight) -> Json:
    """A card; of a hidden one only its number."""
    if isinstance(card, Hidden):
        return {"id": sight.number(card)}
    return {
        "id": card.id,
        "name": card.name,
        "slug": card.slug,
        "house": card.house,
        "houses": list(card.houses),
        "type": card.type.value,
        "owner": card.owner,
        "controller": card.controller,
        "exhausted": card.exhausted,
        "stunned": card.stunned,
        "warded": card.warded,
        "enraged": card.enraged,
        "damage": card.damage,
        "amber": card.amber,
        "power": card.power,
        "armor": card.armor,
        "armor_left": card.armor_left,
        "power_counters": card.power_counters,
        "counters": dict(card.counters),
        "keywords": {
            keyword.value: number if keyword in NUMBERED_KEYWORDS else True
            for keyword, number in card.keywords.items()
        },
        "traits": list(card.traits),
        "bonus": list(card.bonus),
        "upgrades": pile_form(card.upgrades, sight),
        "under": pile_form(card.under, sight),
        "flank": card.on_flank,
        "tagged": card.tagged,
        "elusive_used": card.elusive_used,
        "copy_of": card.copy_of,
    }
