"""The reference for card writers, written from the primitives: `cards/REFERENCE.md`."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cache
from itertools import pairwise
from types import UnionType
from typing import Final, Literal, Union, get_args, get_origin

from keyforge_tui.engine import (
    COMPARISONS,
    FACT_KEYS,
    REFERENCES,
    Amount,
    CardFacts,
    Condition,
    Effect,
    Keyword,
    Label,
    Modifier,
    Occasion,
    Primitive,
    Trigger,
    Who,
    card_text,
    field_key,
    nested_in,
    phrases_told,
)
from keyforge_tui.library.docs.texts import example_card

INTRODUCTION: Final = """\
# Writing a card

One card is one file: `cards/<set>/<house>/<id>.yaml`, where the id is the title in small
letters with hyphens. First the facts, then an empty line, then the abilities in the order in
which they are printed. There is no field for rules text: what a player reads is written from
the abilities.

```yaml
name: Night Courier
house: shadows
type: creature
power: 3
traits: [elf, thief]
keywords: [elusive]

reap:
  - steal: 1
```

Check your file with `keyforge-tui cards check FILE`, read it with `keyforge-tui cards show NAME`.
An editor with YAML support completes and checks while you type once it knows
`cards/card.schema.json`. This page is made from the program itself (`keyforge-tui cards
reference`).

Words are English. Strings that contain `: ` need quotes; `yes`, `no`, anchors and tags cannot be
used. A list with one entry may be written without the list.
"""

FAMILIES: Final = """\
A card of a family says what it is like and what is changed; what stands beside that takes the
place of what the other card says under the same key:

```yaml
name: Demons’ Bane
like: beasts--bane
with: {beast: demon}
```
"""

ABILITIES: Final = """\
## Abilities

Bold labels are keys, several of them joined with a slash, and what they do is a list of effects:

```yaml
fight/reap:
  - draw: 1
```

Labels: {labels}.

With `instead`, a "Destroyed:" ability replaces the destruction of the card; `if` says when.

Abilities that are there all the time stand under other keys:

| key | what stands there |
| --- | --- |
| `always` | modifiers, with `to` (which cards) or `who`, perhaps `while` and `works-in` |
| `after`, `each-time`, `at`, `before` | an event and `do`, and perhaps more (see below) |
| `as-soon-as` | `when` (a condition) and `do` |
| `instead-of` | an event that would happen, and what happens in its place (see below) |

An event may have `if` (a condition, asked when the ability would be resolved), `during` (whose turn
alone counts), `may: true` (the player need not), `before-play: true` (ahead of the Play ability of
the card that was played) and `works-in` (zones out of play in which the card hears it).

With `as-player: each player` each player has the ability, and is "you" in it: in its event, its
conditions and its instructions.

Instead of an event that would happen, either something else happens (`do`), or it happens with its
card or Æmber put elsewhere (`goes-to`: a pile, or `this`) or taken from elsewhere (`comes-from:
supply`). It may have `if` (asked when the event would happen), `may: true`, `each: true` (each
Æmber by itself) and `works-in`. Not every event has all of them; the reader tells which it has.

`as-upgrade` holds the abilities of a creature that may also be played as an upgrade.
"""

CARDS: Final = """\
## Which cards: phrases

Cards are described in a phrase: `a friendly creature`, `each enemy creature with power 3 or lower`,
`up to 2 other creatures`, `a random card in their hand`.

```text
{grammar}
```

References to cards spoken of before: {references}.

A phrase that needs more becomes a mapping: `{{select: a creature, where: CONDITION}}`; `by`
(you, opponent, owner) says who chooses, `number` how many, `except` which not, and `and` which
others at the same time.

