"""What Equipment does for the rest of a turn, and abilities that work once: one bit each. CEQ, CCS, CCH"""

from __future__ import annotations

from typing import Final

# For this turn.
NOZZLE, NOZZLE_2, EMITTER, BARREL, BARREL_KEPT, BANK_SHOT, DOORS, DOORS_2, SIREN, GOGGLES, RED_GOGGLES, TWIN = [
    1 << n for n in range(12)
]
CELLS: Final = 1 << 12
# Once in a turn.
SMOOTH_TALK, OVERCHARGE, TRAJECTORY, QUICK_SNAP = [1 << n for n in range(4)]
# Once in a round.
CENTRE_STAGE, ENCORE, HYPOTHESIS, DEDUCTIBLE = [1 << n for n in range(4)]
FOR_ONE_AIM: Final = BARREL | BANK_SHOT | RED_GOGGLES
FOR_ONE_ROLL: Final = NOZZLE | NOZZLE_2
