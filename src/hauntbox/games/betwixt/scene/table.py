"""What lies beside the map: bags, decks, Stash, money, offers, the story so far. DRAW, CMP, MIS"""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt.campaign.singles import Typical
from hauntbox.games.betwixt.cards.decks import BOOK_DECK, ITEM_DECK, KIND, KINDS, NONE
from hauntbox.games.betwixt.cards.family import NAMES
from hauntbox.games.betwixt.cards.words import RARITIES
from hauntbox.games.betwixt.rules.explore.starting import FamilyCard, Muster, Outfit
from hauntbox.games.betwixt.rules.explore.vending import KIND_NAMED, BuyCard, copies_of, price_of
from hauntbox.games.betwixt.rules.guide import guide
from hauntbox.games.betwixt.rules.mission.cards import Keep
from hauntbox.games.betwixt.rules.mission.conditions import count_of
from hauntbox.games.betwixt.scene.legend import card_look, card_text
from hauntbox.games.betwixt.scene.people import card_id, card_thing
from hauntbox.games.betwixt.scene.stage import COMPASS, Stage, bag_id
from hauntbox.games.betwixt.state import COMBAT, EXPLORATION, FMS, Farm
from hauntbox.games.betwixt.words.names import tile_name
from hauntbox.scene import Badge, Card, Goal, Note, Part, Pile, Story, Thing, Track
from hauntbox.scene import Sign as SceneSign
from hauntbox.scene.art import picture_of

LETTERS: Final = 20  # the order of notes; late letters first
NEWS: Final = 8  # lines of the log in which a letter is still new
SIDE_WORDS: Final = dict(zip(COMPASS, ("north", "east", "south", "west"), strict=True))
ENDLESS: Final = 30  # a counter with more steps is a plain number


def table(stage: Stage) -> dict[str, Thing]:
    return {**tracks(stage), **bags(stage.g), **decks(stage.g), **stash(stage.g), **offered(stage), **letters(stage)}


# Numbers and bags -----------------------------------------------------------------------------------------------------


def tracks(stage: Stage) -> dict[str, Thing]:
    g = stage.g
    things: dict[str, Thing] = {}
    if g.phase == COMBAT and g.round:
        things["t:round"] = Track(n=0, look="round", name="Round", value=g.round)
    things["t:bucks"] = Track(n=1, look="bucks", name="Bennert Bucks", value=g.purse)
    if g.trophies:
        things["t:trophies"] = Track(n=2, look="trophies", name="Monster Trophies", value=g.trophies)
    if g.phase == EXPLORATION and g.changes:
        left = max(0, g.options.housekeeping - g.changes)
        things["t:changes"] = Track(n=3, look="changes", name="Changes of cards left", value=left)
    for n, (label, high) in enumerate(stage.mission.counters):
        if count_of(g, n):
            look, most = ("counter", high) if high <= ENDLESS else ("count", None)
            things[f"t:{n + 1}"] = Track(n=4 + n, look=look, name=label, value=count_of(g, n), max=most)
    return things


def bags(g: Farm) -> dict[str, Thing]:
    """TGB-HID-02: how many tokens lie in each; the doors of its path say which it is."""
    things: dict[str, Thing] = {}
    for path, bag in enumerate(g.bags):
        doors = [way for way, each in g.paths if each == path]
        if bag or doors:
            things[bag_id(path)] = Pile(
                n=path, name=bag_name(g, path, doors), lay="bag", look="fate", count=len(bag), rule="TGB-DRAW-03"
            )
    tokens = [f"{NAMES[fm]} {g.pool[fm]}" for fm in range(FMS) if g.pool[fm]]
    if tokens:
        things["targets"] = Pile(
            n=50, name="Target Bag", lay="bag", look="targets", count=sum(g.pool), text=", ".join(tokens) + ".",
            rule="TGB-CMP-15",
        )  # fmt: skip
    return things


def bag_name(g: Farm, path: int, doors: list[int]) -> str:
    if not doors:
        return f"Bag {path + 1}"
    way = doors[0]
    more = f" and {len(doors) - 1} more" if len(doors) > 1 else ""
    return f"{tile_name(way >> 2)} {SIDE_WORDS[COMPASS[g.map.side_on_map(way)]]}{more}"


def decks(g: Farm) -> dict[str, Thing]:
    things: dict[str, Thing] = {}
    if g.phase == COMBAT:
        return things  # nobody draws in a fight
    names = [*[f"{rarity.capitalize()} deck" for rarity in RARITIES], "Items", "Books"]
    for n, (name, look) in enumerate(zip(names, (*RARITIES, "items", "books"), strict=True)):
        if g.decks and (g.decks[n] or n in (0, ITEM_DECK, BOOK_DECK)):
            things[f"deck:{look}"] = Pile(n=60 + n, name=name, lay="deck", look=look, count=len(g.decks[n]))
    return things


