"""The rulebook is complete, refers only to what exists, and can be found and read."""

import re
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from keyforge_tui.__main__ import main
from keyforge_tui.cli.rules import answer
from keyforge_tui.rulebook import (
    Chapter,
    GlossaryEntry,
    OpenPoint,
    Rule,
    fold,
    load_rulebook,
    parse_number,
)
from tests.orphans import end_with_parent

Capture = pytest.CaptureFixture[str]

# fmt: off
RULES_PER_CHAPTER = (
    15, 3, 7, 8, 11, 9, 11, 11, 7, 2,    # R1 to R10
    6, 7, 17, 12, 3, 13, 4, 12, 5, 3,    # R11 to R20
    14, 5, 15, 14, 8, 14, 8, 13, 7, 6,   # R21 to R30
    5, 3, 5, 9, 4, 6, 6, 1, 3, 6,        # R31 to R40
    5, 12, 14, 3, 3, 15, 1, 6, 6, 4,     # R41 to R50
    2, 4, 2, 1, 1,                       # R51 to R55
)
# fmt: on
OPEN_POINTS = 37

BOOK = load_rulebook()


def texts() -> Iterator[tuple[str, str]]:
    """Every piece of text a reader sees, with the number or term it belongs to."""
    for chapter in BOOK.chapters:
        yield chapter.number, chapter.title
    for rule in BOOK.rules:
        yield rule.number, rule.text
        yield from ((rule.number, step) for step in rule.steps)
        yield from ((rule.number, cell) for row in rule.table for cell in row)
    for point in BOOK.open_points:
        yield point.number, point.question
        yield point.number, point.ruling
    for entry in BOOK.glossary:
        yield entry.term, entry.term


def rules_command(*words: str, width: int = 80) -> str:
    return "\n".join(answer(BOOK, words, width))


def test_every_rule_is_there_in_order_without_gaps() -> None:
    expected = [
        f"R{chapter}.{rule}"
        for chapter, count in enumerate(RULES_PER_CHAPTER, start=1)
        for rule in range(1, count + 1)
    ]
    assert [rule.number for rule in BOOK.rules] == expected
    assert [chapter.number for chapter in BOOK.chapters] == [
        f"R{number}" for number in range(1, len(RULES_PER_CHAPTER) + 1)
    ]
    points = [f"O{number}" for number in range(1, OPEN_POINTS + 1)]
    assert [point.number for point in BOOK.open_points] == points
    assert BOOK.numbers() == (*expected, *points)


def test_every_rule_stands_in_its_own_chapter() -> None:
    for chapter in BOOK.chapters:
        assert all(rule.number.startswith(f"{chapter.number}.") for rule in chapter.rules)


def test_every_number_mentioned_exists() -> None:
    for place, text in texts():
        for number in re.findall(r"\b[RO][0-9]+(?:\.[0-9]+)?\b", text):
            assert BOOK.find(number) is not None, f"{place} mentions {number}"


def test_the_glossary_names_existing_rules() -> None:
    for entry in BOOK.glossary:
        assert entry.rules, entry.term
        for number in entry.rules:
            assert isinstance(BOOK.find(number), Rule | Chapter), f"{entry.term}: {number}"


def test_the_glossary_is_in_order_and_has_each_term_once() -> None:
    terms = [fold(entry.term) for entry in BOOK.glossary]
    assert terms == sorted(set(terms))


def test_the_text_is_plain() -> None:
    """No sign that markup could take as its own, nothing but ASCII and the one ligature."""
    for place, text in texts():
        assert re.fullmatch(r"[ -~Æ]+", text), place
        assert not re.search(r"[\[\]\\]|:\w+:", text), place
        assert text == " ".join(text.split()), place


def test_every_rule_is_made_of_sentences() -> None:
    for rule in BOOK.rules:
        for sentence in (rule.text, *rule.steps):
            assert sentence.endswith((".", '."')), rule.number


def test_tables_are_rectangular() -> None:
    for rule in BOOK.rules:
        assert len({len(row) for row in rule.table}) <= 1, rule.number


def test_few_rules_are_mere_definitions() -> None:
    definitions = {rule.number for rule in BOOK.rules if rule.is_definition}
    assert {"R3.4", "R50.4", "R52.1"} <= definitions
    assert len(definitions) < 15


@pytest.mark.parametrize(
    ("asked", "number"),
    [("r17", "R17"), ("R17.2", "R17.2"), (" r17.2 ", "R17.2"), ("17.2", "R17.2"), ("o3", "O3")],
)
def test_a_number_finds_its_entry(asked: str, number: str) -> None:
    found = BOOK.find(asked)
    assert isinstance(found, Rule | Chapter | OpenPoint)
    assert found.number == number


@pytest.mark.parametrize("asked", ["R0", "R56", "R17.5", "R17.0", "O38", "O3.1", "ward", "", "R"])
def test_what_is_no_number_of_the_book_finds_nothing(asked: str) -> None:
    assert BOOK.find(asked) is None


def test_numbers_are_read_with_and_without_their_letter() -> None:
    assert parse_number("r07.02") == "R7.2"
    assert parse_number("7") == "R7"
    assert parse_number("7.2.1") is None


def test_a_term_of_the_glossary_comes_first_and_then_its_rules() -> None:
    found = BOOK.search("Ward")
    assert isinstance(found[0], GlossaryEntry)
    assert found[0].term == "ward"
    assert [entry.number for entry in found[1:6] if isinstance(entry, Rule)] == [
        "R43.7", "R43.8", "R43.9", "R43.10", "R43.11",
    ]  # fmt: skip
    assert BOOK.find("R21.3") in found[6:]


