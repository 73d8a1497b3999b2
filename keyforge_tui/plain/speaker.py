"""The table in sentences, as one viewer sees it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from keyforge_tui.engine import (
    NUMBERED_KEYWORDS,
    AnyCardView,
    CardId,
    CardType,
    CardView,
    Deck,
    Hidden,
    KeyColor,
    Keyword,
    Part,
    PlayerId,
    PlayerView,
    TableView,
    opponent_of,
)
from keyforge_tui.match.setting import by_house
from keyforge_tui.story.sentences import many

USUAL_KEY_COST = 6


class Speaker:
    """Puts a view into sentences, with the players' names."""

    def __init__(self, view: TableView, names: tuple[str, str], viewer: PlayerId) -> None:
        self.view = view
        self.names = names
        self.viewer = viewer

    def table(self) -> list[str]:
        """Everything on the table: whose turn it is, then the opponent's side, then one's own."""
        view = self.view
        turn = "yours" if view.active == self.viewer else f"{self.names[view.active]}’s"
        said = [f"Turn {view.turn} is {turn}."] if view.turn else []
        if view.house is not None:
            said.append(f"The active house is {view.house.title}.")
        if view.tide is not None:
            said.append(f"The tide is high for {self.names[view.tide]}.")
        lines = [" ".join(said)] if said else []
        for player in (opponent_of(self.viewer), self.viewer):
            lines += self.side(view.players[player])
        return lines

    def side(self, player: PlayerView) -> list[str]:
        """One player's side: figures, creatures, artifacts."""
        name = self.names[player.id]
        keys = [color.value for color in KeyColor if player.keys[color]]
        forged = f"Keys forged: {_listed(keys)}." if keys else "No keys forged."
        chains = f" {many(player.chains, 'chain')}." if player.chains else ""
        lines = [
            f"{name} has {player.amber} Æmber; a key costs {key_cost(player)}. {forged}{chains}",
            f"{name}: {many(len(player.hand), 'card')} in hand, {player.deck_count} in the deck, "
            f"{len(player.discard)} discarded, {len(player.archives)} archived, "
            f"{len(player.purged)} purged.",
        ]
        if player.battleline:
            count = many(len(player.battleline), "creature")
            told = _numbered(player.battleline)
            lines.append(f"{name}’s battleline, {count} from {name}’s left: {told}.")
        else:
            lines.append(f"{name} has no creatures.")
        if player.artifacts:
            lines.append(f"{name}’s artifacts: {_numbered(player.artifacts)}.")
        return lines

    def hand(self) -> list[str]:
        """The viewer's own hand."""
        cards = self.view.players[self.viewer].hand
        if not cards:
            return ["Your hand is empty."]
        return [f"Your hand, {many(len(cards), 'card')}: {'; '.join(map(named, cards))}."]

    def piles(self) -> list[str]:
        """Every pile that may be looked through, top card first."""
        lines = []
        for player in (opponent_of(self.viewer), self.viewer):
            side = self.view.players[player]
            for title, cards in (
                ("discard pile", side.discard),
                ("archives", side.archives),
                ("purged cards", side.purged),
            ):
                if cards:
                    whose = "Your" if player == self.viewer else f"{self.names[player]}’s"
                    told = "; ".join(map(_name, cards))
                    lines.append(f"{whose} {title}: {told}.")
        return lines or ["Every pile is empty."]

    def place(self, card: CardId) -> str:
        """Where a card lies, as far as the viewer sees it; empty where it is nowhere in sight."""
        for player in (self.viewer, opponent_of(self.viewer)):
            side = self.view.players[player]
            whose = "your" if player == self.viewer else f"{self.names[player]}’s"
            line = [one.id for one in side.battleline]
            if card in line:
                return f"{whose} battleline, {line.index(card) + 1} of {len(line)} from the left"
            rows = (
                ("hand", side.hand),
                ("artifacts", side.artifacts),
                ("discard pile", side.discard),
                ("archives", side.archives),
                ("purged cards", side.purged),
            )
            for title, cards in rows:
                if any(one.id == card for one in cards):
                    return f"{whose} {title}"
            for host in (*side.battleline, *side.artifacts):
                if isinstance(host, CardView):
                    if any(one.id == card for one in host.upgrades):
                        return f"on {host.name}, {whose}"
                    if any(one.id == card for one in host.under):
                        return f"under {host.name}, {whose}"
        return ""


def named(card: AnyCardView) -> str:
    """A card by name with what is to be known about it now."""
    if isinstance(card, Hidden):
        return _name(card)
    return ", ".join([card.name, *facts(card)])


def facts(card: CardView) -> list[str]:
    """What is to be known about a card now, in a few words each."""
    words = [card.house.title]
    if card.type is CardType.CREATURE:
        words.append(f"power {card.power}")
        if card.armor:
            words.append(f"armor {card.armor}")
    else:
        words.append(card.type.value)
    words += [keyword(word, number) for word, number in card.keywords.items()]
    return words + states(card)


def states(card: CardView) -> list[str]:
    """What happened to a card in play."""
    words = []
    if card.damage:
        words.append(f"{card.damage} damage")
    if card.amber:
        words.append(f"{card.amber} Æmber on it")
    if card.power_counters:
        words.append(many(card.power_counters, "+1 power counter"))
    words += [many(number, f"{name} counter") for name, number in card.counters]
    words += [word for word in ("exhausted", "stunned", "warded", "enraged") if getattr(card, word)]
    words += [f"with {_name(upgrade)}" for upgrade in card.upgrades]
    if card.under:
        words.append(f"{many(len(card.under), 'card')} under it")
    return words


def keyword(word: Keyword, number: int) -> str:
    """A keyword, with its number where it has one."""
    return f"{word.value} {number}" if word in NUMBERED_KEYWORDS else word.value


def key_cost(player: PlayerView) -> str:
    """What a key costs, with the reasons where it is not the usual cost."""
    if player.key_cost == USUAL_KEY_COST or len(player.key_cost_parts) < 2:
        return str(player.key_cost)
    return f"{player.key_cost} ({sources(player.key_cost_parts)})"


def sources(parts: Sequence[Part]) -> str:
    """Where a number comes from."""
    return ", ".join(f"{part.amount:+} {part.text}" for part in parts)


def _numbered(cards: Sequence[AnyCardView]) -> str:
    return "; ".join(f"{number}. {named(card)}" for number, card in enumerate(cards, start=1))


def _name(card: AnyCardView) -> str:
    return "a card face down" if isinstance(card, Hidden) else card.name


def _listed(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def list_lines(lists: Iterable[tuple[str, Deck]]) -> list[str]:
    """The decks a player may read, each with its player."""
    lines: list[str] = []
    for name, deck in lists:
        lines.append(f"{name}: {deck.name}.")
        lines += [f"{house.title}: {', '.join(titles)}." for house, titles in by_house(deck)]
    return lines
