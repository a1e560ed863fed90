"""The experiment on the page of the lab is the file beside it, which the page's commands play."""

from __future__ import annotations

from docs.test_docs import BLOCK, ROOT


def test_the_page_shows_the_file_that_is_played() -> None:
    shown = [text for lang, text in BLOCK.findall((ROOT / "docs" / "lab.md").read_text()) if lang == "toml"]
    assert shown == [(ROOT / "docs" / "lab-example.toml").read_text()]
