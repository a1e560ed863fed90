"""Cards in hand: drawn, turned face-down, moved. EQP, XP"""

from __future__ import annotations

from hauntbox.games.ghostbusters2.cards import characters
from hauntbox.games.ghostbusters2.cards.decks import CATEGORY_OF, DECK_OF, EQUIPMENT, GEAR
from hauntbox.games.ghostbusters2.options import Options
from hauntbox.games.ghostbusters2.rules import aids, dice
from hauntbox.games.ghostbusters2.rules.street.sight import sees_role
from hauntbox.games.ghostbusters2.state import NOBODY, Busters, has, role_of


def fresh_uses(card: int) -> int:
    """GBT-EQP-07: how many counters a card gets."""
    return GEAR[card].uses


def take_card(g: Busters, role: int, card: int) -> None:
    """GBT-EQP-03: face-up beside the Character Card; GBT-EQP-11: as many as there are."""
    g.cards[role] = tuple(sorted([*g.cards[role], card]))
    g.uses[card] = fresh_uses(card)
    g.tell("GBT-EQP-03", "gets", role, card)


def draw_top(g: Busters, role: int) -> None:
    """GBT-INV-03, GBT-CCH-01: the top card; GBT-EQP-13: if there is one left."""
    if g.gear:
        g.learned = True
        top, g.gear = g.gear[0], g.gear[1:]
        take_card(g, role, top)


def draw_affinity(g: Busters, role: int) -> None:
    """GBT-EQP-12: the topmost of its category, then the deck is shuffled."""
    wanted = [card for card in g.gear if CATEGORY_OF[card] == characters.AFFINITY[g.who[role]]]
    if wanted:
        g.learned = True
        g.gear = g.shuffle(tuple([card for card in g.gear if card != wanted[0]]), dice.RESHUFFLE)
        take_card(g, role, wanted[0])


def turn_down(g: Busters, role: int, card: int) -> None:
    """GBT-EQP-06: face-down after use, GBT-EQP-07: with the last counter; GBT-EQP-17: Class-S are Equipment here."""
    if g.uses[card] == 1 and saves_receipt(g, role):
        return
    g.uses[card] -= 1
    g.tell("GBT-EQP-06", "used", role, card)


def saves_receipt(g: Busters, role: int) -> bool:
    """GBT-CCH-19: the Bookkeeper's Deductible, once in a round."""
    clerk = role_of(g, characters.BOOKKEEPER)
    if clerk == NOBODY or not has(g, clerk, characters.BOOKKEEPER, characters.MIDDLE) or g.daily & aids.DEDUCTIBLE:
        return False
    if not sees_role(g, clerk, role):
        return False
    g.daily |= aids.DEDUCTIBLE
    face = dice.combat_die(g, dice.ABILITY)
    g.tell("GBT-CCH-19", "deductible", role, face)
    return face >= characters.RECEIPT


def is_equipment(card: int) -> bool:
    return DECK_OF[card] == EQUIPMENT


def level_of(g: Busters, xp: int) -> int:
    return level_by(g.options, xp)


def level_by(o: Options, xp: int) -> int:
    """GBT-CCH-22: by the track."""
    return 1 + sum([xp >= bound for bound in (o.level_2, o.level_3, o.level_4, o.level_5)])


def level_up(g: Busters) -> None:
    """GBT-XP-08, GBT-XP-13: when the step that gave the XP is done; GBT-XP-09: each Level's card once."""
    g.raised = False
    for role, xp in enumerate(g.xp):
        while g.level[role] < level_of(g, xp):
            g.level[role] += 1
            g.tell("GBT-XP-07", "level", role, g.level[role])
            draw_for(g, role, g.level[role])


def draw_for(g: Busters, role: int, level: int) -> None:
    """GBT-CCH-01, GBT-EQP-02: Levels 2 and 3 by affinity, Level 4 from the top."""
    if level in (2, 3):
        draw_affinity(g, role)
    elif level == 4:
        draw_top(g, role)
