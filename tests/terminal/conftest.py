from __future__ import annotations

import pytest

from table import box


@pytest.fixture(autouse=True)
def test_games(monkeypatch: pytest.MonkeyPatch) -> None:
    box.use(monkeypatch)
