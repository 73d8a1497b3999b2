"""The beginning of a card file, from a card's facts: what is printed beside the rules text.

Of the text only what is a fact is taken: keywords, enhanced icons, and which bold labels there are,
each with nothing behind it, so that a check of the file says where to go on.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from keyforge_tui.common.errors import UserError
from keyforge_tui.common.suggest import did_you_mean
from keyforge_tui.engine import CardType, House, Icon, Keyword, Label, refusals
from keyforge_tui.library.sets import card_id, folded
from keyforge_tui.library.source import SourceError, dotted, read_text


class Printing(BaseModel):
    """Where a card was printed."""

    model_config = ConfigDict(extra="ignore")

    set: Annotated[str, Field(pattern="^[a-z0-9]+$")]
    house: House


class Facts(BaseModel):
    """What is told of a card; anything else that is told of it is left aside."""

    model_config = ConfigDict(extra="ignore")

    id: Annotated[str, Field(min_length=1, max_length=80)]
    name: Annotated[str, Field(min_length=1, max_length=80)]
    house: Annotated[list[House], Field(min_length=1)]
    type: CardType
    power: int | None = None
    armor: int | None = None
    amber: Annotated[int, Field(ge=0, le=9)] = 0
    traits: list[str] = []
    printings: Annotated[list[Printing], Field(min_length=1)]
    text: str = ""

    @property
    def place(self) -> Path:
        """Its file in the folder of the cards: in that of its first printing."""
        first = self.printings[0]
        return Path(first.set, first.house, f"{card_id(self.id)}.yaml")


def facts_of(text: str, name: str) -> Facts:
    """The facts of the card of this title or id, among objects in JSON, one in each line."""
    found: dict[str, object] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        try:
            data = json.loads(line)
        except (ValueError, RecursionError):
            raise UserError(f"line {number} of the facts is no JSON object") from None
        if isinstance(data, dict):
            for key in ("id", "name"):
                found.setdefault(str(data.get(key, "")), data)
    wanted = next((key for key in found if folded(key) == folded(name)), None)
    if wanted is None:
        raise UserError(f'there are no facts of "{name}"{did_you_mean(name, found)}')
    try:
        return TypeAdapter(Facts).validate_python(found[wanted])
    except ValidationError as error:
        place, message = next(refusals(error))
        raise UserError(f"the facts of {wanted}: {dotted(place)} {message}") from None


def scaffold(facts: Facts) -> str:
    """The card file, as far as facts go."""
    return "\n".join([*_facts(facts), *_abilities(facts.text)]) + "\n"


def _facts(facts: Facts) -> Iterator[str]:
    houses = [house.value for house in facts.house]
    yield f"name: {_plain(facts.name)}"
    yield f"house: {houses[0] if len(houses) == 1 else _listed(houses)}"
    yield f"type: {facts.type.value}"
    if facts.type is CardType.CREATURE:
        yield f"power: {facts.power or 0}"
    if facts.armor:
        yield f"armor: {facts.armor}"
    if facts.traits:
        yield f"traits: {_listed(facts.traits)}"
    if facts.amber:
        yield f"bonus: {_listed([Icon.AMBER.value] * facts.amber)}"
    if icons := [_ICONS[icon] for icon in _ICON(" ".join(_ENHANCE(facts.text)))]:
        yield f"enhance: {_listed(icons)}"
    if keywords := list(_keywords(facts.text)):
        yield f"keywords: {_listed(keywords)}"


_ICONS: Final = {
    "A": Icon.AMBER.value,
    "D": Icon.DAMAGE.value,
    "CAPTURE": Icon.CAPTURE.value,
    "DRAW": Icon.DRAW.value,
}
_ENHANCE: Final = re.compile(r"Enhance \(?((?:<[A-Z]+>)+)").findall
_ICON: Final = re.compile("<(A|D|CAPTURE|DRAW)>").findall
_REMINDER: Final = re.compile(r"\([^()]*\)")
_KEYWORD: Final = re.compile(
    rf"\s*({'|'.join(word.value.title() for word in Keyword)})( \d+)?\.\s*", re.IGNORECASE
)
_LABELS: Final = {label.value.replace("-", " "): label.value for label in Label}
_LABELLED: Final = re.compile(rf"((?:{'|'.join(_LABELS)})(?:/(?:{'|'.join(_LABELS)}))*):", re.I)


def _lines(text: str) -> Iterator[tuple[list[str], str]]:
    """Each paragraph: the keywords it begins with, and the rest."""
    for line in _REMINDER.sub("", text).splitlines():
        words: list[str] = []
        rest = line
        while found := _KEYWORD.match(rest):
            words.append(found[1].lower() + (found[2] or ""))
            rest = rest[found.end() :]
        yield words, rest.strip()


def _keywords(text: str) -> Iterator[str]:
    for words, _ in _lines(text):
        yield from words


def _abilities(text: str) -> Iterator[str]:
    """A key for each ability, in printed order, with nothing behind it yet."""
    keys: list[str] = []
    for _, rest in _lines(text):
        if not rest or rest.startswith("Enhance") or rest == ".":
            continue
        found = _LABELLED.match(rest)
        labels = [] if found is None else found[1].lower().split("/")
        keys.append("/".join(_LABELS[label] for label in labels) or "always")
    for key in dict.fromkeys(keys):
        yield f"\n{key}: []"


def _listed(words: list[str]) -> str:
    return f"[{', '.join(map(_plain, words))}]"


def _plain(text: str) -> str:
    """A text as it can stand in YAML: in quotes where it would be read as something else."""
    try:
        same = read_text(f"- [{text}]", "").data == [[text]]
    except SourceError:
        same = False
    return text if same else json.dumps(text, ensure_ascii=False)
