"""The reference card, by the options of the table: the same for all of the family."""

from __future__ import annotations

from hauntbox.games.betwixt.state import Farm
from hauntbox.kernel.contract import CardSection


def reference_card(g: Farm, role: int) -> list[CardSection]:
    o = g.options
    return [
        CardSection(
            "Exploring",
            (
                (
                    f"First put cards in order, up to {o.housekeeping} changes; then go to a door or an objective.",
                    "TGB-EXP-03",
                ),
                ("Behind a door tokens are drawn: tiles, monsters, treasures, traps, doors.", "TGB-DRAW-04"),
                ("Monsters on the map start a fight.", "TGB-FLOW-04"),
            ),
        ),
        CardSection(
            "A fight",
            (
                ("Everybody may prepare once; then you fight in rounds until one side is gone.", "TGB-CMB-01"),
                ("A family member acts, then a group of monsters, and so on.", "TGB-CMB-06"),
                ("A monster attacks the one whose Target Token it holds.", "TGB-AI-02"),
            ),
        ),
        CardSection(
            "Your turn: two different actions",
            (
                ("Move: up to your Speed (SPD); points that are left are lost.", "TGB-ACT-06"),
                ("Attack: once, with a weapon in your hands.", "TGB-ACT-07"),
                ("Talent: pay its Fatigue Points (FP). You may use two different ones.", "TGB-ACT-09"),
                ("A stance: never as the first action; a bonus die for later.", "TGB-ACT-12"),
                ("Loot, use your item, ready cards, trade, or use the Stash.", "TGB-ACT-17"),
            ),
        ),
        CardSection(
            "An attack",
            (
                ("Hits minus evades must reach the target's Agility (AGI).", "TGB-ATK-10"),
                ("Swords buy weapon effects, if it hits.", "TGB-CARD-26"),
                ("Damage minus shields and armor; elements go through both.", "TGB-ATK-11"),
                ("From behind a monster, damage counts one step higher.", "TGB-BLIND-04"),
                (f"Without a clear line, roll a D6: on {o.penalty_miss} or less you miss.", "TGB-RNG-06"),
                ("If the defense shows a skull, the monster looks for a new target.", "TGB-DICE-14"),
            ),
        ),
        CardSection(
            "The lookout",
            (
                ("A family member at 0 HP is out, and the one on lookout comes in.", "TGB-LOOK-03"),
                (
                    f"After each round roll a D6: on {o.trouble_high} or less the lookout loses 1 HP or FP.",
                    "TGB-LOOK-18",
                ),
                ("After a fight one of the family may change places with the lookout.", "TGB-CMB-29"),
                ("When all are out, the mission has failed.", "TGB-END-05"),
            ),
        ),
    ]
