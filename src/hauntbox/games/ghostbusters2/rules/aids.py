"""What Equipment does for the rest of a turn, and abilities that work once: one bit each. CEQ, CCS, CCH"""

from __future__ import annotations

from typing import Final

# For this turn.
NOZZLE: Final = 1 << 0
NOZZLE_2: Final = 1 << 1
EMITTER: Final = 1 << 2
BARREL: Final = 1 << 3
BARREL_KEPT: Final = 1 << 4
BANK_SHOT: Final = 1 << 5
DOORS: Final = 1 << 6
DOORS_2: Final = 1 << 7
SIREN: Final = 1 << 8
GOGGLES: Final = 1 << 9
RED_GOGGLES: Final = 1 << 10
TWIN: Final = 1 << 11
CELLS: Final = 1 << 12
# Once in a turn.
SMOOTH_TALK: Final = 1 << 0
OVERCHARGE: Final = 1 << 1
TRAJECTORY: Final = 1 << 2
QUICK_SNAP: Final = 1 << 3
# Once in a round.
CENTRE_STAGE: Final = 1 << 0
ENCORE: Final = 1 << 1
HYPOTHESIS: Final = 1 << 2
DEDUCTIBLE: Final = 1 << 3
FOR_ONE_AIM: Final = BARREL | BANK_SHOT | RED_GOGGLES
FOR_ONE_ROLL: Final = NOZZLE | NOZZLE_2
