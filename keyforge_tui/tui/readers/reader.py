"""Something to read beside the game: a list to search, and the entry under the cursor in full."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from textual import events, on, work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from keyforge_tui.common.errors import UserError
from keyforge_tui.rulebook import fold
from keyforge_tui.tui.dialogs import leave
from keyforge_tui.tui.keys.keymap import bindings
from keyforge_tui.tui.keys.registry import READER
from keyforge_tui.tui.table.widgets.keybar import key_line

NOTHING = Content("")
MOST_FILTERS = 4


@dataclass(frozen=True, slots=True)
class ReaderEntry:
    """One line of the list."""

    title: Content
    detail: Content | Callable[[], Content] = NOTHING
    """What is shown beside the list, or how to find it once it is looked at."""
    search: str = ""
    """What a search looks through; the title's words where it is empty."""
    is_heading: bool = False
    value: str = ""
    """What choosing the entry means."""
    tags: frozenset[str] = frozenset()
    """What it can be filtered by."""
    opens: Callable[[], Sequence[ReaderEntry]] | None = None
    """What Enter opens beside it, such as the cards a line names."""

    def has(self, words: Sequence[str]) -> bool:
        """Whether every word is found."""
        text = fold(self.search or self.title.plain)
        return all(word in text for word in words)


def heading(text: str) -> ReaderEntry:
    """A line that opens a part of a list."""
    return ReaderEntry(Content.styled(text, "bold $accent"), is_heading=True)


def lines(parts: Iterable[Content]) -> Content:
    """Several lines as one text."""
    return Content("\n").join(parts)


class FilterBar(Widget):
    """Each filter with its digit and what it asks for."""

    DEFAULT_CSS = "FilterBar { height: 1; }"

    shown: reactive[tuple[tuple[str, str], ...]] = reactive(())
    """Filters by name, and what they ask for."""

    @dataclass
    class Clicked(Message):
        """A filter was clicked."""

        place: int

    def render(self) -> Content:
        """One after the other."""
        return Content("   ").join(self._parts())

    def _parts(self) -> list[Content]:
        return [
            Content.assemble(
                (str(place), "bold $target"),
                f" {name}: ",
                (value, "$quiet" if value == "all" else "bold $accent"),
            )
            for place, (name, value) in enumerate(self.shown, start=1)
        ]

    def on_click(self, event: events.Click) -> None:
        """Find the filter that was clicked."""
        event.stop()
        offset = event.get_content_offset(self)
        column = 0
        for place, part in enumerate(self._parts()):
            end = column + part.cell_length
            if offset is not None and column <= offset.x < end:
                self.post_message(self.Clicked(place))
            column = end + 3