def test_a_chapter_the_glossary_names_is_found_with_all_its_rules() -> None:
    chapter = BOOK.find("R20")
    assert isinstance(chapter, Chapter)
    assert BOOK.search("rule of six")[1:5] == [chapter, *chapter.rules]


def test_all_words_must_occur() -> None:
    both = [entry for entry in BOOK.search("ward armor") if isinstance(entry, Rule)]
    assert BOOK.find("R14.7") in both
    assert BOOK.find("R43.7") not in both
    assert BOOK.search("ward nonsense") == []
    assert BOOK.search(" ?! ") == []


def test_a_word_finds_longer_words_but_not_the_middle_of_one() -> None:
    found = BOOK.search("ward")
    assert BOOK.find("R43.8") in found  # "warded"
    assert BOOK.find("R7.10") not in found  # "toward"


@pytest.mark.parametrize("spelling", ["æmber", "Æmber", "aember", "amber", "ÆMBER", "ämber"])
def test_every_spelling_of_aember_finds_the_same(spelling: str) -> None:
    assert BOOK.search(f"{spelling} pool") == BOOK.search("Æmber pool")
    assert BOOK.find("R3.3") in BOOK.search(f"{spelling} pool")


def test_search_looks_into_steps_and_tables_and_open_points() -> None:
    assert BOOK.find("R21.3") in BOOK.search("invulnerable prevents")
    assert BOOK.find("R6.2") in BOOK.search("TP1")
    assert BOOK.find("O35") in BOOK.search("magda")


def test_the_book_is_read_once_and_quickly() -> None:
    assert load_rulebook() is BOOK
    times = []
    for _ in range(5):
        started = time.process_time()
        load_rulebook.__wrapped__()
        times.append(time.process_time() - started)
    assert min(times) < 0.05


def test_without_arguments_the_chapters_are_listed(capsys: Capture) -> None:
    assert main(["rules"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "R1      Golden rule and basic terms (15 rules)"
    assert lines[37] == "R38     Purging (1 rule)"
    assert lines[55] == "O       Open points (37 points)"


def test_a_rule_is_printed_with_its_number(capsys: Capture) -> None:
    assert main(["rules", "r10.1"]) == 0
    assert capsys.readouterr().out == "R10.1   Ready all exhausted cards you control.\n"


def test_a_chapter_is_printed_with_all_its_rules() -> None:
    assert rules_command("R10").splitlines() == [
        "R10     Step 4: ready cards",
        "",
        "R10.1   Ready all exhausted cards you control.",
        "",
        "R10.2   A readied card keeps its stun, ward, enrage, damage and counters.",
    ]


def test_a_table_is_printed_in_columns() -> None:
    assert rules_command("R12.3").splitlines()[1:4] == [
        "        Chains  Cards fewer",
        "        ------  -----------",
        "        0       0",
    ]


def test_steps_are_numbered() -> None:
    assert "        4. Ready cards.\n        5. Draw cards." in rules_command("R6.1")


def test_several_numbers_are_printed_one_after_the_other() -> None:
    output = rules_command("R10.1", "O31")
    assert output.startswith("R10.1 ")
    assert "\n\nO31     With" in output


def test_all_open_points_can_be_read_at_once() -> None:
    lines = rules_command("o").splitlines()
    assert len([line for line in lines if re.match(r"O[0-9]", line)]) == OPEN_POINTS


def test_a_word_prints_the_glossary_first(capsys: Capture) -> None:
    assert main(["rules", "taunt"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "taunt: see R46.13"
    assert lines[2].startswith("R46.13  Taunt: ")


@pytest.mark.parametrize("width", [30, 80, 100])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    """Headings apart, which are a line each."""
    for chapter in BOOK.chapters:
        lines = rules_command(chapter.number, width=width).splitlines()[1:]
        assert max(map(len, lines)) <= width


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["R17.9"], "there is no rule R17.9; the nearest are R17.4, R17.3, R17.2"),
        (["o40"], "there is no rule O40; the nearest are O4, "),
        (["wardd"], 'no rule has the word "wardd"; the nearest are warded, ward'),
        (["ward", "tides"], 'no rule has the word "tides"; the nearest are tide'),
        (["xylophone"], 'no rule has the word "xylophone"\n'),
        (["magda", "omega"], 'no rule has all the words "magda omega"\n'),
        (["?"], "name the number of a rule, or a word to search for\n"),
    ],
)
def test_what_is_not_there_is_said_in_one_line(
    words: list[str], complaint: str, capsys: Capture
) -> None:
    assert main(["rules", *words]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith(f"keyforge-tui: {complaint}")
    assert output.err.count("\n") == 1


@pytest.mark.parametrize(("encoding", "amount"), [("utf-8", "1Æ"), ("ascii", "1AE")])
def test_the_output_can_be_piped(encoding: str, amount: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "keyforge_tui", "rules", "R42.6"],
        capture_output=True,
        check=True,
        env={"PYTHONIOENCODING": encoding, "COLUMNS": "40"},
        preexec_fn=end_with_parent,
    )
    lines = done.stdout.decode("utf-8").splitlines()
    assert lines == [
        f"R42.6   Exalt: place {amount} from the common",
        "        supply on the creature.",
    ]
