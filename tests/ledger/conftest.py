"""The small game's checkout for every test of the ledger."""

from __future__ import annotations

from pathlib import Path

import pytest

from ledger.toy import Toy


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    return Toy(tmp_path)
