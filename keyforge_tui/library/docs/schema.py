"""The JSON schema of card files, written from the primitives, so that editors complete and check.

The schema says what a card file may look like. The reader of `engine.language.read` stays the
judge: it also understands phrases, and names what is wrong in its own words.
"""

from __future__ import annotations

import json
from enum import Enum
from types import UnionType
from typing import Annotated, Final, Literal, TypeAlias, Union, get_args, get_origin

from keyforge_tui.engine import (
    COMPARISONS,
    CONTINUOUS_KEYS,
    FACT_KEYS,
    NUMBERED_KEYWORDS,
    TRAITS,
    WORKS_IN,
    Amount,
    Cannot,
    CardFacts,
    Compare,
    Condition,
    Effect,
    Gains,
    Instead,
    Keyword,
    Label,
    LastingEffect,
    Modifier,
    Occasion,
    Primitive,
    Trigger,
    Triggered,
    Who,
    field_key,
    nested_in,
    phrase_pattern,
)
from keyforge_tui.library.families import LIKE, WITH

Json: TypeAlias = dict[str, object]

DRAFT: Final = "http://json-schema.org/draft-07/schema#"
_TRIGGERED_KEYS: Final = ("if", "during", "may", "before-play", "as-player")


def card_schema() -> Json:
    """The schema of one card file."""
    return {
        "$schema": DRAFT,
        "title": "keyforge-tui card",
        "description": "One card: its facts, then its abilities in printed order.",
        **_object(_card_properties(), ["name"]),
        "anyOf": [{"required": ["house", "type"]}, {"required": [LIKE]}],
        "patternProperties": {_labels_pattern(): _ref("labelled")},
        "$defs": _definitions(),
    }


def schema_text() -> str:
    """The schema as it stands in `cards/card.schema.json`."""
    return json.dumps(card_schema(), indent=1, ensure_ascii=False) + "\n"


# -- the card ------------------------------------------------------------------------------


def _card_properties() -> Json:
    facts = CardFacts.model_fields
    properties: Json = {key: _plain(facts[name].annotation) for key, name in FACT_KEYS.items()}
    properties["traits"] = {"type": "array", "items": {"enum": sorted(TRAITS)}}
    properties["power"] = {"type": "integer", "minimum": 0, "maximum": 99}
    properties["armor"] = {"type": "integer", "minimum": 0, "maximum": 99}
    properties["keywords"] = _ref("keywords")
    properties["playable-if"] = _ref("condition")
    properties["enters-if"] = _ref("condition")
    properties["power-is"] = _ref("amount")
    properties["as-upgrade"] = _ref("abilities")
    properties[LIKE] = {"type": "string", "description": "The id of the card it is like."}
    properties[WITH] = {
        "description": "Words of that card, and the words instead.",
        "type": "object",
        "additionalProperties": {"type": "string"},
    }
    return {**properties, **_continuous()}


def _labels_pattern() -> str:
    one = "|".join(Label)
    return f"^({one})(/({one}))*$"


def _continuous() -> Json:
    """The keys under which abilities stand that are there all the time."""
    kinds = {"always": "static", "as-soon-as": "watch", "instead-of": "instead"}
    return {key: _one_or_many(_ref(kinds.get(key, "triggered"))) for key in CONTINUOUS_KEYS}


# -- definitions ---------------------------------------------------------------------------


def _definitions() -> Json:
    return {
        "selector": {
            "description": "Which cards: a phrase such as “each enemy creature”.",
            "anyOf": [_ref("phrase"), _selector_mapping()],
        },
        "phrase": {"type": "string", "pattern": phrase_pattern()},
        "keywords": {"type": "array", "items": {"type": "string", "pattern": _keywords_pattern()}},
        "amount": {
            "description": "A number, all, or something counted.",
            "anyOf": [{"type": "integer"}, {"const": "all"}, *_all(Amount)],
        },
        "condition": {
            "description": "Something that is true or not.",
            "anyOf": [*_all(Condition, without=(Compare,)), *_comparisons()],
        },
        "effect": {"description": "An instruction.", "anyOf": [*_effects()]},
        "effects": _one_or_many(_ref("effect")),
        "conditions": _one_or_many(_ref("condition")),
        "labelled": {
            "description": "What the ability does.",
            "anyOf": [_ref("effects"), _replacement()],
        },
        "abilities": {
            **_object(_continuous(), []),
            "patternProperties": {_labels_pattern(): _ref("labelled")},
        },
        "continuous": _object(_continuous(), []),
        "static": {"description": "In force all the time.", **_static()},
        "triggered": {"description": "An answer to an event.", "anyOf": [*_triggered()]},
        "instead": {
            "description": "What happens in place of an event.",
            "anyOf": [*_replacing()],
        },
        "watch": _watch(),
    }


def _selector_mapping() -> Json:
    return _object(
        {
            "select": _ref("phrase"),
            "where": _ref("condition"),
            "by": {"enum": ["you", "opponent", "owner"]},
            "number": _ref("amount"),
            "except": _ref("selector"),
            "and": _ref("selector"),
        },
        ["select"],
    )


def _keywords_pattern() -> str:
    plain = "|".join(word for word in Keyword if word not in NUMBERED_KEYWORDS)
    numbered = "|".join(sorted(NUMBERED_KEYWORDS))
    return f"^({plain}|({numbered}) [0-9]+)$"


def _replacement() -> Json:
    properties = {"if": _ref("condition"), "do": _ref("effects"), "instead": {"type": "boolean"}}
    return _object(properties, ["do"])


def _in_order(family: type[Primitive]) -> list[type[Primitive]]:
    """The words of a family by name: the order in which modules are read must not matter."""
    return [kind for _, kind in sorted(family.words().items())]


