"""The talents, eight for each family member. TAL

What a talent does stands in rules/gear/talents.py; this is what its line on the dashboard says.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hauntbox.games.betwixt.cards.family import AVELYNN, BILL, JOAN, MADDOX

ATTACK, SUPPORT, PASSIVE, REACTION = range(4)


class Talent(NamedTuple):
    """A line of a dashboard."""

    owner: int
    name: str
    kind: int
    fp: int  # TGB-ACT-09: what it costs to use
    points: int  # Talent Points; 0: owned from the start
    text: str


TALENTS: Final = (
    # TGB-TAL-01
    Talent(BILL, "Dad Strength", ATTACK, 2, 0,
           "Melee attack with the equipped weapon plus one G die; on a hit Stumble 2."),
    # TGB-TAL-02
    Talent(BILL, "Bad Joke", SUPPORT, 1, 1,
           "One monster within 4 spaces takes one of Bill's Target Tokens from the bag, if there is one."),
    # TGB-TAL-03
    Talent(BILL, "Calloused Hands", PASSIVE, 0, 1,
           "Defensive Stance gives Br instead of T."),
    # TGB-TAL-04
    Talent(BILL, "Walk It Off", SUPPORT, 2, 1,
           "Bill or an adjacent family member loses one harmful status and recovers 1 HP."),
    # TGB-TAL-05
    Talent(BILL, "Grill Master", ATTACK, 2, 1,
           "Melee attack with the equipped weapon and Fire Damage 1 added."),
    # TGB-TAL-06
    Talent(BILL, "Not My Kids", REACTION, 1, 2,
           "When an adjacent family member or guest is attacked, before any die is rolled, "
           "Bill becomes its target; range and line of sight are not checked again."),
    # TGB-TAL-07
    Talent(BILL, "Big Swing", ATTACK, 3, 2,
           "Melee attack with the equipped weapon; a second monster adjacent to Bill takes half the damage "
           "dealt, rounded down, without defense."),
    # TGB-TAL-08
    Talent(BILL, "Weekend Warrior", PASSIVE, 0, 2,
           "HP +3."),
    # TGB-TAL-09
    Talent(JOAN, "Fill a Syringe", SUPPORT, 1, 0,
           "Load one known syringe into a free satchel slot."),
    # TGB-TAL-10
    Talent(JOAN, "Bedside Manner", SUPPORT, 2, 1,
           "One family member within 3 spaces recovers 2 HP."),
    # TGB-TAL-11
    Talent(JOAN, "Stimulant Recipe", PASSIVE, 0, 1,
           "Joan knows Stimulant and Tonic syringes."),
    # TGB-TAL-12
    Talent(JOAN, "Venom Recipe", PASSIVE, 0, 1,
           "Joan knows Sedative and Venom syringes."),
    # TGB-TAL-13
    Talent(JOAN, "Mother's Glare", SUPPORT, 2, 1,
           "One monster within 3 spaces: Weakened."),
    # TGB-TAL-14
    Talent(JOAN, "Second Pocket", PASSIVE, 0, 1,
           "One more satchel slot (up to three in all; can be bought twice)."),
    # TGB-TAL-15
    Talent(JOAN, "Triage", SUPPORT, 3, 2,
           "Each family member within 2 spaces, Joan included, recovers 1 HP and loses all Bleed."),
    # TGB-TAL-16
    Talent(JOAN, "Steady Hands", PASSIVE, 0, 2,
           "Using a syringe on a family member costs no action, once per activation."),
    # TGB-TAL-17
    Talent(AVELYNN, "Quick Feet", SUPPORT, 1, 0,
           "Move up to 3 spaces; monsters cost nothing extra to pass. Not a Move action."),
    # TGB-TAL-18
    Talent(AVELYNN, "Fastpitch", ATTACK, 2, 1,
           "Ranged attack without a weapon: LG, LB, ACC die, range by ACC; 1 symbol: Damage 1; 2 symbols: Stunned."),
    # TGB-TAL-19
    Talent(AVELYNN, "Sneak Attack", PASSIVE, 0, 1,
           "Her blindside bonus raises the damage die by two steps."),
    # TGB-TAL-20
    Talent(AVELYNN, "Pep Talk", SUPPORT, 2, 1,
           "One other family member within 4 spaces gains a TRQ chip and recovers 1 FP."),
    # TGB-TAL-21
    Talent(AVELYNN, "Sticky Fingers", PASSIVE, 0, 1,
           "Loot costs her no action, once per activation."),
    # TGB-TAL-22
    Talent(AVELYNN, "Low Tackle", ATTACK, 2, 1,
           "Melee attack with the equipped weapon; on a hit Crippled."),
    # TGB-TAL-23
    Talent(AVELYNN, "Cartwheel", REACTION, 1, 2,
           "After an attack on her is over, hit or not, Avelynn moves 1 space."),
    # TGB-TAL-24
    Talent(AVELYNN, "Finishing Move", ATTACK, 3, 2,
           "Attack with the equipped weapon; +3 damage if the target is at half of its HP or less before the "
           "attack."),
    # TGB-TAL-25
    Talent(MADDOX, "Make a Bottle Rocket", SUPPORT, 1, 0,
           "Put one ammo token on the Bottle Rocket card, at most three."),
    # TGB-TAL-26
    Talent(MADDOX, "Lay Firecrackers", SUPPORT, 2, 1,
           "Put a Firework trap on a free adjacent space: Fire Damage 2 and Blind for anyone who stumbles into it. At "
           "most two on the map."),
    # TGB-TAL-27
    Talent(MADDOX, "Roman Candle", PASSIVE, 0, 1,
           "Opens a second pouch slot with the Roman Candle card."),
    # TGB-TAL-28
    Talent(MADDOX, "Smoke Bomb", SUPPORT, 2, 1,
           "All monsters adjacent to Maddox: Blind."),
    # TGB-TAL-29
    Talent(MADDOX, "Short Fuse", PASSIVE, 0, 1,
           "Offensive Stance gives LB instead of TRQ."),
    # TGB-TAL-30
    Talent(MADDOX, "Runt of the Litter", PASSIVE, 0, 1,
           "Defending against a monster with STR 3 or more, Maddox rolls one more T."),
    # TGB-TAL-31
    Talent(MADDOX, "Cherry Bomb", PASSIVE, 0, 2,
           "Opens a third pouch slot with the Cherry Bomb card."),
    # TGB-TAL-32
    Talent(MADDOX, "Grand Finale", ATTACK, 4, 2,
           "One ranged attack with LG, LB, B and the ACC die against each monster within 2 spaces of a space "
           "in range; roll the hit and damage dice once, defense for each."),
)  # fmt: skip
TALENT_NAMES: Final = tuple([talent.name for talent in TALENTS])
# By name, in the order printed.
DAD_STRENGTH, BAD_JOKE, CALLOUSED_HANDS, WALK_IT_OFF, GRILL_MASTER, NOT_MY_KIDS, BIG_SWING, WEEKEND_WARRIOR = range(8)
FILL_A_SYRINGE, BEDSIDE_MANNER, STIMULANT_RECIPE, VENOM_RECIPE, MOTHERS_GLARE, SECOND_POCKET, TRIAGE, STEADY_HANDS = (
    range(8, 16)
)
QUICK_FEET, FASTPITCH, SNEAK_ATTACK, PEP_TALK, STICKY_FINGERS, LOW_TACKLE, CARTWHEEL, FINISHING_MOVE = range(16, 24)
(
    MAKE_A_BOTTLE_ROCKET,
    LAY_FIRECRACKERS,
    ROMAN_CANDLE,
    SMOKE_BOMB,
    SHORT_FUSE,
    RUNT_OF_THE_LITTER,
    CHERRY_BOMB,
    GRAND_FINALE,
) = range(24, 32)
SECOND_POCKET_TWICE: Final = 32  # TGB-TAL-14: it can be bought twice

# Syringes. TGB-TAL-42: the first two are known from the start, TGB-TAL-43: the others by talent.
REMEDY, ANTIDOTE, STIMULANT, TONIC, SEDATIVE, VENOM = range(6)
SYRINGES: Final = ("Remedy", "Antidote", "Stimulant", "Tonic", "Sedative", "Venom")
SYRINGE_TEXTS: Final = (
    "recover 3 HP",
    "remove all harmful statuses",
    "Charged",
    "Refreshed",
    "attack with LG and LB, no damage die; on a hit Stunned",
    "attack with LG and LB, no damage die; on a hit Sickly Damage 2 and Bleed 1",
)
