"""What the documentation shows works."""

import json
import re
from pathlib import Path

from keyforge_tui.library.scenarios import game_from_file
from tests.protocol.test_conversation import Client, names

README = Path(__file__).parents[2] / "keyforge_tui" / "protocol" / "README.md"
TEXT = README.read_text(encoding="utf-8")


def block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", TEXT, re.DOTALL)
    assert found is not None
    return found.group(1)


def test_the_session_is_answered() -> None:
    client = Client()
    for line in block("json").splitlines():
        answer = client.send(line.encode())
        assert answer["ok"], (line, answer)
    assert client.session.ended


def test_the_scenario_loads(tmp_path: Path) -> None:
    path = tmp_path / "scenario.yaml"
    path.write_text(block("yaml"), encoding="utf-8")
    assert game_from_file(path, names()).decision is not None


def test_the_plain_deck_is_read() -> None:
    found = re.search(r'`(\{"name": "Mine".*?\})`', TEXT)
    assert found is not None
    deck = json.loads(found.group(1))
    Client().done("new", decks=[deck, deck])