def _all(family: type[Primitive], without: tuple[type[Primitive], ...] = ()) -> list[Json]:
    return [_primitive(kind) for kind in _in_order(family) if kind not in without]


def _comparisons() -> list[Json]:
    """Every amount together with at least one of the comparisons."""
    found = []
    extra: Json = {word: _ref("amount") for word in COMPARISONS}
    for kind in _in_order(Amount):
        schema = _primitive(kind, extra)
        schema["anyOf"] = [{"required": [word]} for word in COMPARISONS]
        found.append(schema)
    return found


def _effects() -> list[Json]:
    found = []
    for kind in _in_order(Effect):
        extra: Json = {"as": {"type": "string", "description": "A name for what it did."}}
        if kind is LastingEffect:
            extra |= _continuous()
        found.append(_primitive(kind, extra))
    return found


def _triggered() -> list[Json]:
    zones: Json = {"enum": sorted(zone.value for zone in WORKS_IN)}
    own: Json = {"do": _ref("effects"), "works-in": _one_or_many(zones)}
    for key in _TRIGGERED_KEYS:
        name = "if_" if key == "if" else key.replace("-", "_")
        own[key] = _field(Triggered, name)
    found = []
    for kind in _in_order(Trigger):
        schema = _primitive(kind, own)
        required = schema["required"]
        assert isinstance(required, list)
        schema["required"] = [*required, "do"]
        found.append(schema)
    return found


def _watch() -> Json:
    own: Json = {"as-player": _field(Triggered, "as_player")}
    return _object({"when": _ref("condition"), "do": _ref("effects"), **own}, ["when", "do"])


def _replacing() -> list[Json]:
    """Every event that would happen, with the ways in which it can be replaced."""
    zones: Json = {"enum": sorted(zone.value for zone in WORKS_IN)}
    own: Json = {"do": _ref("effects"), "if": _ref("condition"), "works-in": _one_or_many(zones)}
    for key in ("may", "each", "goes-to", "comes-from", "as-player"):
        own[key] = _field(Instead, key.replace("-", "_"))
    return [_primitive(kind, own) for kind in _in_order(Occasion)]


def _static() -> Json:
    own: Json = {
        "as-player": _field(Triggered, "as_player"),
        "to": _ref("selector"),
        "who": {"enum": [who.value for who in Who]},
        "while": _ref("condition"),
        "works-in": _one_or_many({"enum": sorted(zone.value for zone in WORKS_IN)}),
    }
    for kind in _in_order(Modifier):
        own[kind.word] = {"description": _first_line(kind), **_modifier(kind)}
    return _object(own, [])


def _modifier(kind: type[Primitive]) -> Json:
    """A modifier's value: its main field alone, or a mapping of all its fields."""
    if kind is Gains:
        return _ref("abilities")
    mapping = _object(_fields(kind), [])
    main = kind.word.replace("-", "_")
    if main not in kind.model_fields:
        return mapping
    alone = [_field(kind, main)]
    if kind is Cannot:
        items = alone[0]["items"]
        assert isinstance(items, dict)
        alone.append(items)
    return {"anyOf": [*alone, mapping]} if len(kind.model_fields) > 1 else {"anyOf": alone}


# -- primitives and their fields -----------------------------------------------------------


def _primitive(kind: type[Primitive], extra: Json | None = None) -> Json:
    required = [
        field_key(name)
        for name, info in kind.model_fields.items()
        if info.is_required() and not (kind is LastingEffect and name == "abilities")
    ]
    if kind.word not in required:
        required.insert(0, kind.word)
    properties = _fields(kind)
    if kind is LastingEffect:
        properties.pop("abilities")
    return {"description": _first_line(kind), **_object({**properties, **(extra or {})}, required)}


def _fields(kind: type[Primitive]) -> Json:
    return {field_key(name): _field(kind, name) for name in kind.model_fields}


def _field(kind: type[Primitive], name: str) -> Json:
    nested = nested_in(kind, name)
    if nested is None:
        return _plain(kind.model_fields[name].annotation)
    if nested.family == "abilities":
        return _ref("continuous")
    return _ref(f"{nested.family}s" if nested.many else nested.family)


def _plain(annotation: object) -> Json:
    """The schema of a type that holds no primitives."""
    origin = get_origin(annotation)
    if origin is Annotated:
        return _plain(get_args(annotation)[0])
    if origin is Literal:
        said = get_args(annotation)
        values = [value.value if isinstance(value, Enum) else value for value in said]
        return {"const": values[0]} if len(values) == 1 else {"enum": values}
    if origin in (Union, UnionType):
        parts = [_plain(part) for part in get_args(annotation) if part is not type(None)]
        return parts[0] if len(parts) == 1 else {"anyOf": parts}
    if origin is tuple:
        return {"type": "array", "items": _plain(get_args(annotation)[0])}
    if origin is dict:
        keys, value = get_args(annotation)
        return _object({key: _plain(value) for key in get_args(keys)}, [])
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return {"enum": [member.value for member in annotation]}
    names = {bool: "boolean", int: "integer", str: "string"}
    assert isinstance(annotation, type), annotation
    return {"type": names[annotation]}


def _object(properties: Json, required: list[str]) -> Json:
    schema: Json = {"type": "object", "properties": properties, "additionalProperties": False}
    schema["required"] = required
    return schema


def _one_or_many(schema: Json) -> Json:
    return {"anyOf": [schema, {"type": "array", "items": schema, "minItems": 1}]}


def _ref(name: str) -> Json:
    return {"$ref": f"#/$defs/{name}"}


def _first_line(kind: type[Primitive]) -> str:
    return (kind.__doc__ or "").strip().partition("\n")[0]
