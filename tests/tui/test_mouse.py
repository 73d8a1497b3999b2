"""A game by mouse alone: cards, answers, keys in the footer and the curtain's button."""

from textual.geometry import Offset
from textual.pilot import Pilot

from keyforge_tui.tui.dialogs.curtain import Curtain
from keyforge_tui.tui.table.widgets.card import CardCell
from keyforge_tui.tui.table.widgets.decision import DecisionBar
from keyforge_tui.tui.table.widgets.keybar import KeyBar, drawn
from tests.tui.hands import Hands, an_app


class Pointer(Hands):
    """Clicks instead of pressing keys."""

    async def click_card(self, card: int) -> None:
        """Click the cell a card lies in."""
        for cell in self.table.query(CardCell):
            if cell.face is not None and cell.face.card.id == card and cell.display:
                await self.pilot.click(cell)
                return
        raise AssertionError(f"card {card} is on no cell")

    async def click_chip(self, chip: int) -> None:
        """Click an answer in the bar."""
        bar = self.table.query_one(DecisionBar)
        row, column = next((row, start) for row, start, _, which in bar._places if which == chip)
        inside = bar.content_region.offset - bar.region.offset
        await self.pilot.click(bar, offset=Offset(column + 1, row) + inside)

    async def click_key(self, action: str) -> None:
        """Click a key in the footer."""
        bar = self.table.query_one(KeyBar)
        column = 0
        for hint in bar.hints:
            if hint.action == action:
                inside = bar.content_region.offset - bar.region.offset
                await self.pilot.click(bar, offset=Offset(column, 0) + inside)
                return
            column += drawn(hint).cell_length + 1
        raise AssertionError(f"{action} is not in the footer")

    async def turn(self) -> None:
        """Answer one question with clicks."""
        if isinstance(self.app.screen, Curtain):
            await self.pilot.click("#curtain-open")
            await self.pilot.pause()
        if not self.is_at_table:
            return
        decision = self.decision
        if decision.kind == "main":
            option = self.drawn(decision)
            if option.card is None:
                await self.click_key("act('end')")
            else:
                await self.click_card(option.card)
                chips = self.table.now.layout.meanings
                await self.click_chip(chips.index(option.id))
            return
        asked = self.table.now.layout
        spot = next(spot for row in asked.rows for spot in row if not self.is_taken(spot))
        if spot.kind == "card":
            await self.click_card(spot.number)
        else:
            await self.click_chip(spot.number)


async def test_turns_are_played_by_mouse_alone() -> None:
    app = an_app(seed=4)
    async with app.run_test(size=(120, 40)) as pilot:
        pointer = Pointer(_typed(pilot))
        await pilot.pause()
        for _ in range(60):
            await pointer.turn()
        game = pointer.table.sitting.game
        assert game.turn >= 6
        assert len(game.choices) > 30


def _typed(pilot: Pilot[None]) -> Pilot[None]:
    return pilot
