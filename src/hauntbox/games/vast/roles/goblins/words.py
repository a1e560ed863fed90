"""The Goblins in words: what they do, what they are asked, what they can do, and their reference card."""

from __future__ import annotations

from typing import Final

from hauntbox.games.common.asking import Text, counted
from hauntbox.games.vast.actions import Way
from hauntbox.games.vast.cave.grid import NEAR, NOWHERE, WAY_NAMES
from hauntbox.games.vast.roles.goblins import actions as a
from hauntbox.games.vast.roles.goblins.board import BONES, EYE, FANGS
from hauntbox.games.vast.roles.goblins.cards.schemes import SECRET_CARDS
from hauntbox.games.vast.roles.goblins.cards.war import WAR_CARDS, WarCard
from hauntbox.games.vast.roles.goblins.goals import crystals_needed, must_escape, prey
from hauntbox.games.vast.roles.goblins.rules.stats import strength
from hauntbox.games.vast.roles.knight.cards.monsters import MONSTER_LIST
from hauntbox.games.vast.roles.numbers import FANGS_TRIBE, GOBLINS, KNIGHT, ROLE_NAMES
from hauntbox.games.vast.state import Vast
from hauntbox.games.vast.table.flare import may_flare
from hauntbox.games.vast.words.names import WAY_OF, tile_at_words
from hauntbox.games.vast.words.parts import Asked, Parlance
from hauntbox.kernel.contract import CardSection
from hauntbox.kernel.event_text import Words
from hauntbox.kernel.wire import Action

