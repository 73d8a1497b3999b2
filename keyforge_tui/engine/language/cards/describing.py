"""Descriptions as what they mean, for a writer (see `language.write`)."""

from __future__ import annotations

from keyforge_tui.engine.language.cards.adjectives import BY_KEY
from keyforge_tui.engine.language.cards.description import Description, Place
from keyforge_tui.engine.language.write import clause
from keyforge_tui.engine.language.write.grammar import article


def meaning(described: Description) -> clause.Thing:
    """The cards that are described, or those a reference means."""
    if described.ref is not None:
        return clause.Ref(described.ref)
    count: clause.Amount | None = None
    if described.number is not None:
        count = described.number.meaning()
    elif described.count != 1:
        count = clause.Fixed(described.count)
    relation = None
    if described.relation is not None:
        kind, anchor = described.relation
        relation = kind, clause.Ref(anchor)
    return clause.Noun(
        kinds=described.types,
        quantity="the" if described.unique else described.quantity,
        count=count,
        side=described.side,
        other=described.other,
        different=described.different,
        marks=_marks(described),
        title=described.named,
        power=described.power,
        relation=relation,
        toward=described.toward,
        extreme=described.extreme,
        each_of=described.each_of,
        places=() if described.among is not None else tuple(map(_place, described.places)),
        among=None if described.among is None else clause.Ref(described.among),
        such=None if described.where is None else described.where.meaning(),
        spared=None if described.excluded is None else described.excluded.meaning(),
        chooser=described.by,
    )


def _marks(described: Description) -> tuple[clause.Mark, ...]:
    """The adjectives, in the order of a card's own text."""
    return (
        *(
            clause.Mark("state", state, wording=BY_KEY[state].wording)
            for state in sorted(described.states)
        ),
        *_counter(described),
        *(clause.Mark("house", house, negative=True) for house in sorted(described.not_houses)),
        *(clause.Mark("trait", trait, negative=True) for trait in sorted(described.not_traits)),
        *(clause.Mark("house", house) for house in sorted(described.houses)),
        *(clause.Mark("keyword", keyword) for keyword in sorted(described.keywords)),
        *(clause.Mark("trait", trait) for trait in sorted(described.traits)),
    )


def _counter(described: Description) -> tuple[clause.Mark, ...]:
    """A counter that lies on the card."""
    if described.counter is None:
        return ()
    wording = clause.Wording(f"with {article(described.counter)} counter on {{it}}", "behind")
    return (clause.Mark("state", f"{described.counter}-counter", wording=wording),)


def _place(place: Place) -> clause.Place:
    return clause.Place("play" if place.zone is None else place.zone.value, place.whose, place.top)
