"""Vast: one cave that grows and collapses, one to seven seats, each with rules of its own."""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast.declaration import DECLARED

GAME: Final = DECLARED