`as: name` beside an effect gives its cards a name: `the name` refers to them later.
"""


def reference_text() -> str:
    """The whole reference."""
    parts = [INTRODUCTION, *_facts(), _abilities(), _cards(), _players()]
    parts += _family(
        "Effects", Effect, "An instruction. `as: name` beside it gives what it did a name."
    )
    comparisons = ", ".join(f"`{word}`" for word in COMPARISONS)
    parts += _family("Numbers", Amount, "A number, `all`, or something counted:")
    parts += _family(
        "Conditions", Condition, f"A number becomes a condition with {comparisons}. Others:"
    )
    parts += _family("Events", Trigger, "What `after`, `each-time`, `at` and `before` wait for.")
    parts += _family(
        "Events that would happen", Occasion, "What `instead-of` puts something else in place of."
    )
    parts += _family("Modifiers", Modifier, "What `always` changes.")
    return "\n".join(parts)


# -- chapters ------------------------------------------------------------------------------


def _facts() -> Iterator[str]:
    yield "## Facts\n"
    yield "| key | value |\n| --- | --- |"
    for key, name in FACT_KEYS.items():
        info = CardFacts.model_fields[name]
        must = "" if not info.is_required() else " (needed)"
        yield f"| `{key}` | {_plain(info.annotation)}{must} |"
    keywords = ", ".join(f"`{keyword}`" for keyword in Keyword)
    yield f"| `keywords` | a list of {keywords}; numbered ones as `assault 2` |"
    yield "| `playable-if` | a condition for playing it |"
    yield "| `enters-if` | a condition for `enters` |"
    yield "| `power-is` | a number: the meaning of a printed power of X |"
    yield "| `like` | the id of another card of its family: what stands there holds here |"
    yield "| `with` | words of that card, and the words instead, such as `{beast: demon}` |\n"
    yield FAMILIES


def _abilities() -> str:
    return ABILITIES.format(labels=", ".join(f"`{label}`" for label in Label))


def _cards() -> str:
    references = ", ".join(f"`{word}`" for word in REFERENCES)
    return CARDS.format(grammar=phrases_told(), references=references)


def _players() -> str:
    return f"## Players\n\n{', '.join(f'`{who.value}`' for who in Who)}.\n"


def _family(title: str, family: type[Primitive], opening: str) -> Iterator[str]:
    yield f"## {title}\n\n{opening}\n"
    for word in sorted(family.words()):
        yield from _primitive(family.words()[word])


def _primitive(kind: type[Primitive]) -> Iterator[str]:
    yield f"### {kind.word}\n\n{_paragraphs(kind)}\n"
    yield f"```yaml\n{kind.example}\n```\n"
    yield "\n".join(f"> {line}" for line in card_text(example_card(kind), reminders=False)) + "\n"
    rows = [
        f"| `{field_key(name)}` | {_value(kind, name)} | {_about(kind, name)} |"
        for name in kind.model_fields
    ]
    if len(rows) > 1:
        yield "\n".join(["| key | value | |", "| --- | --- | --- |", *rows]) + "\n"


def _paragraphs(kind: type[Primitive]) -> str:
    return inspect.cleandoc(kind.__doc__ or "")


# -- fields --------------------------------------------------------------------------------

_NESTED: Final = {
    "selector": "cards",
    "amount": "number",
    "condition": "condition",
    "effect": "effect",
    "keywords": "keywords",
    "abilities": "`always`, `after`, ...",
}


def _value(kind: type[Primitive], name: str) -> str:
    nested = nested_in(kind, name)
    if nested is None:
        return _plain(kind.model_fields[name].annotation)
    return _NESTED[nested.family] + ("s" if nested.many else "")


def _about(kind: type[Primitive], name: str) -> str:
    """What a field is for, and what it is when it is left out."""
    told = _field_docs(kind).get(name, "").rstrip(".")
    info = kind.model_fields[name]
    default = info.default
    if info.is_required() or default is None or default is False or default == ():
        return told
    shown = default.value if isinstance(default, Enum) else default
    number = getattr(shown, "number", None)
    usual = f"usually {str(shown).lower() if number is None else number}"
    return f"{told}; {usual}" if told else usual


@cache
def _field_docs(kind: type[Primitive]) -> dict[str, str]:
    """The strings under the fields of a class and of those it is made from."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base is not Primitive and issubclass(base, Primitive):
            found |= _own_docs(base)
    return found


def _own_docs(kind: type[Primitive]) -> dict[str, str]:
    module = ast.parse(inspect.getsource(sys.modules[kind.__module__]))
    for node in module.body:
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            return dict(_told(node.body))
    return {}


def _told(body: Sequence[ast.stmt]) -> Iterator[tuple[str, str]]:
    for field, text in pairwise(body):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(text, ast.Expr)
            and isinstance(text.value, ast.Constant)
            and isinstance(text.value.value, str)
        ):
            yield field.target.id, " ".join(text.value.value.split())


def _plain(annotation: object) -> str:
    """A type in words."""
    origin = get_origin(annotation)
    if origin is Literal:
        return ", ".join(f"`{str(value).lower()}`" for value in get_args(annotation))
    if origin in (Union, UnionType):
        parts = [_plain(part) for part in get_args(annotation) if part is not type(None)]
        return " or ".join(parts)
    if origin is tuple:
        return f"a list of {_plain(get_args(annotation)[0])}"
    if origin is dict:
        keys, value = map(_plain, get_args(annotation))
        return f"a mapping from {keys} to {value}"
    if annotation is Who:
        return "player"
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return ", ".join(f"`{member.value}`" for member in annotation)
    names: dict[object, str] = {bool: "`true` or `false`", int: "number", str: "text"}
    return names.get(annotation, _plain(get_args(annotation)[0]) if get_args(annotation) else "")