TRIBES: Final = ("Fangs", "Bones", "Eye")
SPECIALS: Final = ("gain 1 Rage", "draw a Monster", "draw a Secret")
TAMED_TEXTS: Final = (  # what a Monster does for its Tribe, by number
    "Never too many Goblins, and no malaise.",
    "Strength +1.",
    "Strength +1.",
    "Moves through walls.",
    "Appears on Dark tiles of any symbol; after plundering it may go to another one.",
    "Once per turn moves a Knight in sight up to 3 spaces.",
    "Loses 1 Goblin fewer by scattering; discard it to lose 1 less otherwise.",
    "Once per turn moves 1 or 2 spaces diagonally.",
    "A Knight it attacks also loses 5 Grit.",
    "Strength +1.",
)
SECRET_TEXTS: Final = (
    "This turn each Tribe on the map may go to any free Dark tile.",
    "Remove up to as many tiles as the Eye Tribe has Goblins.",
    "With an attack on the Knight: a Hero cube goes to the Entrance, 2 if you are stronger by 2.",
    "One Tribe does not scatter when there are too many Goblins.",
    "Face up: once per turn draw a card anew. Perception -1.",
    "One Tribe loses no Goblins on Lit tiles this turn.",
    "One Tribe has Strength +2 this turn. If it attacks it is empty afterwards.",
    "A player loses Grit, Power cards or Stealth, by the Goblins of the Eye Tribe.",
    "Face up: an attacked Tribe has Strength and Perception +1; or a Dragon's power misses you.",
    "Near a Lit Ambush tile a hidden Tribe attacks the Knight.",
)
FACTS: Final[Words] = {
    "war": lambda g, card: WAR_CARDS[card].name,
    "secret": lambda g, card: SECRET_CARDS[card].name,
}
SENTENCES: Final = {
    "draws war": "{role} draw War cards: {number} to choose from.",
    "war": "{role} go to war: {war}.",
    "blocks": "{role} block the discs of {piece}.",
    "populates": "{role} grow: Fangs {number}, Bones {second:number}, Eye {third:number}.",
    "too many": "There are too many Goblins. | role",
    "rage": "{role} have {number} Rage.",
    "scatters": "{piece} scatters: {number} left.",
    "shrinks": "{piece} has {number} Goblins left.",
    "draws monster": "{role} draw {monster}.",
    "assigned": "{monster} joins {piece}.",
    "monster lost": "{monster} is discarded.",
    "draws a secret": "{role} draw a Secrets card.",
    "secret": "You draw {secret}.",
    "secret gone": "{role} discard {secret}.",
    "plays secret": "{role} play {secret}.",
    "for tribe": "{secret} is for {piece}.",
    "hexes": "{role} hex {other:role}.",
    "hews": "{piece} strikes at the Crystal on {space}.",
    "cured": "{role} has the poisoned cubes back.",
    "revealed": "{piece} appears on {space}.",
    "lurks": "{piece} lurks beside the map, on {space}.",
    "hides": "{piece} hides.",
    "tunnels": "{piece} comes up on {space}.",
    "plunders": "{piece} plunders: {token}.",
    "robs dragon": "{piece} plunders the Dragon.",
    "special": "{piece} uses its special action.",
    "lie in wait": "An Ambush: a Tribe of Strength {number} lies in wait.",
    "ambushes": "{piece} ambushes {other:piece}.",
}
QUESTIONS: Final = {
    "ChooseWar": Asked("{who}: which War card?", "The Goblins choose a War card", "VSB-GOT-02"),
    "BlockDiscs": Asked(
        "Spend 1 Rage to block a Tribe's discs?", "The Goblins may block discs", "VSB-GOT-04", no="Let them come"
    ),
    "Overpopulated": Asked("Too many Goblins: which Tribe scatters?", "There are too many Goblins", "VSB-GOT-06"),
    "LedTribe": Asked("Leader: which Tribe stays?", "The Goblins have a Leader", "VSB-SEC-28"),
    "AssignMonster": Asked("Where does the Monster go?", "The Goblins assign a Monster", "VSB-GOT-11"),
    "LoseMonster": Asked("Which Monster is lost?", "The Bones Tribe loses a Monster", "VSB-GOR-06"),
    "Redrawn": Asked(
        "Goblin Ruby: draw a card anew?", "The Goblins look into the Ruby", "VSB-SEC-07", no="Keep all of them"
    ),
    "OverLimit": Asked("Too many Secrets: discard which?", "The Goblins discard a Secret", "VSB-GOT-16"),
    "ActivateTribes": Asked("{who}: which Tribe acts next?", "The Goblins lead their Tribes", "VSB-GOT-18"),
    "LeadTribe": Asked("{who}: move the Tribe, then act", "The Goblins lead a Tribe", "VSB-GOT-19"),
    "LeadLurker": Asked("{who}: where does the lurking Tribe go?", "The Goblins lead a Tribe", "VSB-GOA-30"),
    "RevealOn": Asked(
        "On which tile does the Tribe appear?", "A Tribe appears", "VSB-GOA-26", at="On {place}", no="Stay hidden"
    ),
    "LurkOn": Asked("Where does the Tribe lurk?", "A Tribe lurks", "VSB-GOA-29", at="On {place}", no="Stay hidden"),
    "TunnelTo": Asked("Secret Tunnels: where to?", "A Tribe goes underground", "VSB-SEC-01", at="To {place}"),
    "DigTo": Asked("Underworm: where to?", "The Underworm digs", "VSB-MON-15", at="To {place}"),
    "GnomeTo": Asked(
        "Gnome: go to another Dark tile?", "The Gnome shows a way", "VSB-MON-09", at="To {place}", no="Stay"
    ),
    "DelveTo": Asked("Explore: where does the tile go?", "A Tribe explores", "VSB-GOA-24", at="On {place}"),
    "Lured": Asked("Wisp: where does the Knight go?", "The Wisp lures the Knight", "VSB-MON-11", no="Stop there"),
    "MustRaid": Asked("Whom does the Tribe attack?", "A Tribe attacks", "VSB-GOA-42"),
    "AddPoison": Asked(
        "Add Poison to the attack?", "A Tribe attacks the Knight", "VSB-SEC-04", yes="Play Poison", no="No Poison"
    ),
    "TakePoison": Asked("Poison: which Hero cube goes?", "The Knight is poisoned", "VSB-SEC-04"),
    "SpareOne": Asked(
        "Discard Bright Beetles to lose 1 Goblin fewer?",
        "A Tribe loses Goblins",
        "VSB-MON-13",
        yes="Discard",
        no="Keep them",
    ),
    "Beneficiary": Asked("For which Tribe?", "The Goblins play a Secret", "VSB-DEC-71"),
    "HexWhom": Asked("Hex: which player?", "The Goblins hex somebody", "VSB-DEC-72"),
    "CaveIn": Asked("Cave-In: which tile goes?", "The Goblins bring the roof down", "VSB-SEC-02", no="No more tiles"),
    "HideAndStrike": Asked("Hiding Spots: which Tribe attacks?", "The Goblins attack", "VSB-SEC-19"),
    "Pounce": Asked(
        "Ambush the Knight: with which Tribe?", "The Goblins may ambush her", "VSB-GOR-01", no="Stay hidden"
    ),
    "TakeReward": Asked("The Thief is dead: what do you take?", "The Goblins are rewarded", "VSB-GOA-11"),
    "StealSecret": Asked("Which Secrets card do they lose?", "The Thief robs the Goblins", "VSB-THA-09"),
    "SpringTrap": Asked(
        "Spring the Trap, so that the power misses?", "The Goblins have a Trap", "VSB-SEC-18", yes="Spring it", no="No"
    ),
    "WrathOnTribes": Asked(
        "Spring the Trap, so that Wrath misses you?", "The Goblins have a Trap", "VSB-SEC-18", yes="Spring it", no="No"
    ),
    "Doze": Asked("Spores: which Tribe falls to 1?", "The Goblins fall asleep", "VSB-CVO-11"),
}
REASONS: Final = {
    "VSB-GOS-09": "That Tribe is hidden.",
    "VSB-GOS-12": "This Tribe has no Goblins.",
    "VSB-GOT-11": "No free slot.",
    "VSB-GOT-14": "No more Monsters than Goblins of the Bones Tribe.",
    "VSB-GOT-17": "You do not hold that card.",
    "VSB-GOT-18": "This Tribe has acted.",
    "VSB-GOA-05": "You must be stronger than the Knight.",
    "VSB-GOA-06": "You must be stronger than his Armor.",
    "VSB-GOA-09": "Your Perception must beat his Stealth.",
    "VSB-GOA-12": "Only with the Ash Dragon.",
    "VSB-GOA-16": "A Crystal takes two Tribes with Strength 3.",
    "VSB-GOA-19": "Nothing to plunder here.",
    "VSB-GOA-22": "Only without Gems on the map, and if stronger.",
    "VSB-GOA-24": "Only on a Dark tile beside an open space.",
    "VSB-GOA-26": "Only a Dark tile with its own symbol.",
    "VSB-GOA-27": "Somebody else stands there.",
    "VSB-GOA-30": "No tile lies there.",
    "VSB-GOA-39": "No tile can be laid any more.",
    "VSB-GOA-40": "It has been there in this movement.",
    "VSB-KNA-07": "The Tribe is not weaker than you.",
    "VSB-SEC-01": "It came through the tunnels and stays.",
    "VSB-SEC-02": "The Eye Tribe is empty, or nothing can fall.",
    "VSB-SEC-03": "Somebody or a Crystal is there.",
    "VSB-SEC-11": "There is nobody to hex.",
    "VSB-SEC-19": "The Knight is not near a Lit Ambush tile.",
    "VSB-SEC-26": "No hidden Tribe is stronger than the Knight.",
    "VSB-SEC-27": "Only with an attack on the Knight.",
    "VSB-SEC-28": "Only when there are too many Goblins.",
    "VSB-FRC-05": "A wall or somebody else is in the way.",
    "VSB-VAR-03": "Each Tribe lights one Flare in a turn.",
    "VST-OTH-11": "Its Defense is not below your Strength.",
}


