"""Falling, sitting out, and coming back. FALL"""

from __future__ import annotations

from hauntbox.games.hunter13.content.story import UNSAID
from hauntbox.games.hunter13.rules.hunters.harm import ON_FALL
from hauntbox.games.hunter13.rules.hunters.insanity import ON_LIGHTER
from hauntbox.games.hunter13.rules.hunters.points import base_hp, hp, look, mp
from hauntbox.games.hunter13.rules.mansion.house import helping
from hauntbox.games.hunter13.rules.story import story
from hauntbox.games.hunter13.state import ENEMY, HUNTER, MONSTERS, NOWHERE, OUT, Mansion, host


def fall(g: Mansion, role: int) -> None:
    """GHT-FALL-01: on the tile where it stands; GHT-FALL-02: its Insanity-cards stay with its player."""
    tile = g.at[role]
    g.status[role] = OUT  # GHT-INS-23: acts for the hunters no longer
    g.idle[role] = g.story.fallen.out  # GHT-FALL-03
    g.fell = (*g.fell, role)
    g.fighting &= ~(1 << role)  # GHT-BAT-62
    g.tell("GHT-FALL-01", "falls", role, tile)
    drop_all(g, role)
    read_enemy_side(g, role)  # GHT-FALL-10
    story.happen(g, "fell", role, tile)  # GHT-FMT-09


def drop_all(g: Mansion, role: int) -> None:
    """GHT-FALL-02, GHT-ITM-18: all items lie face up there; GHT-FMT-13: so does what it carried."""
    tile = g.at[role]
    dropped, g.items[role] = g.items[role], ()
    g.lying[tile] = tuple(sorted([*g.lying[tile], *dropped]))
    for item in dropped:
        story.happen(g, "lost", role, tile, item)  # GHT-FMT-09
    drop_things(g, role)


def drop_things(g: Mansion, role: int) -> None:
    """GHT-FMT-13, GHT-SB-11: what it carried stays on the tile."""
    for n, where in enumerate(g.things):
        if where == -2 - role:
            g.things[n] = g.at[role]


def read_enemy_side(g: Mansion, role: int) -> None:
    """GHT-FALL-10: when the first one falls; GHT-HID-10: a scenario may keep it from the hunters."""
    fallen = g.story.fallen
    if fallen.text < 0:
        return
    if fallen.heard and len(g.fell) == 1:
        g.tell("GHT-FALL-10", "enemy side", fallen.text)
    elif not fallen.heard:
        g.tell("GHT-HID-10", "enemy side", fallen.text, to=(role, *([host(g)] if g.options.host else [])))


def full_vitality(g: Mansion) -> int:
    """GHT-FALL-17: what the scenario says, or else the table, whose 10 is the book's."""
    said = g.story.fallen.vitality
    return said if said != UNSAID else g.options.vitality  # GHT-FMT-16


def change_side(g: Mansion, role: int) -> None:
    """GHT-FALL-04, GHT-FALL-08: an ENEMY-player from now on."""
    g.status[role] = ENEMY
    g.vitality[role] = full_vitality(g)
    g.tell("GHT-FALL-04", "changes side", role)


def sit_out(g: Mansion, role: int) -> None:
    """GHT-FALL-05: the turn it would have had is skipped; GHT-FALL-26: it still has its place in the order."""
    g.tell("GHT-FALL-05", "sits out", role)
    if g.idle[role] > 0:
        g.idle[role] -= 1
        if not g.idle[role]:
            change_side(g, role)


def subdue(g: Mansion, role: int) -> None:
    """GHT-FALL-18: the battle ends for it, and it skips its next turn; GHT-FMT-16: or it is out for good."""
    drop_things(g, role)
    if g.story.fallen.final:
        g.status[role], g.idle[role] = OUT, -1
    else:
        g.subdued |= 1 << role
    g.tell("GHT-FALL-18", "subdued", role)


def leave_battle(g: Mansion, role: int) -> None:
    """As an Enemy; whoever has named it strikes the next one."""
    if MONSTERS + role not in g.foes:
        return
    place = g.foes.index(MONSTERS + role)
    g.foes, g.foe_types = g.foes[:place] + g.foes[place + 1 :], g.foe_types[:place] + g.foe_types[place + 1 :]
    g.targets = [target - 1 if target > place else target % max(len(g.foes), 1) for target in g.targets]


def rise(g: Mansion, role: int) -> None:
    """GHT-FALL-18: after the skipped turn its vitality is back."""
    g.subdued &= ~(1 << role)
    g.vitality[role] = full_vitality(g)
    g.tell("GHT-FALL-18", "rises", role)


def recover(g: Mansion, role: int) -> None:
    """GHT-FALL-23: rejoins when both HP and MP are 1 or more, GHT-INS-24: at once; GHT-FALL-25: in any round."""
    if g.status[role] == HUNTER or g.idle[role] < 0:
        return
    look(g, role)
    if hp(g, role) >= 1 and mp(g, role) >= 1:
        restore(g, role)


def restore(g: Mansion, role: int) -> None:
    """GHT-FALL-24: a hunter again at once."""
    g.status[role], g.idle[role], g.vitality[role] = HUNTER, 0, 0
    g.subdued &= ~(1 << role)
    leave_battle(g, role)
    stands = g.story.fallen.rises
    if stands != NOWHERE and g.cell[stands] != NOWHERE:
        g.came[role], g.at[role] = g.at[role], stands  # GHT-FMT-16
    g.tell("GHT-FALL-24", "restored", role)
    story.happen(g, "restored", role, g.at[role])  # GHT-FMT-09


# Relief cards for the fallen -----------------------------------------------------------------------------------------


def bars_revive(g: Mansion, role: int, fallen: int) -> str:
    """GHT-FALL-06, GHT-FALL-21: where the scenario allows it, from the same or a door-adjacent tile."""
    if g.status[fallen] == HUNTER or hp(g, fallen) > 0:
        return "GHT-FALL-22"
    if not story.may_restore(g, fallen, "relief"):
        return "GHT-FALL-06"
    reach = helping(g, g.at[fallen])
    return "" if reach >> g.at[role] & 1 else "GHT-FALL-21"


def revive(g: Mansion, fallen: int) -> None:
    """GHT-FALL-22: to exactly HP 1."""
    g.hurt[fallen] = base_hp(g, fallen) - 1
    g.tell("GHT-FALL-22", "revived", fallen)
    recover(g, fallen)


ON_FALL.append(fall)
ON_LIGHTER.append(recover)
