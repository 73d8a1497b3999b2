"""The card files are found in a checkout and in an installed package."""

from pathlib import Path

import pytest

from keyforge_tui.common import paths


def test_a_checkout_uses_its_own_cards() -> None:
    folder = paths.cards_folder()
    assert folder == Path(__file__).parents[2] / "cards"
    assert (folder / "sets" / "cota.yaml").is_file()


def test_an_installed_package_uses_the_copy_it_carries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "keyforge_tui"
    monkeypatch.setattr(paths, "PACKAGE", package)
    (tmp_path / "cards").mkdir()  # somebody else's
    assert paths.cards_folder() == package / "_cards"
