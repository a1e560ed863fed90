"""Every question: to whom it is put, what the others read, and the rule that asks. By the name of its frame.

{who} is asked; {turn} is the turn player, {room}, {foe}, {item}, {victim}, {amount}, {kind} and {offer} are what it is
about.
"""

from __future__ import annotations

from typing import Final

BEFORE: Final = {
    "ChooseCharacter": ("Who will you be?", "{who} chooses a character", "GHT-SET-08"),
    "Growing": ("{who}: which ability grows?", "{who} grows", "GHT-GROW-05"),
    "ChooseStart": ("{who}: where do you begin?", "{who} chooses a start", "GHT-SET-13"),
}
TURNS: Final = {
    "Turn": ("{who}: what next?", "{who}'s turn", "GHT-TURN-01"),
    "AnyTime": ("{who}: use relief now?", "Before {turn}'s turn", "GHT-TURN-06"),
    "Agree": ("{who}: give the mission up?", "The hunters vote on giving up", "GHT-END-04"),
    "HoldOn": ("{who}: stay or slide?", "{who} stands on the chute", "GHT-TILE-32"),
    "Lead": ("{who}: where does the sleepwalker go?", "{who} leads the sleepwalker", "GHT-DEC-36"),
}
ROOMS: Final = {
    "Divine": ("{who}: which room do you lay?", "{who} reads the beams", "GHT-DEC-07"),
    "Rotate": ("{who}: which way does {room} lie?", "{who} turns {room}", "GHT-PLACE-04"),
    "LayBeside": ("{who}: beyond which door lies {room}?", "{who} lays {room}", "GHT-DEC-08"),
    "JoinTower": ("{who}: which door does the tower join?", "{who} joins the tower", "GHT-DEC-09"),
    "MarkDoor": ("{who}: which wall gets the door?", "{who} places a door-marker", "GHT-DEC-28"),
    "MapTile": ("{who}: which room first?", "{who} unfolds the Map", "GHT-DEC-34"),
    "MapDoor": ("{who}: beyond which door lies {room}?", "{who} unfolds the Map", "GHT-DEC-34"),
    "Foresee": ("{who}: which room goes back next?", "{who} looks into the pile", "GHT-HID-07"),
    "TopOrBottom": ("{who}: top or bottom?", "{who} looks into the pile", "GHT-HID-07"),
    "Arrange": ("{who}: which room goes back next?", "{who} looks into the pile", "GHT-HID-07"),
    "Intuit": ("{who}: which room goes on top?", "{who} looks into the pile", "GHT-HID-07"),
}
CARDS: Final = {
    "Again": ("{who}: draw again?", "{who} may draw again", "GHT-CHK-02"),
    "MayTinker": ("{who}: use Intelligence for this check?", "{who} opens the Field Kit", "GHT-DEC-37"),
    "DrawAgain": ("{who}: draw again?", "{who} may draw again", "GHT-CHK-02"),
    "Unhear": ("{who}: discard the card you have just drawn?", "{who} listens", "GHT-INS-19"),
    "Forfeit": ("{who}: which item is lost?", "{who} loses an item", "GHT-DEC-32"),
    "SwapWith": ("{who}: with whom do you change places?", "Space folds around {who}", "GHT-DEC-33"),
    "Bandage": ("{who}: who heals?", "{who} opens the box", "GHT-DEC-36"),
    "Share": ("{who}: who heals the next point?", "A helping hand for {who}", "GHT-DEC-36"),
    "Friend": ("{who}: whose voice do you hear?", "{who} hears a friend's voice", "GHT-DEC-36"),
    "Tempted": ("{who}: give in, or resist?", "{who} is tempted", "GHT-EVT-02"),
    "Between": ("{who}: use a relief card before the next one?", "{who} draws Insanity-cards", "GHT-INS-02"),
    "Appraise": ("{who}: which item do you keep?", "{who} compares two items", "GHT-DEC-37"),
    "MayRead": ("{who}: study {item}?", "{who} holds {item}", "GHT-DEC-44"),
    "Unburden": ("{who}: discard an Insanity-card?", "{who} holds the Skeleton Key", "GHT-DEC-35"),
    "ToWhom": ("{who}: to whom do you offer {item}?", "{who} offers {item}", "GHT-DEC-11"),
    "InReturn": ("{who}: what do you want for {item}?", "{who} offers {item}", "GHT-DEC-11"),
    "Consent": ("{who}: {turn} {offer}", "{turn} {offer_to} {who}", "GHT-DEC-12"),
    "ForWhom": ("{who}: use {item} on whom?", "{who} uses {item}", "GHT-DEC-36"),
    "Bless": ("{who}: which Insanity-card goes?", "{who} raises the Sacred Scepter", "GHT-ICARD-28"),
}
HARM: Final = {
    "Mirror": ("{who}: send {amount} {kind} damage back?", "{who} holds the Mirror", "GHT-ICARD-16"),
    "Relief": (
        "{who}: cancel {amount} {kind} damage to {victim}?",
        "{victim} may still avoid {amount} {kind} damage",
        "GHT-DMG-04",
    ),
    "Save": ("{who}: save {victim}?", "{victim} is on the brink", "GHT-DMG-10"),
}
BATTLE: Final = {
    "Declare": ("{who}: HP attack or MP attack?", "Both sides declare", "GHT-BAT-05"),
    "DeclareOwn": ("{who}: HP attack or MP attack?", "{who} declares", "GHT-BAT-07"),
    "Plan": ("{who}: how do you fight?", "{who} prepares", "GHT-BAT-36"),
    "FreeAim": ("{who}: whom do you attack?", "{who} aims", "GHT-BAT-36"),
    "FreeKind": ("{who}: HP or MP damage?", "{who} raises the Amulet", "GHT-BAT-52"),
    "Victim": ("Whom does {foe} strike?", "{who} speaks for the Enemy", "GHT-ECARD-44"),
    "MayEscape": ("{who}: fight or flee?", "{who} looks for a way out", "GHT-BAT-21"),
    "Refuge": ("{who}: to which room do you escape?", "{who} escapes", "GHT-BAT-24"),
    "MayJoin": ("{who}: join the battle?", "{who} may join the battle", "GHT-BAT-30"),
    "OnErrand": ("{who}: use an item before you rejoin the battle?", "{who} is out of the battle", "GHT-ITM-23"),
    "Prowl": ("{who}: move, and attack the hunters", "{who} acts for the Enemy", "GHT-FALL-11"),
}
STORY: Final = {
    "Ponder": ("{who}: what do you do?", "{who} decides", "GHT-DEC-38"),
    "Accuse": ("{who}: whom do you name?", "{who} names somebody", "GHT-SO-12"),
    "SpendCard": ("{who}: which Judge-card do you lay down?", "{who} lays down a Judge-card", "GHT-SO-10"),
}
# Whoever can do nothing against a blow reads what happens, and no question.
HELPLESS: Final = (
    "{who}: {amount} {kind} damage to {victim}, no relief card",
    "{victim} may still avoid {amount} {kind} damage",
    "GHT-DMG-04",
)
# Yes and no, by the question: what follows from each.
ANSWERS: Final = {
    "Consent": (("Agree", ""), ("Refuse", "{turn} makes no other offer this turn.")),
    "Agree": (("Give up", "If all agree, the story ends here."), ("Play on", "Then nobody gives up.")),
    "MayRead": (("Study it now", "{odds}"), ("Leave it", "There is no second chance.")),
    "Tempted": (("Give in", ""), ("Resist: a check of Willpower", "")),
    "MayTinker": (("Use Intelligence", ""), ("Use the card's own ability", "")),
}
PLAIN_ANSWERS: Final = (("Yes", ""), ("No", ""))
QUESTIONS: Final[dict[str, tuple[str, str, str]]] = {
    **BEFORE, **TURNS, **ROOMS, **CARDS, **HARM, **BATTLE, **STORY,
}  # fmt: skip
