"""Importing this opens the games: for processes that are there to be forked, so that each need not do it again."""

from __future__ import annotations

import gc

from hauntbox import games
from hauntbox.server import app as _app  # noqa: F401  all that a worker may be asked to do

for _name in games.names():
    games.find(_name)
gc.freeze()
