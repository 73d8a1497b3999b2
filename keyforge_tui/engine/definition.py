"""From a card file's data to a `CardDef`, with every problem named (see `language.reading`)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from keyforge_tui.engine.card import CardDef
from keyforge_tui.engine.language.abilities import Continuous, Labelled
from keyforge_tui.engine.language.fields import CONTINUOUS_KEYS, field_key, hint, names_back
from keyforge_tui.engine.language.reading import Path, Reader
from keyforge_tui.engine.language.special import COPIES
from keyforge_tui.engine.refusals import refusals
from keyforge_tui.engine.words import TRAITS, CardType, House, Icon, Label

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
    play_cost: Annotated[int, Field(ge=0)] = 0
    gigantic: str | None = None
    top_half: bool = False
    copies: Literal["a creature in play", "an action in their discard pile"] | None = None


FACT_KEYS = {field_key(name): name for name in CardFacts.model_fields}
OTHER_KEYS = ("keywords", "playable-if", "enters-if", "power-is", "as-upgrade")
LABEL_KEYS = tuple(Label)


def define(slug: str, data: object) -> tuple[CardDef | None, list[tuple[Path, str]]]:
    """A card's definition, or everything that is wrong with its file."""
    reader = Reader()
    if not isinstance(data, dict):
        return None, [((), "a card file is a mapping: name, house, type, then abilities")]
    facts: dict[str, object] = {}
    abilities: dict[str, object] = {}
    for key, value in data.items():
        if key in FACT_KEYS:
            facts[FACT_KEYS[key]] = tuple(value) if isinstance(value, list) else value
        elif key not in OTHER_KEYS:
            abilities[str(key)] = value
    known = [*FACT_KEYS, *OTHER_KEYS, *CONTINUOUS_KEYS, *LABEL_KEYS]
    for key in list(abilities):
        if key not in CONTINUOUS_KEYS and key.split("/")[0] not in LABEL_KEYS:
            reader.wrong((key,), f"is not known on a card{hint(key, known)}")
            del abilities[key]
    read = _facts(reader, facts)
    found = reader.abilities(abilities, ())
    reader.upgrade_mode = True
    as_upgrade = data.get("as-upgrade")
    if isinstance(as_upgrade, dict):
        found += reader.abilities(as_upgrade, ("as-upgrade",))
    keywords = reader.keywords(data.get("keywords", []), ("keywords",))
    playable = condition = power_is = None
    if "playable-if" in data:
        playable = reader.condition(data["playable-if"], ("playable-if",))
    if "enters-if" in data:
        condition = reader.condition(data["enters-if"], ("enters-if",))
    if "power-is" in data:
        power_is = reader.amount(data["power-is"], ("power-is",))
    if read is None or reader.problems:
        return None, reader.problems
    _check(reader, read, power_is is not None)
    if reader.problems:
        return None, reader.problems
    continuous = [ability for ability in found if isinstance(ability, Continuous)]
    labelled = [ability for ability in found if isinstance(ability, Labelled)]
    copies = COPIES.get(read.copies) if read.copies is not None else None
    return (
        CardDef(
            slug=slug,
            name=read.name,
            houses=(read.house,) if isinstance(read.house, House) else read.house,
            type=read.type,
            power=read.power,
            armor=read.armor,
            bonus=read.bonus,
            enhance=read.enhance,
            traits=frozenset(read.traits),
            keywords=keywords or {},
            labelled={
                label: tuple(ability for ability in labelled if label in ability.labels)
                for label in Label
                if any(label in ability.labels for ability in labelled)
            },
            continuous=tuple(ability for ability in continuous if not ability.zones),
            elsewhere=tuple(ability for ability in continuous if ability.zones),
            enters=() if read.enters is None else ((read.enters, condition),),
            enters_under_opponent=read.enters_under_opponent,
            playable_if=playable,
            play_cost=read.play_cost,
            power_is=power_is,
            gigantic=read.gigantic,
            top_half=read.top_half,
            upgrade_mode=True if as_upgrade is not None else None,
            copies=copies if read.type is CardType.CREATURE else None,
            copies_action=copies if read.type is CardType.ACTION else None,
            abilities=tuple(found),
        ),
        [],
    )


def _facts(reader: Reader, facts: dict[str, object]) -> CardFacts | None:
    try:
        return CardFacts.model_validate(facts)
    except ValidationError as error:
        for place, message in refusals(error):
            reader.wrong(tuple(names_back(part) for part in place), message)
        return None


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
