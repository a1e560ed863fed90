"""What is used once: bits of `used` (in a Combat Phase), `reacted` (a round) and `free` (an activation). TAL, EQP"""

from __future__ import annotations

FOOT, WALKIE, ROPE, PRACTISED = 0, 4, 8, 12  # of `used`, with the FM added
NOT_MY_KIDS, CARTWHEEL = 0, 1  # of `reacted`
STEADY, STICKY, ROUTINE = 0, 1, 8  # of `free`; the last with the type of weapon added
