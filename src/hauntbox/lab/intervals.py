"""How sure a count of games makes us."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959964  # standard deviations that hold 95% of a bell curve


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for the true share of wins; honest also near 0 and 1, and with few games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    shrink = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / shrink
    reach = z / shrink * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def paired_interval(steps: list[float], z: float = Z95) -> tuple[float, float]:
    """Where the mean of the true steps lies. Two imagined pairs, one each way, keep it honest with few games
    (Agresti and Min, Biometrics 61, 2005)."""
    n = len(steps) + 2
    mean = sum(steps) / n
    spread = (sum([step * step for step in steps]) + 2 - n * mean * mean) / (n * n)
    reach = z * sqrt(max(spread, 0.0))
    return max(-1.0, mean - reach), min(1.0, mean + reach)
