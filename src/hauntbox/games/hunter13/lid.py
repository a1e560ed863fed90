"""What is printed on the box, and how a set-up form is laid out."""

from __future__ import annotations

from typing import Final

from hauntbox.kernel.contract import Box

BOX: Final = Box(
    line="Every door is one more.",
    blurb="Candle and moon. Lay the mansion room by room, keep your wits to yourself, and learn what the house wants."
    " Before it has you.",
    kind="co-operative exploration",
    length="90 min",
    weight="medium",
    first="Gentle start",
)
