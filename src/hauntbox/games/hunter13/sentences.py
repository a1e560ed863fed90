"""What is told, as sentences: letters in braces stand for the facts, see words.py."""

from __future__ import annotations

from typing import Final

SENTENCES: Final = {
    "battle": "{g} fights in {t}: {mm}!",
}
