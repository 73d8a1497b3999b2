"""From plain data to primitives, with everything that is wrong named and placed.

Nothing here reads a file: data comes in as dictionaries, lists, strings and numbers, and every
problem goes out with the path of keys that leads to it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from pydantic import ValidationError

from keyforge_tui.common.suggest import did_you_mean, meant_or_possible
from keyforge_tui.engine.language.cards.phrase import PhraseError, parse
from keyforge_tui.engine.language.cards.selector import Selector, Several
from keyforge_tui.engine.language.core.ability import (
    Continuous,
    Instead,
    Labelled,
    Static,
    Triggered,
    Watch,
)
from keyforge_tui.engine.language.core.fields import (
    CONTINUOUS_KEYS,
    SWITCHES,
    field_keys,
    is_amount,
    listed,
    names_back,
    nested_in,
)
from keyforge_tui.engine.language.core.primitive import (
    Amount,
    Cards,
    Condition,
    Constant,
    Effect,
    Modifier,
    Occasion,
    Primitive,
    Trigger,
)
from keyforge_tui.engine.language.read.complaints import refusals
from keyforge_tui.engine.language.read.heeding import Path, Spoken, circular
from keyforge_tui.engine.language.words.amounts import All
from keyforge_tui.engine.language.words.comparing import COMPARISONS, Compare
from keyforge_tui.engine.language.words.effects.flow import Named
from keyforge_tui.engine.language.words.effects.lasting import LastingEffect
from keyforge_tui.engine.language.words.modifiers.characteristics import Gains
from keyforge_tui.engine.language.words.modifiers.uses import Cannot
from keyforge_tui.engine.language.words.occasions import WAYS, refused
from keyforge_tui.engine.model.words import Keyword, Label

P = TypeVar("P", bound=Primitive)

BESIDE = ("select", "and", "except", "where", "by", "number")
"""The words of a selector that a phrase alone cannot say."""
CHOOSERS = ("you", "opponent", "owner")
"""Who may choose cards, beside the active player."""


@dataclass(slots=True)
class Reader:
    """Reads one definition and collects what is wrong with it."""

    problems: list[tuple[Path, str]] = field(default_factory=list)
    as_upgrade: bool = False
    tidal: bool = False
    """Something that was read speaks of the tide."""
    occasion: str | None = None
    """The event that would happen, while what happens instead of it is read."""
    spoken: list[Spoken] = field(default_factory=list)
    """Every phrase that was read, for `heeding`."""
    kinds: list[tuple[Path, type[Primitive]]] = field(default_factory=list)
    """Every word that was read."""
    called: list[tuple[Path, str]] = field(default_factory=list)
    """Every name that cards were given."""

    def wrong(self, at: Path, message: str) -> None:
        """Note a problem."""
        self.problems.append((at, message))

    def unknown(self, at: Path, word: str, known: Iterable[str], what: str) -> None:
        """Note an unknown word, with the nearest known one."""
        self.wrong(at, f'unknown {what} "{word}"{meant_or_possible(word, known)}')

    # -- leaves --------------------------------------------------------------------------

    def selector(
        self, data: object, at: Path, kind: type[Primitive] | None = None, *, every: bool = False
    ) -> Cards | None:
        """A phrase, or a mapping that adds what a phrase cannot say.

        `every`: nobody chooses, all that fit are meant.
        """
        extra: dict[str, object] = {}
        if isinstance(data, dict):
            if "and" in data:
                one = {key: value for key, value in data.items() if key != "and"}
                parts = (
                    self.selector(one, at, kind, every=every),
                    self.selector(data["and"], (*at, "and"), kind, every=every),
                )
                known = tuple(part for part in parts if part is not None)
                return Several(known) if len(known) == len(parts) else None
            if any(key not in BESIDE for key in data):
                for key in data:
                    if key not in BESIDE:
                        self.unknown((*at, key), str(key), BESIDE, "word in a selector")
                return None
            extra = self.beside(data, at, kind)
            data = data.get("select")
        if not isinstance(data, str):
            self.wrong(at, "says which cards: write a phrase such as “each enemy creature”")
            return None
        try:
            found = parse(data)
        except PhraseError as error:
            self.wrong(at, f"{error}{did_you_mean(error.word, error.known)}")
            return None
        found = found.having(**extra) if extra else found
        self.spoken.append(Spoken(at, found, kind, every=every))
        return found

    def beside(
        self, data: dict[str, object], at: Path, kind: type[Primitive] | None
    ) -> dict[str, object]:
        """What stands beside a phrase, as words of a description."""
        extra: dict[str, object] = {}
        if "where" in data:
            extra["where"] = self.condition(data["where"], (*at, "where"))
        if "by" in data:
            extra["by"] = data["by"]
            if data["by"] not in CHOOSERS:
                self.unknown((*at, "by"), str(data["by"]), CHOOSERS, "player to choose")
        if "number" in data:
            extra["number"] = self.amount(data["number"], (*at, "number"))
        if "except" in data:
            extra["excluded"] = self.selector(data["except"], (*at, "except"), kind, every=True)
        return extra

    def described(self, found: Cards | None, said: str) -> Cards | None:
        """A description of which every card is meant: how many is not asked (see `heeding`)."""
        if isinstance(found, Selector) and found.ref is None and not found.places[0].top:
            return found.having(quantity=said)
        return found

    def amount(self, data: object, at: Path) -> Amount | None:
        """A number, "all", or a mapping."""
        if isinstance(data, bool):
            self.wrong(at, "is a number or a mapping such as {count: friendly creature}")
            return None
        if isinstance(data, int):
            return Constant(number=data)
        if data == "all":
            return All()
        if isinstance(data, dict):
            return self.by_word(Amount, data, at, "amount")
        self.wrong(at, "is a number, all, or a mapping such as {count: friendly creature}")
        return None

    def condition(self, data: object, at: Path) -> Condition | None:
        """A mapping; an amount with a comparison is a condition too."""
        if not isinstance(data, dict):
            self.wrong(at, "is a mapping such as {amber-of: opponent, at-least: 7}")
            return None
        comparisons = {key: data[key] for key in data if key in COMPARISONS}
        if comparisons:
            rest = {key: value for key, value in data.items() if key not in comparisons}
            return self.fields(Compare, {"compare": rest, **comparisons}, at)
        return self.by_word(Condition, data, at, "condition")

    def keywords(self, data: object, at: Path) -> dict[Keyword, int] | None:
        """A list of keywords, numbered ones as "assault 2"."""
        if not isinstance(data, list):
            self.wrong(at, "is a list of keywords such as [taunt, assault 2]")
            return None
        found: dict[Keyword, int] = {}
        for place, item in enumerate(data):
            word, _, number = str(item).partition(" ")
            if word not in set(Keyword):
                self.unknown((*at, place), word, list(Keyword), "keyword")
            elif number and not number.isdigit():
                self.wrong((*at, place), f'"{item}": a keyword takes a plain number')
            else:
                found[Keyword(word)] = int(number or 0)
        return found

    # -- words ---------------------------------------------------------------------------

    def by_word(self, family: type[P], data: dict[str, object], at: Path, what: str) -> P | None:
        """The primitive of a family that one of the keys names."""
        words = family.words()
        for key in data:
            if key in words:
                kind = words[key]
                assert issubclass(kind, family)
                return self.fields(kind, data, at)
        if not data:
            self.wrong(at, f"is empty: an {what} needs a word")
        else:
            first = next(iter(data))
            self.unknown((*at, first), str(first), words, what)
        return None

    def fields(self, kind: type[P], data: dict[str, object], at: Path) -> P | None:
        """A primitive from the fields of a mapping."""
        values: dict[str, object] = {}
        before = len(self.problems)
        self.kinds.append((at, kind))
        names = field_keys(kind)
        for key, value in data.items():
            name = names.get(str(key))
            if name is None:
                if written := next((one for one in SWITCHES.get(str(key), ()) if one in names), ""):
                    self.wrong((*at, key), f"other YAML tools read true or false: write {written}")
                    continue
                self.unknown(
                    (*at, key), str(key), names, f"word beside {kind.word or kind.__name__}"
                )
                continue
            values[name] = self.value(kind, name, value, (*at, key))
        if len(self.problems) > before:
            return None
        return self.model(kind, values, at)

    def model(self, kind: type[P], values: dict[str, object], at: Path) -> P | None:
        """A primitive from the values of its fields."""
        self.tidal |= kind.tidal
        try:
            made = kind.model_validate(values)
            if complaint := made.unheeded():
                self.wrong(at, complaint)
            return made
        except ValidationError as error:
            for place, message in refusals(error):
                self.wrong((*at, *(names_back(part) for part in place)), message)
            return None

    def value(self, kind: type[Primitive], name: str, value: object, at: Path) -> object:
        """One field: primitives are read, everything else is left to the model."""
        nested = nested_in(kind, name)
        signed = issubclass(kind, Modifier) or (nested is not None and nested.signed)
        if isinstance(value, int) and value < 0 and not signed:
            self.wrong(at, "is at least 0: a negative number undoes nothing")
        if nested is None:
            return tuple(value) if isinstance(value, list) else value
        if nested.family == "abilities":
            return self.continuous(value, at)
        if nested.family == "selector":
            found = self.selector(value, at, kind, every=nested.every)
            return self.described(found, nested.described) if nested.described else found
        read = {
            "amount": self.amount,
            "condition": self.condition,
            "effect": self.effect,
            "keywords": self.keywords,
        }[nested.family]
        if nested.finite and value == "all":
            self.wrong(at, "is a number: there is no end of it, so “all” says nothing")
            return None
        if nested.many:
            return self.many(nested.family, value, at)
        return read(value, at)

    def many(self, family: str, data: object, at: Path) -> tuple[object, ...]:
        """A list of primitives, or a single one."""
        items = data if isinstance(data, list) else [data]
        read = self.effect if family == "effect" else self.condition
        if not items:
            self.wrong(at, "is empty")
        found = []
        for place, item in enumerate(items):
            where = (*at, place) if isinstance(data, list) else at
            one = read(item, where)
            if one is not None:
                found.append(one)
        return tuple(found)

    def effect(self, data: object, at: Path) -> Effect | None:
        """An effect; `as` gives its result a name, continuous keys belong to `lasting`."""
        if not isinstance(data, dict):
            self.wrong(at, "is an effect: write a mapping such as {steal: 1}")
            return None
        data = dict(data)
        name = data.pop("as", None)
        found: Effect | None
        if "lasting" in data:
            block = {key: data.pop(key) for key in list(data) if key in CONTINUOUS_KEYS}
            found = self.fields(LastingEffect, {**data, "abilities": block}, at)
        else:
            found = self.by_word(Effect, data, at, "effect")
            if found is not None:
                self.about_an_event(found, at)
        if name is not None:
            self.called.append((at, str(name)))
        if found is not None and name is not None:
            return Named(do=found, as_=str(name))
        return found

    def about_an_event(self, effect: Effect, at: Path) -> None:
        """Refuse what speaks of an event that would happen, where none of its kind would."""
        events = effect.only_instead_of()
        if events is not None and (
            self.occasion is None or (events and self.occasion not in events)
        ):
            where = " or ".join(f"instead-of: {event}" for event in events) or "instead-of"
            self.wrong(at, f"{effect.word} as it is written stands only under {where}")

    # -- abilities -----------------------------------------------------------------------

    def abilities(self, data: dict[str, object], at: Path) -> list[Labelled | Continuous]:
        """Every ability of a block, in order."""
        found: list[Labelled | Continuous] = []
        for key, value in data.items():
            if key in CONTINUOUS_KEYS:
                found += self.continuous({key: value}, at)
            else:
                labelled = self.labelled(str(key), value, (*at, key))
                if labelled is not None:
                    found.append(labelled)
        return found

    def labelled(self, key: str, data: object, at: Path) -> Labelled | None:
        """`play`, `fight/reap`, ...: a list of effects, or a mapping with `do` and more."""
        labels = key.split("/")
        for label in labels:
            if label not in set(Label):
                self.unknown(at, label, [*Label, *CONTINUOUS_KEYS], "ability")
                return None
        extra: dict[str, object] = {}
        if (
            isinstance(data, dict)
            and set(data) <= {"do", "if", "instead"}
            and ("instead" in data or ("if" in data and "do" in data))
        ):
            if "if" in data:
                extra["if_"] = self.condition(data["if"], (*at, "if"))
            extra["instead"] = data.get("instead", False) is True
            if not isinstance(data.get("instead", False), bool):
                self.wrong((*at, "instead"), "is true or false")
            data, at = data.get("do", []), (*at, "do")
        effects = self.many("effect", data, at)
        return Labelled(
            labels=tuple(Label(label) for label in labels),
            do=effects,
            as_upgrade=self.as_upgrade,
            **extra,
        )

    def continuous(self, data: object, at: Path) -> tuple[Continuous, ...]:
        """The constant and listening abilities of a block."""
        if not isinstance(data, dict):
            known = f"{', '.join(CONTINUOUS_KEYS[:-1])} or {CONTINUOUS_KEYS[-1]}"
            self.wrong(at, f"is a mapping with {known}")
            return ()
        found: list[Continuous] = []
        for key, value in data.items():
            if key not in CONTINUOUS_KEYS:
                self.unknown((*at, key), str(key), CONTINUOUS_KEYS, "ability")
                continue
            if value == []:
                self.wrong((*at, key), "is empty")
            items = value if isinstance(value, list) else [value]
            for place, item in enumerate(items):
                where = (*at, key, place) if isinstance(value, list) else (*at, key)
                if not isinstance(item, dict):
                    self.wrong(where, "is a mapping")
                    continue
                one = self.one_continuous(str(key), item, where)
                if one is not None:
                    found.append(one)
        return tuple(found)

    def one_continuous(self, key: str, data: dict[str, object], at: Path) -> Continuous | None:
        """One ability under `always`, `after`, ..."""
        if key == "always":
            return self.static(data, at)
        if key == "as-soon-as":
            watch = self.condition(data.get("when"), (*at, "when"))
            done = self.many("effect", data.get("do"), (*at, "do"))
            if watch is None:
                return None
            own = {"as_player": data["as-player"]} if "as-player" in data else {}
            return self.build(Watch, {"when": watch, "do": done, **own}, at)
        if key == "instead-of":
            return self.instead(data, at)
        return self.triggered(key, data, at)

    def instead(self, data: dict[str, object], at: Path) -> Instead | None:
        """What happens in place of an event that would happen."""
        data = dict(data)
        own: dict[str, object] = {"as_upgrade": self.as_upgrade}
        said = [way for way in WAYS if way in data]
        if "do" in data:
            outer = self.occasion
            self.occasion = next((key for key in data if key in Occasion.words()), "")
            own["do"] = self.many("effect", data.pop("do"), (*at, "do"))
            self.occasion = outer
        if "if" in data:
            own["if_"] = self.condition(data.pop("if"), (*at, "if"))
        for name in ("may", "each", "goes-to", "comes-from", "as-player"):
            if name in data:
                own[name.replace("-", "_")] = data.pop(name)
        if "works-in" in data:
            own["zones"] = tuple(listed(data.pop("works-in")))
        occasion = self.by_word(Occasion, data, at, "event that would happen")
        if occasion is None:
            return None
        if refusal := refused(occasion, said, own):
            self.wrong(at, refusal)
        return self.build(Instead, {"of": occasion, **own}, at)

    def triggered(self, key: str, data: dict[str, object], at: Path) -> Triggered | None:
        """An answer to an event."""
        data = dict(data)
        own: dict[str, object] = {"each_time": key == "each-time", "as_upgrade": self.as_upgrade}
        if "do" not in data:
            self.wrong(at, "says no effects: add do")
            return None
        own["do"] = self.many("effect", data.pop("do"), (*at, "do"))
        if "if" in data:
            own["if_"] = self.condition(data.pop("if"), (*at, "if"))
        for name in ("during", "may", "before-play", "as-player"):
            if name in data:
                own[name.replace("-", "_")] = data.pop(name)
        if "works-in" in data:
            own["zones"] = tuple(listed(data.pop("works-in")))
        trigger = self.by_word(Trigger, data, at, "event")
        if trigger is None:
            return None
        return self.build(Triggered, {"trigger": trigger, **own}, at)

    def static(self, data: dict[str, object], at: Path) -> Static | None:
        """Modifiers with their scope."""
        own: dict[str, object] = {"as_upgrade": self.as_upgrade}
        found: list[Modifier] = []
        words = Modifier.words()
        for key, value in data.items():
            where = (*at, key)
            if key == "to":
                own["to"] = self.described(self.selector(value, where, Static, every=True), "each")
            elif key == "while":
                own["while_"] = self.condition(value, where)
            elif key in ("who", "as-player"):
                own[key.replace("-", "_")] = value
            elif key == "works-in":
                own["zones"] = tuple(listed(value))
            elif key in words:
                kind = words[key]
                assert issubclass(kind, Modifier)
                one = self.modifier(kind, value, where)
                if one is not None:
                    found.append(one)
            else:
                known = [*words, "to", "who", "while", "as-player", "works-in"]
                self.unknown(where, str(key), known, "modifier")
        if not found:
            if not self.problems:
                self.wrong(at, "changes nothing: add a modifier such as power: 1")
            return None
        if wrong := circular(own.get("to"), found):
            self.wrong((*at, "to"), wrong)
        for modifier in found:
            if modifier.about == "cards" and "to" not in own:
                self.wrong(at, f"{modifier.word} needs to: which cards")
            if modifier.about == "player" and "who" not in own:
                self.wrong(at, f"{modifier.word} needs who: which player")
        return self.build(Static, {**own, "modifiers": tuple(found)}, at)

    def modifier(self, kind: type[Modifier], value: object, at: Path) -> Modifier | None:
        """A modifier from its value: the main field alone, or a mapping of its fields."""
        if kind is Gains:
            if not isinstance(value, dict):
                self.wrong(at, "is a mapping of abilities such as {reap: [{steal: 1}]}")
                return None
            gained = self.abilities(value, at)
            return Gains(
                labelled=tuple(a for a in gained if isinstance(a, Labelled)),
                continuous=tuple(a for a in gained if isinstance(a, Continuous)),
            )
        main = kind.word.replace("-", "_")
        names = field_keys(kind)
        if (
            isinstance(value, dict)
            and value.keys() <= names.keys()
            and (
                main not in kind.model_fields
                or kind.word in value
                or (len(kind.model_fields) > 1 and not is_amount(value))
            )
        ):
            return self.fields(kind, value, at)
        if kind is Cannot and isinstance(value, str):
            value = [value]
        return self.fields(kind, {kind.word: value}, at[:-1])

    def build(self, kind: type[P], values: dict[str, object], at: Path) -> P | None:
        """A primitive from values that were read already."""
        return None if self.problems else self.model(kind, values, at)
