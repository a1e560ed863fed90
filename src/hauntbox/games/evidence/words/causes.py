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
    "EVI-HTR-06": "No such item lies here.",
    "EVI-HTR-07": "Only in the van.",
    "EVI-HTR-09": "Not while the ghost hunts.",
    "EVI-HTR-10": "Not in the van.",
    "EVI-HTR-12": "You have used your action.",
    "EVI-HUNT-13": "You come back on your own spawn square.",
    "EVI-HUNT-23": "Not while the ghost hunts.",
    "EVI-ITM-08": "There is salt on this square already.",
    "EVI-ITM-09": "Not on a hiding square.",
    "EVI-ITM-14": "Not from the van or a hiding place.",
    "EVI-LIS-01": "Only in the house.",
    "EVI-LIS-06": "Only while the ghost hunts.",
    "EVI-MOVE-09": "You cannot enter the van.",
    "EVI-MOVE-10": "You cannot enter a hiding place.",
    "EVI-MOVE-11": "Use the Hide action to get in.",
    "EVI-MOVE-12": "From here you can only step to the front.",
    "EVI-MOVE-13": "You can only leave the van by its door.",
    "EVI-MOVE-14": "Only from the square at the van door.",
    "EVI-MOVE-15": "You are there already.",
    "EVI-MOVE-16": "No steps left.",
    "EVI-OPT-01": "Only in the house, and not during a hunt.",
    "EVI-OPT-04": "You were taunted: you must cause one.",
    "EVI-OPT-06": "First find all kinds of evidence.",
    "EVI-OPT-11": "You keep what you picked.",
    "EVI-OPT-25": "You can kill only one of them.",
    "EVI-PAR-02": "Your hand is full.",
    "EVI-SET-11": "Somebody has taken it.",
    "EVI-SET-14": "It is not in the van.",
    "EVI-TERM-03": "No spawn square there.",
    "EVI-TYPE-01": "This kind is not in the game.",
    "EVI-TYPE-08": "Stepping onto salt takes two steps: you have one.",
    "EVI-TYPE-14": "Only a Demon, once a hunt.",
    "EVI-TYPE-20": "With this roll a Myling must cause one.",
    "EVI-TYPE-23": "Only a Yokai, once between hunts.",
    "EVI-VAN-03": "The van door is shut.",
}
# Where a rule bars several actions.
OF_ACTIONS: Final = {"EVI-HTR-07 Give": "You have already taken something."}