class Reader(ModalScreen[str | None]):
    """A list, a search, a page. Where something is to be chosen, Enter chooses."""

    BINDINGS = bindings(READER)
    AUTO_FOCUS = "OptionList"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-wide")]

    def __init__(
        self,
        title: str,
        entries: Sequence[ReaderEntry],
        *,
        start: int = 0,
        empty: str = "Nothing here.",
        search: bool = False,
        chooses: bool = False,
        filters: Mapping[str, Sequence[str]] | None = None,
        loader: Callable[[], Sequence[ReaderEntry]] | None = None,
        start_at: str = "",
    ) -> None:
        super().__init__()
        self.heading = title
        self.entries = tuple(entries)
        self.loader = loader
        """Reads the entries while the screen is already there."""
        self.start_at = start_at
        """How the entry begins that is to be open first."""
        self.filters = {} if filters is None else dict(filters)
        """Filters by name, each with the tags it can ask for."""
        self.asked_for: dict[str, str] = {}
        """The tag each filter asks for; a filter that is not here asks for nothing."""
        self.start = start
        self.empty = empty
        self.search_first = search
        self.chooses = chooses
        self.found: list[ReaderEntry] = []

    def compose(self) -> ComposeResult:
        """Title, list and page."""
        with Vertical(id="reader") as panel:
            alone = bool(self.entries) and not self.has_list
            title = Content(self.heading)
            if alone and self.entries[0].title.plain != self.heading:
                title = Content.assemble(title, ": ", self.entries[0].title)
            panel.border_title = title
            yield Input(placeholder="type to search", id="reader-search", compact=True)
            yield FilterBar(id="reader-filters")
            with Horizontal(id="reader-body"):
                yield OptionList(id="reader-list", compact=True, markup=False)
                with VerticalScroll(id="reader-page", can_focus=False):
                    yield Static(id="reader-text", markup=False)
            yield Static(self._keys(), id="reader-keys", markup=False)

    def _keys(self) -> Content:
        """The keys that do something here, in fixed places."""
        found = [("Esc", "close")]
        if self.chooses:
            found.insert(0, ("Enter", "choose"))
        elif any(entry.opens is not None for entry in self.entries):
            found.insert(0, ("Enter", "open the cards"))
        if self.has_list:
            found += [("/", "search"), ("Up Down", "move")]
        if self.has_pages:
            found.append(("PgUp PgDn", "turn the page"))
        return key_line(*found)

    @property
    def has_list(self) -> bool:
        """Whether there is more than one thing to look at."""
        return self.chooses or self.loader is not None or len(self.entries) > 1

    @property
    def has_pages(self) -> bool:
        """Whether an entry says more than its line."""
        return not self.entries or any(entry.detail is not NOTHING for entry in self.entries)

    def on_mount(self) -> None:
        """Everything is there before anything is typed."""
        self.query_one(Input).display = self.search_first
        self.query_one(OptionList).display = self.has_list
        self.query_one("#reader-page").display = self.has_pages
        self.set_class(not self.has_list, "-alone")
        bar = self.query_one(FilterBar)
        bar.display = bool(self.filters)
        bar.shown = self._filters_shown()
        self._fill("")
        if self.search_first:
            self.query_one(Input).focus()
        if self.loader is not None:
            self.query_one("#reader-text", Static).update(Content.styled("Reading...", "$quiet"))
            self.load()

    @work(thread=True, exclusive=True)
    def load(self) -> None:
        """Read the entries beside the keyboard's work."""
        assert self.loader is not None
        try:
            entries = tuple(self.loader())
        except UserError as error:
            self.empty = str(error)
            entries = ()
        self.app.call_from_thread(self._loaded, entries)

    def _loaded(self, entries: tuple[ReaderEntry, ...]) -> None:
        if not self.is_mounted:
            return
        self.entries = entries
        if self.start_at:
            self.start = next(
                (n for n, one in enumerate(entries) if one.search.startswith(self.start_at)), 0
            )
        self._fill(self.query_one(Input).value)

    def _filters_shown(self) -> tuple[tuple[str, str], ...]:
        return tuple((name, self.asked_for.get(name, "all")) for name in self.filters)

    def action_filter(self, place: int) -> None:
        """Ask a filter for its next tag, and after the last for nothing again."""
        if place >= len(self.filters):
            return
        name = list(self.filters)[place]
        tags = [None, *self.filters[name]]
        following = tags[(tags.index(self.asked_for.get(name)) + 1) % len(tags)]
        if following is None:
            del self.asked_for[name]
        else:
            self.asked_for[name] = following
        self.query_one(FilterBar).shown = self._filters_shown()
        self._fill(self.query_one(Input).value)

    @on(FilterBar.Clicked)
    def click_filter(self, event: FilterBar.Clicked) -> None:
        """A click does what the digit does."""
        event.stop()
        self.action_filter(event.place)

    def _fill(self, words: str) -> None:
        wanted = fold(words).split()
        tags = set(self.asked_for.values())
        self.found = []
        title: ReaderEntry | None = None
        for entry in self.entries:
            if entry.is_heading:
                title = None if wanted else entry
            elif entry.has(wanted) and tags <= entry.tags:
                self.found += [entry] if title is None else [title, entry]
                title = None
        shown = self.query_one(OptionList)
        shown.clear_options()
        shown.add_options(Option(entry.title, disabled=entry.is_heading) for entry in self.found)
        if not self.found:
            text = f"Nothing has all of these words: {words}" if wanted else self.empty
            text = "Nothing is left by this filter." if tags and not wanted else text
            self.query_one("#reader-text", Static).update(Content.styled(text, "$quiet"))
            self.query_one("#reader-page").display = True
            return
        self.query_one("#reader-page").display = self.has_pages
        start = self.start if not words and not tags and 0 <= self.start < len(self.found) else 0
        while start < len(self.found) - 1 and self.found[start].is_heading:
            start += 1
        shown.highlighted = start
        self._show(start)

    def _show(self, number: int) -> None:
        detail = self.found[number].detail
        page = detail if isinstance(detail, Content) else detail()
        self.query_one("#reader-text", Static).update(page)
        self.query_one("#reader-page").scroll_home(animate=False)

    @on(OptionList.OptionHighlighted)
    def turn_page(self, event: OptionList.OptionHighlighted) -> None:
        """Show the entry under the cursor."""
        event.stop()
        if event.option_index < len(self.found):
            self._show(event.option_index)

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click chooses, where there is something to choose."""
        event.stop()
        entry = self.found[event.option_index]
        if self.chooses:
            leave(self, entry.value)
        elif entry.opens is not None:
            self.app.push_screen(Reader("Cards", entry.opens()))

    @on(Input.Changed)
    def narrow(self, event: Input.Changed) -> None:
        """Search as it is typed."""
        event.stop()
        self._fill(event.value)

    @on(Input.Submitted)
    def to_list(self, event: Input.Submitted) -> None:
        """Enter goes to the list."""
        event.stop()
        self.query_one(OptionList).focus()

    def action_search(self) -> None:
        """Go to the search."""
        field = self.query_one(Input)
        field.display = True
        field.focus()

    def action_page(self, by: int) -> None:
        """Turn the page that does not fit."""
        page = self.query_one("#reader-page")
        if by > 0:
            page.scroll_page_down(animate=False)
        else:
            page.scroll_page_up(animate=False)

    def action_close(self) -> None:
        """Back to the table."""
        leave(self, None)
