"""The answers at the root: what each leads to at once, and what is to be gained after it.

What comes at once is nearly certain, what may come later depends on dice and on others. So the gain that a search has
imagined counts only as far as it stands out from the noise: with little thought the bot goes by what it sees next, with
more of it by what it foresees. All candidates are tried in the same worlds with the same luck, so a gain is measured
against that of the others in the same world: what luck gives to all of them says nothing about any.
"""

from __future__ import annotations

from hauntbox.bots.tree import Branch


class Candidate:
    def __init__(self, branch: Branch) -> None:
        self.branch = branch
        self.n = 0
        self.now = 0.0  # what it was worth at once, in all
        self.deep = 0  # simulations that went farther
        self.gain = 0.0  # what they added to that, beside what they added for the others
        self.squares = 0.0
        self.value = 0.0  # what it is thought to be worth

    def learn(self, now: float) -> None:
        self.n += 1
        self.now += now

    def foresee(self, gain: float) -> None:
        self.deep += 1
        self.gain += gain
        self.squares += gain * gain

    def mean_gain(self) -> float:
        return self.gain / self.deep if self.deep else 0.0

    def noise(self) -> float:
        """How far off the mean gain may be, squared."""
        if self.deep < 2:
            return 1.0
        mean = self.gain / self.deep
        return max(1e-12, self.squares / self.deep - mean * mean) / (self.deep - 1)


def weigh(candidates: list[Candidate], usual: float, ahead: float) -> None:
    """Set their values: what is at once, the usual gain, and of their own as much as can be trusted, times `ahead`."""
    signal = differences(candidates)
    for each in candidates:
        trust = signal / (signal + each.noise()) if each.deep > 1 and signal > 0.0 else 0.0
        now = each.now / each.n if each.n else 0.0
        each.value = now + ahead * (usual + trust * each.mean_gain())


def differences(candidates: list[Candidate]) -> float:
    """The variance of true gains: that of the measured ones, less what noise makes of it."""
    known = [each for each in candidates if each.deep > 1]
    if len(known) < 2:
        return 0.0
    middle = sum([each.mean_gain() for each in known]) / len(known)
    spread = sum([(each.mean_gain() - middle) ** 2 for each in known]) / (len(known) - 1)
    return max(0.0, spread - sum([each.noise() for each in known]) / len(known))
