"""From a card file's data to a `CardDef`, with every problem named (see `language.reading`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from keyforge_tui.common.suggest import did_you_mean
from keyforge_tui.engine.language.core.ability import Continuous, Labelled
from keyforge_tui.engine.language.core.fields import CONTINUOUS_KEYS, field_key, names_back
from keyforge_tui.engine.language.core.primitive import Amount, Condition
from keyforge_tui.engine.language.read.complaints import refusals
from keyforge_tui.engine.language.read.heeding import Path, unheeded
from keyforge_tui.engine.language.read.reader import Reader
from keyforge_tui.engine.language.words.copies import COPIES
from keyforge_tui.engine.model.words import TRAITS, CardType, House, Icon, Keyword, Label
from keyforge_tui.engine.table.card import CardDef

State = Literal["ready", "stunned", "enraged", "warded"]


class CardFacts(BaseModel):
    """The plain facts of a card file, before its abilities."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=False)

    name: Annotated[str, Field(min_length=1, max_length=80)]
    house: House | tuple[House, ...]
    type: CardType
    power: Annotated[int, Field(ge=0, le=99)] | None = None
    armor: Annotated[int, Field(ge=0, le=99)] = 0
    traits: tuple[str, ...] = ()
    bonus: tuple[Icon, ...] = ()
    enhance: tuple[Icon, ...] = ()
    enters: State | None = None
    enters_under_opponent: bool = False
    archived_faceup: bool = False
    play_cost: Annotated[int, Field(ge=0)] = 0
    gigantic: str | None = None
    top_half: bool = False
    copies: Literal["a creature in play", "an action in their discard pile"] | None = None


FACT_KEYS = {field_key(name): name for name in CardFacts.model_fields}
OTHER_KEYS = ("keywords", "playable-if", "enters-if", "power-is", "as-upgrade")
LABEL_KEYS = tuple(Label)


def define(slug: str, data: object) -> tuple[CardDef | None, list[tuple[Path, str]]]:
    """A card's definition, or everything that is wrong with its file."""
    if not isinstance(data, dict):
        return None, [((), "a card file is a mapping: name, house, type, then abilities")]
    reader = Reader()
    facts = _facts(reader, data)
    abilities = _abilities(reader, data)
    others = _others(reader, data)
    if facts is not None and not reader.problems:
        _check(reader, facts, others.power_is is not None)
        for at, message in unheeded(facts.type, reader.spoken, reader.kinds, reader.called):
            reader.wrong(at, message)
    if facts is None or reader.problems:
        return None, reader.problems
    return _made(slug, facts, abilities, others), []


def _facts(reader: Reader, data: dict[str, object]) -> CardFacts | None:
    facts = {
        FACT_KEYS[key]: tuple(value) if isinstance(value, list) else value
        for key, value in data.items()
        if key in FACT_KEYS
    }
    try:
        return CardFacts.model_validate(facts)
    except ValidationError as error:
        for place, message in refusals(error):
            reader.wrong(tuple(names_back(part) for part in place), message)
        return None


def _abilities(reader: Reader, data: dict[str, object]) -> list[Labelled | Continuous]:
    """The abilities in printed order; those it has as an upgrade last."""
    block: dict[str, object] = {}
    known = [*FACT_KEYS, *OTHER_KEYS, *CONTINUOUS_KEYS, *LABEL_KEYS]
    for key, value in data.items():
        if key in CONTINUOUS_KEYS or str(key).split("/")[0] in LABEL_KEYS:
            block[key] = value
        elif key not in FACT_KEYS and key not in OTHER_KEYS:
            reader.wrong((str(key),), f"is not known on a card{did_you_mean(str(key), known)}")
    found = reader.abilities(block, ())
    as_upgrade = data.get("as-upgrade")
    if isinstance(as_upgrade, dict):
        reader.as_upgrade = True
        found += reader.abilities(as_upgrade, ("as-upgrade",))
        reader.as_upgrade = False
    return found


@dataclass(slots=True)
class _Others:
    """What a card file says in the language, beside its abilities."""

    keywords: dict[Keyword, int]
    playable_if: Condition | None
    enters_if: Condition | None
    power_is: Amount | None
    as_upgrade: bool
    tidal: bool


def _others(reader: Reader, data: dict[str, object]) -> _Others:
    def condition(key: str) -> Condition | None:
        return reader.condition(data[key], (key,)) if key in data else None

    return _Others(
        reader.keywords(data.get("keywords", []), ("keywords",)) or {},
        condition("playable-if"),
        condition("enters-if"),
        reader.amount(data["power-is"], ("power-is",)) if "power-is" in data else None,
        "as-upgrade" in data,
        reader.tidal,
    )


def _made(
    slug: str, facts: CardFacts, abilities: list[Labelled | Continuous], others: _Others
) -> CardDef:
    continuous = [ability for ability in abilities if isinstance(ability, Continuous)]
    labelled = [ability for ability in abilities if isinstance(ability, Labelled)]
    copies = COPIES.get(facts.copies) if facts.copies is not None else None
    return CardDef(
        slug=slug,
        name=facts.name,
        houses=(facts.house,) if isinstance(facts.house, House) else facts.house,
        type=facts.type,
        power=facts.power,
        armor=facts.armor,
        bonus=facts.bonus,
        enhance=facts.enhance,
        traits=frozenset(facts.traits),
        keywords=others.keywords,
        labelled={
            label: tuple(ability for ability in labelled if label in ability.labels)
            for label in Label
            if any(label in ability.labels for ability in labelled)
        },
        continuous=tuple(ability for ability in continuous if not ability.zones),
        elsewhere=tuple(ability for ability in continuous if ability.zones),
        enters=() if facts.enters is None else ((facts.enters, others.enters_if),),
        enters_under_opponent=facts.enters_under_opponent,
        archived_faceup=facts.archived_faceup,
        playable_if=others.playable_if,
        play_cost=facts.play_cost,
        power_is=others.power_is,
        gigantic=facts.gigantic,
        top_half=facts.top_half,
        as_upgrade=others.as_upgrade,
        copies=copies if facts.type is CardType.CREATURE else None,
        copies_action=copies if facts.type is CardType.ACTION else None,
        tidal=others.tidal,
        abilities=tuple(abilities),
    )


def _check(reader: Reader, facts: CardFacts, computed_power: bool) -> None:
    """What the facts of a card must have in common with each other."""
    for trait in facts.traits:
        if trait not in TRAITS:
            reader.unknown(("traits",), trait, TRAITS, "trait")
    creature = facts.type is CardType.CREATURE
    if creature and facts.power is None and not computed_power and facts.copies is None:
        reader.wrong(("power",), "is missing; a creature has power")
    if not creature and facts.power is not None:
        reader.wrong(("power",), f"does not belong on an {facts.type}")