def war_words(card: WarCard) -> str:
    discs = ", ".join([f"{name} {n}" for name, n in zip(TRIBES, card.discs, strict=True) if n])
    more = [counted(card.monsters, "Monster")] if card.monsters else []
    more += [counted(card.secrets, "Secret")] if card.secrets else []
    more += [f"Rage +{card.rage}"] if card.rage else []
    return ", ".join([*([discs] if discs else []), *more])


def war_text(g: Vast, role: int, act: a.War) -> str:
    card = WAR_CARDS[a.WAR_NAMES.index(act.card)]
    return f"{card.name}: {war_words(card)}"


def tribe_words(g: Vast, tribe: int) -> str:
    if g.goblins is None:
        return TRIBES[tribe]
    return f"{TRIBES[tribe]}: {counted(g.goblins.population[tribe], 'Goblin')}, Strength {strength(g, tribe)}"


def tribe_text(g: Vast, role: int, act: a.Tribe) -> str:
    tribe = a.TRIBE_NAMES.index(act.name)
    if type(g.asking()).__name__ == "BlockDiscs" and g.goblins is not None and g.goblins.war_card >= 0:
        return f"Block {TRIBES[tribe]}: {counted(WAR_CARDS[g.goblins.war_card].discs[tribe], 'disc')}"
    return tribe_words(g, tribe)


def special_text(g: Vast, role: int, act: a.Special) -> str:
    tribe = getattr(g.asking(), "tribe", FANGS)
    return f"{TRIBES[tribe]}: {SPECIALS[tribe]}"


def secret_text(g: Vast, role: int, act: a.Secret) -> str:
    return f"Play {SECRET_CARDS[a.SECRET_NAMES.index(act.card)].name}"


def plain_name(name: str) -> str:
    """A card by its name."""
    for names, cards in (
        (a.WAR_NAMES, [card.name for card in WAR_CARDS]),
        (a.MONSTER_NAMES, [card.name for card in MONSTER_LIST]),
        (a.SECRET_NAMES, [card.name for card in SECRET_CARDS]),
    ):
        if name in names:
            return cards[names.index(name)]
    return name


def tame_text(g: Vast, role: int, act: a.Tame) -> str:
    return f"Join the {act.tribe.capitalize()} Tribe"


def swap_text(g: Vast, role: int, act: a.Swap) -> str:
    is_new = type(g.asking()).__name__ == "AssignMonster"
    return f"{'Replace' if is_new else 'Discard'} the {plain_name(act.monster)}"


