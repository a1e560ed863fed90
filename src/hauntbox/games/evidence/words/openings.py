"""What is told before a night: a few sentences about the house."""

from __future__ import annotations

from typing import Final

OPENINGS: Final = {
    "larkspur": (
        "The cottage is small, and the people who rent it never stay a second week. They leave the lamps burning "
        "and the beds made. They say it is the sound of somebody who is very careful not to make one."
    ),
    "penhallow": (
        "The last vicar counted his household every evening and found one too many. He blessed each room and "
        "slept in none of them. The lounge is the worst, he wrote, and then he wrote nothing."
    ),
    "corvane": (
        "Corvane Hall has more rooms than anybody has keys for. The family left in one night, in four carriages, "
        "and the music room was still playing. What stayed behind has had the house to itself ever since."
    ),
}
OTHER: Final = "A house that nobody wants to sleep in. Somebody in it would rather be left alone."