def stash(g: Farm) -> dict[str, Thing]:
    """TGB-CMP-26"""
    name = f"Stash, {len(g.stash)} of {g.options.stash_limit}"
    things: dict[str, Thing] = {"stash": Pile(n=40, name=name, lay="row", look="stashed", count=len(g.stash))}
    return {**things, **{card_id(card): card_thing(g, card, "stash", n) for n, card in enumerate(g.stash)}}


# What is offered now --------------------------------------------------------------------------------------------------


def offered(stage: Stage) -> dict[str, Thing]:
    """Cards that a question is about."""
    g, frame = stage.g, stage.frame
    found = getattr(frame, "card", NONE)
    if isinstance(found, int) and found != NONE and type(frame).__name__ in ("Found", "Carry", "LeaveBehind"):
        return {"found": Pile(n=-2, name="Found", lay="row"), card_id(found): card_thing(g, found, "found", 0)}
    if isinstance(frame, Outfit):
        return row("Choose one", [KIND_NAMED[name] for name in frame.offered(g)])
    if isinstance(frame, FamilyCard):
        return row("For the family", [KIND_NAMED[guide(g).offered[n]] for n in frame.left(g)])
    if isinstance(frame, Keep):
        return row("Keep", list(dict.fromkeys([KIND[card] for card in frame.cards])))
    if isinstance(frame, BuyCard):
        return goods(g)
    return {}


def offer_id(kind: int) -> str:
    return f"offer:{kind}"


def row(name: str, kinds: list[int]) -> dict[str, Thing]:
    things: dict[str, Thing] = {"offer": Pile(n=-2, name=name, lay="row")}
    for n, kind in enumerate(kinds):
        things[offer_id(kind)] = Card(
            in_="offer", n=n, look=card_look(kind), name=KINDS[kind].name, text=card_text(KINDS[kind])
        )
    return things


def goods(g: Farm) -> dict[str, Thing]:
    """TGB-EXP-09: what a vending machine sells, each with its price."""
    things: dict[str, Thing] = {"offer": Pile(n=-2, name="Vending machine", lay="row")}
    for n, (name, _) in enumerate(guide(g).goods):
        kind = KIND_NAMED[name]
        things[offer_id(kind)] = Card(
            in_="offer", n=n, look=card_look(kind), name=name, text=card_text(KINDS[kind]),
            badges=(Badge("bucks", price_of(g, name)),), dim="" if copies_of(g, name) else "sold out",
        )  # fmt: skip
    return things


# The story ------------------------------------------------------------------------------------------------------------


def letter_id(name: str) -> str:
    return f"letter:{name}"


def flowing(text: str) -> str:
    """Without the line breaks of its file."""
    return " ".join(text.split())


def letters(stage: Stage) -> dict[str, Thing]:
    """TGB-MIS-42: every text that has been read."""
    g, story = stage.g, stage.mission
    things: dict[str, Thing] = {}
    for n, name in enumerate(story.text_names):
        if g.heard >> n & 1:
            id = letter_id(name)
            things[id] = Note(
                n=LETTERS - n, name=title(name), text=flowing(story.texts[n]), style="letter", tab="journal",
                look="letter", rule="TGB-MIS-42", fresh=is_new(stage, id),
            )  # fmt: skip
    return things


def title(name: str) -> str:
    """A text as it is headed: its name in the file."""
    return name.replace("_", " ").replace("-", " ").capitalize()


def is_new(stage: Stage, id: str) -> bool:
    return any([id in line.on for line in stage.context.log[-NEWS:]])


def goal(stage: Stage) -> Goal | None:
    """TGB-MIS-04: those done, the one that is open, and whether more will come."""
    g, goals = stage.g, stage.mission.goals
    if not g.objective or not goals:
        return None
    won = stage.is_over and g.outcome is not None and max(g.outcome.scores) > 0
    known = [
        (Part(look="goal-tile", on=n + 1 < g.objective or won, text=each.label.rstrip(".")),)
        for n, each in enumerate(goals[: g.objective])
    ]
    rest = [(Part(text="what comes then"),)] if g.objective < len(goals) and not won else []
    lose = ("everybody is knocked out",)
    return Goal(goals[g.objective - 1].label, "TGB-MIS-04", (*known, *rest), lose)


def story(stage: Stage) -> Story | None:
    """How the mission opens, before the first decision; later it lies among the letters."""
    mission = stage.mission
    if not mission.title or not isinstance(stage.frame, Typical | Muster):
        return None
    opening = flowing(mission.texts[mission.text_names.index("opening")]) if "opening" in mission.text_names else ""
    return Story(
        "open",
        mission.title,
        kick=f"Mission {mission.number}",
        picture=picture_of("betwixt", mission.title),
        text=opening,
        win=(SceneSign("goal-tile", text=mission.task),),
        lose=(SceneSign("s-stunned", text="Everybody is knocked out."),),
    )
