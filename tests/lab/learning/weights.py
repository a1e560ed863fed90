"""Files of weights for tests."""

from __future__ import annotations

from collections.abc import Mapping

from hauntbox.games.common.learned.sheet import Fitted, HeldOut, LearnedSheet, Source
from hauntbox.lab.learning.weights_file import text_of

Weights = Mapping[str, float]


def sheet_text(
    game: str,
    share: float,
    general: Weights | None = None,
    own: Mapping[str, Weights] | None = None,
    by_hand: float = 0.0,
) -> str:
    return text_of(
        LearnedSheet(
            game,
            1,
            share,
            Source([], {}, "test", 1, 1, [0.0]),
            HeldOut(0.5, 0.5, 0.7, 0.7),
            Fitted(0.0, dict(general), by_hand) if general is not None else None,
            {name: Fitted(0.0, dict(weights)) for name, weights in (own or {}).items()},
        )
    )
