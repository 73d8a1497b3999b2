"""Tests cite rules by numbers that exist."""

from tests.citations import citations, cited, unknown, wanted


def test_every_citation_is_of_something_that_exists() -> None:
    assert unknown(cited()) == []


def test_numbers_come_from_the_rulebook_and_the_list() -> None:
    numbers = wanted()
    assert len(numbers) == len(set(numbers))
    assert {"R42.3", "Q01", "Q116", "E01", "E23"} <= set(numbers)
    assert not {"Q117", "E24", "Q00"} & set(numbers)


def test_citations_are_found_wherever_a_mark_may_stand() -> None:
    source = """
pytestmark = pytest.mark.rule("R1.1")

@pytest.mark.rule("R2.1", "R2.2")
@pytest.mark.ruling("Q17")
def test_one(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.erratum("E04"))])
def test_two(x): rule("R9.9")
"""
    assert set(citations(source)) == {
        ("rule", "R1.1"),
        ("rule", "R2.1"),
        ("rule", "R2.2"),
        ("ruling", "Q17"),
        ("erratum", "E04"),
    }
