"""Why something cannot be done now, in a few words, by the rule that bars it."""

from __future__ import annotations

from typing import Final

CAUSES: Final = {
    "EVI-BOOK-06": "No Book in sight.",
    "EVI-DRF-22": "Only on a square in front of you.",
    "EVI-DRF-24": "No Book lies in this room.",
    "EVI-GAP-17": "This kind is not in the game.",
    "EVI-HIDE-02": "Only from the square in front of it.",
    "EVI-HIDE-05": "Somebody hides there already.",
    "EVI-HIDE-06": "Only while the ghost hunts.",
    "EVI-HTR-01": "No steps left.",
    "EVI-HTR-05": "You do not hold it.",
    "EVI-HTR-06": "Not here.",
    "EVI-HTR-07": "Only in the van.",
    "EVI-HTR-09": "Not while the ghost hunts.",
    "EVI-HTR-10": "Not in the van.",
    "EVI-HTR-12": "You have used your action.",
    "EVI-HUNT-13": "It comes back on its spawn square.",
    "EVI-HUNT-23": "Not while the ghost hunts.",
    "EVI-ITM-08": "There is salt on this square already.",
    "EVI-ITM-09": "Not on a hiding square.",
    "EVI-ITM-14": "Not from here.",
    "EVI-LIS-01": "Only in the house.",
    "EVI-LIS-06": "Only while the ghost hunts.",
    "EVI-MOVE-09": "You cannot enter the van.",
    "EVI-MOVE-10": "You cannot enter a hiding place.",
    "EVI-MOVE-11": "You get in by hiding only.",
    "EVI-MOVE-12": "From here you step to the front only.",
    "EVI-MOVE-13": "From the van you step to its door only.",
    "EVI-MOVE-14": "Only from the square at the van door.",
    "EVI-MOVE-15": "You are there already.",
    "EVI-MOVE-16": "No steps left.",
    "EVI-OPT-01": "Only in the house, while it does not hunt.",
    "EVI-OPT-04": "You were taunted: you must.",
    "EVI-OPT-06": "Not before the evidence is complete.",
    "EVI-OPT-11": "You keep what you picked.",
    "EVI-OPT-25": "Only one hunter dies.",
    "EVI-PAR-02": "Your hand is full.",
    "EVI-SET-11": "Somebody has taken it.",
    "EVI-SET-14": "It is not in the van.",
    "EVI-TERM-03": "No spawn square there.",
    "EVI-TYPE-01": "This kind is not in the game.",
    "EVI-TYPE-08": "Salt takes two steps: you have one.",
    "EVI-TYPE-14": "Only a Demon, once a hunt.",
    "EVI-TYPE-20": "A Myling must, by this roll.",
    "EVI-TYPE-23": "Only a Yokai, once between hunts.",
    "EVI-VAN-03": "The van door is shut.",
}
# Where a rule bars several actions.
OF_ACTIONS: Final = {"EVI-HTR-07 Give": "You have begun to take."}
