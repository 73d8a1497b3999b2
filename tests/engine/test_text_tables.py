"""The tables of texts, kept as files that can be read line by line, are up to date."""

import pytest

from tests.engine.text_tables import FOLDER, TABLES, table


@pytest.mark.parametrize("name", TABLES)
def test_the_table_is_up_to_date(name: str) -> None:
    """Written again by `python -m tests.engine.text_tables`; the difference is to be read."""
    assert (FOLDER / f"{name}.txt").read_text(encoding="utf-8") == table(name)
