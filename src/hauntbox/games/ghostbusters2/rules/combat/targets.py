"""What it takes to hit and to finish a target; what happens when it is finished. CMB, AGT, ENT, BAS"""

from __future__ import annotations

from typing import Final

from hauntbox.games.ghostbusters2.cards import characters, names
from hauntbox.games.ghostbusters2.cards.decks import CARD_WITH
from hauntbox.games.ghostbusters2.cards.kinds import (
    BROTHERLY,
    BROTHERS_APART,
    CURATOR,
    GHOSTS,
    GIANT,
    GRADES,
    HORROR,
    HUMAN,
    JUDGE,
    KINDS,
    PLAZM,
    RESISTING,
    TALL,
    VIGO,
    WIDE,
)  # fmt: skip
from hauntbox.games.ghostbusters2.content.sheet import Sheet
from hauntbox.games.ghostbusters2.rules import aids
from hauntbox.games.ghostbusters2.rules.figures import (
    FINISHED,
    VANISHED,
    amplified,
    drop_tokens,
    gain_xp,
    is_plazm,
    take_off,
    tokens_of,
    tokens_on,
)  # fmt: skip
from hauntbox.games.ghostbusters2.state import ROLES, Busters, card, has, of_kind, slots

BROTHERS: Final = (TALL, WIDE)
BROTHERS_GATES: Final = 2  # GBT-CSC-10: so many add to their Resist
GUARDED: Final = 5  # GBT-CSC-32: Resist of Vigo beside the Curator


def gate_target(g: Busters, space: int) -> int:
    """A Gate as a target of tokens."""
    return -1 - g.street.gates.index(space)


def gate_space(g: Busters, target: int) -> int:
    return g.street.gates[-1 - target]


def target_space(g: Busters, target: int) -> int:
    return g.spot[target] if target >= 0 else gate_space(g, target)


def to_hit(g: Busters, target: int) -> int:
    """GBT-ENT-09; GBT-GTE-03: of Gates by the scenario."""
    if target < 0:
        return g.sheet.gates.to_hit + g.options.to_hit
    need = card(g, target).to_hit + g.options.to_hit + amplified(g, target)  # GBT-BAS-10
    if g.kind[target] == TALL and target != g.codex:
        other = of_kind(g, WIDE)
        if other and g.street.apart(g.spot[other[0]], g.spot[target]) <= BROTHERS_APART:
            need += BROTHERLY  # GBT-CEN-16
    return need


def needs(g: Busters, slot: int) -> tuple[int, int, int]:
    """GBT-ENT-10, GBT-ENT-11: Streams, Mood Slimes, or a total of either (GBT-CMB-13)."""
    kind = card(g, slot)
    more = amplified(g, slot)
    less = g.net[1] if g.net[0] == slot else 0  # GBT-CEQ-11
    if kind.either:
        return 0, 0, max(kind.either + more - less, 1)
    if kind.sort == PLAZM:
        return 0, kind.moods + more, 0
    streams = aids.TICKET_STREAMS if g.kind[slot] == HORROR and g.ticket else kind.streams  # GBT-CSC-15
    return max(streams + more - less, 1), kind.moods, 0  # GBT-BAS-11


def is_met(g: Busters, slot: int) -> bool:
    """GBT-CMB-12: tokens of all count together; GBT-CSC-32: Vigo's Streams not without Mood Slime: he needs both."""
    streams, moods = tokens_on(g, slot)
    need_s, need_m, need_e = needs(g, slot)
    return streams + moods >= need_e if need_e else streams >= need_s and moods >= need_m


def missing(g: Busters, slot: int, pack: int) -> int:
    """How many tokens of this kind it still needs."""
    streams, moods = tokens_on(g, slot)
    need_s, need_m, need_e = needs(g, slot)
    if need_e:
        return need_e - streams - moods
    return need_m - moods if pack == names.SLIME else need_s - streams


def resist(g: Busters, slot: int) -> int:
    """GBT-KEY-20: the number it adds to its die; 0: none."""
    if slot < 0:
        return g.sheet.gates.resist
    base = card(g, slot).resist
    if not base or slot == g.codex:
        return 0
    kind, open_gates = g.kind[slot], g.gates.bit_count()
    if kind == GIANT:
        return max(base + open_gates - g.soothed, 0)  # GBT-CSC-21
    if kind in BROTHERS:
        return base + min(open_gates, BROTHERS_GATES)  # GBT-CSC-10
    return GUARDED if kind == VIGO and of_kind(g, CURATOR) else base  # GBT-CSC-32


def has_resist(g: Busters, slot: int) -> bool:
    return RESISTING[g.kind[slot]] and slot != g.codex


def bars_pack(g: Busters, slot: int, pack: int) -> str:
    return bars_kind(g.kind[slot], pack)


def bars_kind(kind: int, pack: int) -> str:
    """GBT-CMB-10, GBT-ENT-03: Streams for Ghosts, GBT-CMB-11, GBT-ENT-05: Mood Slimes for Plazms; GBT-ENT-04: both."""
    card = KINDS[kind]
    if card.sort == PLAZM:
        return "" if pack == names.SLIME else "GBT-CMB-11"
    if pack == names.PROTON or card.moods or card.either or kind == GIANT:  # GBT-CSC-21
        return ""
    return "GBT-CMB-10"