def raid_text(g: Vast, role: int, act: a.Raid) -> str:
    return f"Attack the {act.target if act.target == 'crystal' else act.target.title()}".replace("crystal", "Crystal")


TEXTS: Final[dict[type[Action], Text]] = {
    a.War: war_text,
    a.Redraw: lambda g, role, act: f"Ruby: {plain_name(act.card)} anew",
    a.Tribe: tribe_text,
    a.Secret: secret_text,
    a.Drop: lambda g, role, act: f"Discard {plain_name(act.card)}",
    a.Tame: tame_text,
    a.Swap: swap_text,
    a.Refuse: "Discard the Monster",
    a.Raid: raid_text,
    a.Plunder: lambda g, role, act: f"Plunder: {act.token.title()}",
    a.Delve: "Explore: lay a Dark tile and enter it",
    a.Hide: "Hide on the board",
    a.Special: special_text,
    a.Lure: "Wisp: move the Knight",
    a.Dig: "Underworm: move diagonally",
    a.Tunnel: "Go through the Secret Tunnels",
    a.Idle: "No action: this Tribe is done",
    a.Halt: "End the turn",
    a.Curse: lambda g, role, act: f"The {act.role.title()}",
    a.Reward: lambda g, role, act: "Secrets cards" if act.what == "secrets" else "Rage",
    a.Filch: lambda g, role, act: "One from your hand" if act == a.FILCH_HIDDEN else plain_name(act.card),
}


def step_text(g: Vast, role: int, act: Way) -> str:
    """East: Dark tile (Eye)."""
    tribe = getattr(g.asking(), "tribe", FANGS)
    here, name = g.at[FANGS_TRIBE + tribe], WAY_OF[act.way].capitalize()
    return f"{name}: {tile_at_words(g, NEAR[here][WAY_NAMES.index(act.way)])}" if here != NOWHERE else name


# The reference card. ------------------------------------------------------------------------------------------------


def goals(g: Vast) -> list[tuple[str, str]]:
    need = crystals_needed(g)
    if need:
        way = ", then a Tribe enters the Entrance" if must_escape(g) else ""
        return [(f"We smash {need} Crystals{way}.", "VST-VTWO-11" if way else "VSB-ORD-11")]
    who = ROLE_NAMES[prey(g)]
    return [(f"The {who}'s Health falls to 0.", "VSB-ORD-09" if prey(g) == KNIGHT else "VSB-ORD-10")]


def reference_card(g: Vast) -> list[CardSection]:
    flare = (("Each Tribe may light one Flare on its space.", "VSB-VAR-03"),) if may_flare(g, GOBLINS) else ()
    ash = (("I attack the Dragon with Strength above his Armor.", "VSB-GOA-13"),) if g.terms.ash else ()
    return [
        CardSection("How I win", tuple(goals(g))),
        CardSection(
            "My turn",
            (
                ("I draw as many War cards as Rage and choose one.", "VSB-GOT-02"),
                ("Discs are added; above 4 a Tribe scatters. 1 Rage blocks a Tribe's discs.", "VSB-GOT-05"),
                ("Monsters: Fangs 1, Bones 2, Eye 1, and no more than Goblins of Bones.", "VSB-GOT-14"),
                ("Secrets: at most 5, played at any time of my turn.", "VSB-GOT-16"),
                ("Each Tribe once: a hidden one appears, one on the map moves and acts.", "VSB-GOT-19"),
            ),
        ),
        CardSection(
            "Tribes on the map",
            (
                ("Every second Lit tile that it leaves costs a Goblin.", "VSB-GOA-02"),
                ("Attack the Knight with more Strength: she loses 1 Health.", "VSB-GOA-08"),
                ("Two Tribes with Strength 3 smash a Crystal in one turn.", "VSB-GOA-16"),
                ("Plunder: a Treasure is 1 Rage.", "VSB-GOA-19"),
                ("Special: Fangs Rage, Bones a Monster, Eye a Secret.", "VSB-GOA-33"),
                *ash,
                *flare,
            ),
        ),
        CardSection(
            "How others hurt me",
            (
                ("A Tribe that attacks or is attacked scatters: it goes home with 2 Goblins fewer.", "VSB-GOR-05"),
                ("Without Rage all Tribes are weaker by 1.", "VSB-GOR-12"),
                ("Being attacked gives 1 Rage, attacking costs 1.", "VSB-GOR-09"),
            ),
        ),
    ]


assert (FANGS, BONES, EYE) == (0, 1, 2)
WORDS: Final = Parlance(
    SENTENCES, FACTS, TEXTS, QUESTIONS, REASONS, reference_card,
    steps={"LeadTribe": step_text, "LeadLurker": step_text},
)  # fmt: skip
