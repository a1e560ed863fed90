"""The play-test lab: many games at once, and what they say about the rules."""

from __future__ import annotations

from hauntbox.lab.intervals import wilson
from hauntbox.lab.report import Failure, Lengths, Report, Standing
from hauntbox.lab.simulate import simulate

__all__ = ["Failure", "Lengths", "Report", "Standing", "simulate", "wilson"]
