"""From a phrase in a card file to a `Selector`, by the forms and adjectives there are."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from textwrap import wrap

from keyforge_tui.engine.language.cards.adjectives import ADJECTIVES
from keyforge_tui.engine.language.cards.description import Place
from keyforge_tui.engine.language.cards.forms import (
    ENDINGS,
    NOUNS,
    PLACES,
    QUANTITIES,
    REFERENCES,
    WHOSE,
    WORDS,
    ZONES,
    Fields,
    Form,
)
from keyforge_tui.engine.language.cards.selector import Selector
from keyforge_tui.engine.language.write.grammar import plural
from keyforge_tui.engine.model.words import TRAITS, CardType, House, Keyword


class PhraseError(ValueError):
    """A phrase that is not a selector; `word` is what is not understood.

    `known`: the words of its kind that would be.
    """

    def __init__(self, message: str, word: str = "", known: Iterable[str] = ()) -> None:
        super().__init__(message)
        self.word = word
        self.known = tuple(known)


_STATE_WORDS = {one.word: one.key for one in ADJECTIVES if one.word}
_STATE_ENDINGS = {one.ending: one.key for one in ADJECTIVES if one.ending}
_QUANTITIES = tuple((re.compile(f"{form.pattern} "), form) for form in QUANTITIES)
_ENDINGS = tuple((re.compile(f" {form.pattern}$"), form) for form in ENDINGS)
_NOUNS = {**{plural(noun): noun for noun in NOUNS}, **{noun: noun for noun in NOUNS}}


def parse(phrase: str) -> Selector:
    """The selector a phrase means."""
    text = " ".join(phrase.replace("'", "’").split())
    if text in REFERENCES:
        return Selector(quantity="ref", ref=REFERENCES[text], phrase=text)
    fields: Fields = {"phrase": text, "places": (Place(),)}
    rest = _take_quantity(text, fields)
    if rest is None:
        named = re.fullmatch(r"the ([a-z-]+)", text)
        if named:
            return Selector(quantity="ref", ref=named[1], phrase=text)
        # A bare description, as in "for-each: friendly creature".
        fields["quantity"] = "each"
        rest = text
    _take_noun(_take_endings(rest, fields), fields)
    _take_top(fields)
    if "each_of" in fields and (rest == text or "quantity" in fields or "other" in fields):
        raise PhraseError("one of each is written as “a card of each type”")
    return Selector(**fields)  # type: ignore[arg-type]  # built from the forms


def _take_quantity(text: str, fields: Fields) -> str | None:
    for pattern, form in _QUANTITIES:
        if found := pattern.match(text):
            fields |= form.means(found)
            return text[found.end() :]
    return None


def _take_endings(text: str, fields: Fields) -> str:
    """What stands before the endings."""
    states: set[str] = set()
    while ending := _ending(text):
        length, meant = ending
        if isinstance(meant, str):
            states.add(meant)
        else:
            fields |= meant
        text = text[:-length]
    if "among" in fields and fields["places"] != (Place(),):
        raise PhraseError("cards among others lie where they are: leave the place out")
    fields["states"] = frozenset(states)
    return text


def _ending(text: str) -> tuple[int, Fields | str] | None:
    """How long the last ending is, and the words or the state it means."""
    stated = [ending for ending in _STATE_ENDINGS if text.endswith(f" {ending}")]
    if stated:
        longest = max(stated, key=len)  # "not on a flank" ends in "on a flank"
        return len(longest) + 1, _STATE_ENDINGS[longest]
    for pattern, form in _ENDINGS:
        if found := pattern.search(text):
            return len(found[0]), form.means(found)
    return None


def _take_top(fields: Fields) -> None:
    """The top of a deck: so many cards of it."""
    top, of_deck = fields.pop("top", None), fields.pop("of_deck", False)
    if top is not None and not of_deck:
        raise PhraseError("say whose deck: of your deck, of their deck, of each deck")
    if of_deck and top is None:
        raise PhraseError("say which: the top card of your deck, or a card in your deck")
    if top is not None:
        places = fields["places"]
        assert isinstance(places, tuple)
        assert isinstance(top, int)
        fields["places"] = (Place(places[0].zone, places[0].whose, top),)


def _take_noun(text: str, fields: Fields) -> None:
    words = text.split(" ")
    nouns: list[str] = []
    while words and words[-1] in _NOUNS:
        nouns.insert(0, _NOUNS[words.pop()])
        if not words or words[-1] != "or":
            break
        words.pop()
    if not nouns:
        raise _nounless(text)
    _take_relation(nouns, fields)
    types: frozenset[CardType] = frozenset().union(*(NOUNS[noun] for noun in nouns))
    fields["types"] = types
    for word in words:
        _take_adjective(word, fields)
    if "toward" in fields and (nouns != ["neighbor"] or fields.get("quantity", "one") != "each"):
        raise PhraseError("left and right are said of each neighbor: each left neighbor of this")


def _take_relation(nouns: list[str], fields: Fields) -> None:
    """What "of" means: an upgrade on the card, or a neighbor of it."""
    relation = fields.get("relation")
    if isinstance(relation, tuple) and relation[0] == "of":
        kind = {"upgrade": "upgrade", "neighbor": "neighbor"}.get(" ".join(nouns))
        if kind is None:
            raise PhraseError("only a neighbor or an upgrade is “of” a card")
        fields["relation"] = (kind, relation[1])
    elif relation is None and "neighbor" in nouns:
        fields["relation"] = ("neighbor", "this")


def _nounless(text: str) -> PhraseError:
    """What is wrong with a phrase that does not end in a kind of card."""
    words = text.split(" ")
    last = max((place for place, word in enumerate(words) if word in _NOUNS), default=None)
    if last is not None:
        ending = " ".join(words[last + 1 :])
        return PhraseError(f'"{ending}" is no ending for cards', ending, _endings())
    message = f'"{text}" names no kind of card (creature, artifact, upgrade, action, card)'
    return PhraseError(message, words[-1], _NOUNS)


def _take_adjective(word: str, fields: Fields) -> None:
    def add(name: str, value: object) -> None:
        current = fields.get(name, frozenset())
        assert isinstance(current, frozenset)
        fields[name] = current | {value}

    if word == "neighboring" and "relation" in fields:
        raise PhraseError("“neighboring” says where it stands, and so does the rest", word)
    if word in WORDS:
        fields |= WORDS[word]
    elif word in _STATE_WORDS:
        add("states", _STATE_WORDS[word])
    elif word.startswith("non-") and word[4:] in set(House):
        add("not_houses", House(word[4:]))
    elif word.startswith("non-") and word[4:] in TRAITS:
        add("not_traits", word[4:])
    elif word in set(House):
        add("houses", House(word))
    elif word in set(Keyword):
        add("keywords", Keyword(word))
    elif word in TRAITS:
        add("traits", word)
    else:
        raise PhraseError(f'"{word}" is not a word for cards', word, _words_before())


# -- what there is -----------------------------------------------------------------------------


def _words_before() -> list[str]:
    """Every word that may stand before the kind of card."""
    named = [*House, *sorted(TRAITS)]
    negated = [f"non-{word}" for word in named]
    quantities = [says for form in QUANTITIES for says in form.says if " " not in says]
    return [*WORDS, *_STATE_WORDS, *Keyword, *named, *negated, *quantities]


def _endings() -> list[str]:
    return [*_STATE_ENDINGS, *(says for form in ENDINGS for says in form.says)]


def phrases_told() -> str:
    """Every form of a phrase, for the reference."""
    return "\n".join(_told())


def _told() -> Iterator[str]:
    def said(forms: Iterable[Form]) -> list[str]:
        return [says for form in forms for says in form.says]

    named = ["a house", "a trait", "a keyword", "non-<house or trait>"]
    behind = [form for form in ENDINGS if form is not PLACES]
    lists = {
        "quantity": said(QUANTITIES),
        "adjectives": [*WORDS, *_STATE_WORDS, *named],
        "noun": [*NOUNS, '"creature or artifact"'],
        "ending": [*_STATE_ENDINGS, *said(behind)],
        "place": [
            *PLACES.says,
            "two places with or or and",
            f"whose: {', '.join(WHOSE)}",
            f"where: {', '.join(ZONES)}",
        ],
    }
    for title, words in lists.items():
        for place, line in enumerate(wrap("; ".join(words), 84)):
            yield f"{title if place == 0 else '':<11}{line}"


def phrase_pattern() -> str:
    """What a phrase looks like, for the schema of card files."""

    def one_of(patterns: Iterable[str]) -> str:
        return f"(?:{'|'.join(patterns)})"

    def plain(words: Iterable[str]) -> str:
        # The longer first, and no escape that other dialects do not know.
        return one_of(
            re.escape(word).replace("\\-", "-").replace("\\ ", " ")
            for word in sorted(words, reverse=True)
        )

    quantity = one_of(form.pattern for form in QUANTITIES)
    named = plain([*House, *TRAITS])
    before = one_of([plain([*WORDS, *_STATE_WORDS, *Keyword]), f"(?:non-)?{named}"])
    noun = plain(_NOUNS)
    ending = one_of([plain(_STATE_ENDINGS), *(form.pattern for form in ENDINGS)])
    described = f"(?:{quantity} )?(?:{before} )*{noun}(?: or {noun})*(?: {ending})*"
    pattern = f"^(?:{plain(REFERENCES)}|the [a-z-]+|{described})$"
    return pattern.replace("’", "[’']")