CANNOT: Final = 0
CAN: Final = 1
DEPENDS: Final = 2  # on its tokens
BY_KIND: Final = tuple([
    tuple([CANNOT if bars_kind(n, pack) else DEPENDS if kind.sort == HUMAN else CAN for n, kind in enumerate(KINDS)])
    for pack in (names.PROTON, names.SLIME)
])  # fmt: skip  # by Pack, then kind: whether who holds nothing yet may fire at it


def bars_gate_pack(sheet: Sheet, pack: int) -> str:
    """GBT-AGT-01: either kind, unless the scenario says otherwise."""
    kind = sheet.gates.kind
    return "" if kind == "either" or (kind == "moods") == (pack == names.SLIME) else "GBT-AGT-01"


def is_full(g: Busters, target: int) -> bool:
    """GBT-AGT-07: a Gate with all its tokens."""
    return sum(tokens_on(g, target)) >= g.sheet.gates.to_close


# The end of a target -------------------------------------------------------------------------------------------------


def reward(g: Busters, role: int, target: int) -> None:
    """GBT-XP-01, GBT-XP-02: one XP for each own token; GBT-CCH-16: one more by Quick Snap."""
    tokens = [tokens_of(g, other, target) for other in ROLES]
    snap = any(tokens) and has(g, role, characters.REGULAR, characters.TOP) and not g.once & aids.QUICK_SNAP
    if snap and (target < 0 or not is_plazm(g, target)):
        g.once |= aids.QUICK_SNAP
    else:
        snap = False
    for other in ROLES:
        gain_xp(g, other, tokens[other] * g.options.token_xp + characters.SNAP_XP * (snap and tokens[other] > 0))


def trap(g: Busters, slot: int, role: int) -> None:
    """GBT-KEY-35, GBT-CMB-07: onto the card of the Ghostbuster; GBT-XP-11: without tokens there is no XP."""
    kind = g.kind[slot]
    reward(g, role, slot)
    g.tell("GBT-CMB-07", "trapped", role, kind, slot)
    g.caught |= 1 << kind
    if g.options.freed_humans and KINDS[kind].sort == HUMAN:
        g.lost[kind] += 1  # GBT-COP-02
        if kind == JUDGE:
            g.stored = (*g.stored, kind)  # GBT-CSC-34
    elif g.relay:
        store(g, kind)  # GBT-CCS-04
    else:
        g.trapped[role] = tuple(sorted([*g.trapped[role], kind]))
        if kind in BROTHERS:
            g.fugitives = (*g.fugitives, (kind, g.round + 1))  # GBT-CSC-10
    gain_plazms(g, role, KINDS[kind].plazms)  # GBT-CMB-15
    take_off(g, slot, FINISHED)


def extract(g: Busters, slot: int, role: int) -> None:
    """GBT-CMB-08: it leaves the scenario, and its Plazm Counters go to who placed the last token."""
    kind = g.kind[slot]
    reward(g, role, slot)
    g.tell("GBT-CMB-08", "extracted", role, kind, slot)
    jar = CARD_WITH[aids.SAMPLE] in g.cards[role]
    gain_plazms(g, role, KINDS[kind].plazms + aids.SAMPLE_ADDS * jar)  # GBT-CSC-25
    g.supply[kind] += 1
    take_off(g, slot, FINISHED)


def gain_plazms(g: Busters, role: int, n: int) -> None:
    if g.relay:
        pour(g, n)
    else:
        g.plazms[role] += n


def pour(g: Busters, n: int) -> None:
    """GBT-TNK-01: the Tank counts them; GBT-DEP-02."""
    g.tank += n
    g.poured += n


def store(g: Busters, kind: int) -> None:
    """GBT-SPW-06: into the Spirit World; GBT-CSC-11, GBT-CSC-34: Brothers and Judges are out for good."""
    g.fugitives = tuple([(k, end) for k, end in g.fugitives if k != kind])
    if kind in BROTHERS or (kind == JUDGE and "HJ" in g.sheet.stays):
        g.stored = (*g.stored, kind)
        g.lost[kind] += 1
    else:
        g.spirit[kind] += 1


def finish(g: Busters, slot: int, role: int) -> None:
    (extract if is_plazm(g, slot) else trap)(g, slot, role)


def fill_gate(g: Busters, target: int, role: int) -> bool:
    """GBT-AGT-07: a full Gate closes, GBT-KEY-20: unless it has Resist; did it?"""
    if not is_full(g, target) or g.sheet.gates.resist:
        return False
    close_gate(g, target, role)
    return True


def close_gate(g: Busters, target: int, role: int) -> None:
    """GBT-AGT-07: flipped; GBT-AGT-08: XP, then the tokens go back."""
    space = gate_space(g, target)
    reward(g, role, target)
    for other in ROLES:
        drop_tokens(g, other, target)
    g.gates &= ~(1 << space)  # GBT-GTE-01
    g.tell("GBT-AGT-07", "closed", role, space)
    if not g.gates:
        suck_in(g)


def suck_in(g: Busters) -> None:
    """GBT-AGT-10, GBT-AGT-14: with the last Gate every Ghost goes, GBT-AGT-11: no Plazm, GBT-AGT-12: without XP."""
    for slot in slots(g):
        kind = g.kind[slot]
        if kind in GHOSTS and not KINDS[kind].rank and KINDS[kind].code not in g.sheet.stays:
            g.spirit[kind] += 1
            take_off(g, slot, VANISHED)
    g.tell("GBT-AGT-10", "sucked in")


def lowest_trapped(g: Busters, role: int) -> int:
    return min(g.trapped[role], key=lambda kind: (GRADES[kind], kind))
