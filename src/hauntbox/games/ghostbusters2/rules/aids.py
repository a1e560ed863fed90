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
# What cards in hand do by themselves: rules ask for the card with the power.
NO_POWER: Final = -1
ROLL_AGAIN: Final = 0
CHOOSE_WAY: Final = 1
STERN: Final = 2
SAMPLE: Final = 3
LOUD: Final = 4
POWERS: Final = 5
# And Events, as long as they last.
SAG: Final = 0
TOLL: Final = 1
SNAP: Final = 2
WEATHERS: Final = 3
# How much cards do where a rule carries it out.
NOZZLE_ADDS: Final = 1
NOZZLE_2_ADDS: Final = 2
EMITTER_ADDS: Final = 1
BARREL_ADDS: Final = 2
DOORS_CLASS: Final = 1
DOORS_2_CLASS: Final = 2
SIREN_SPACES: Final = 10
INDEX_ADDS: Final = 1
STERN_ADDS: Final = 1
SAMPLE_ADDS: Final = 1
LOUD_SPACES: Final = 3
TICKET_STREAMS: Final = 3
SAG_TAKES: Final = 1
TOLL_SPACES: Final = 4
SNAP_SPACES: Final = 1
