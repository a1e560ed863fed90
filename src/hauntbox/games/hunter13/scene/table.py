"""What lies beside the mansion: piles, Judge-cards, character-sheets, hands and items."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hauntbox.games.hunter13.actions import CARD_NAMES, MOODS
from hauntbox.games.hunter13.cards.people import PEOPLE
from hauntbox.games.hunter13.cards.texts import texts
from hauntbox.games.hunter13.rules.hunters.checks import ability
from hauntbox.games.hunter13.rules.hunters.fallen import full_vitality
from hauntbox.games.hunter13.rules.hunters.points import base_hp, base_mp, hp, max_mp, mp
from hauntbox.games.hunter13.rules.story.story_places import CARRIED
from hauntbox.games.hunter13.scene.battle import round_words
from hauntbox.games.hunter13.scene.board import event_card, item_card, item_id
from hauntbox.games.hunter13.scene.legend import ABILITY_LOOKS, signed
from hauntbox.games.hunter13.scene.stage import Stage, figure_id, room_name, shape_of, tone_of
from hauntbox.games.hunter13.secrets.view import HIDDEN
from hauntbox.games.hunter13.state import ENEMY, HUNTER, NOBODY, OUT, Mansion
from hauntbox.games.hunter13.words.log import role_name
from hauntbox.scene import Badge, Card, Panel, Piece, Pile, Thing, Track

JACK: Final = 11
STANDING: Final = ("", "fallen, sits out", "fallen: an ENEMY-player")  # by status


def table(stage: Stage) -> dict[str, Thing]:
    return {**decks(stage), **judged(stage), **sheets(stage), **hands(stage)}


# Piles.


def decks(stage: Stage) -> dict[str, Thing]:
    """GHT-HID-07: how many, and what the seat has looked at."""
    g = stage.g
    things: dict[str, Thing] = {
        "rooms": Pile(name="Rooms", lay="deck", count=len(g.pile), look="room"),
        "events": Pile(name="Events", lay="deck", count=len(g.event_pile), look="event"),
        "items": Pile(name="Items", lay="deck", count=len(g.item_pile), look="item"),
        "mads": Pile(name="Insanity", lay="deck", count=len(g.insanity), look="mad"),
    }
    for n, tile in enumerate(g.pile):
        if tile != HIDDEN:
            things[f"rooms/{n + 1}"] = Card(
                in_="rooms", n=n, look="room", name=f"{n + 1}: {room_name(tile)}", seen="you"
            )
    return things


def judged(stage: Stage) -> dict[str, Thing]:
    """GHT-HID-13: the Judge-cards that were drawn last lie open."""
    return judge_cards(stage.g, stage.g.rolls, round_words(stage.g))


def judge_cards(g: Mansion, rolls: Sequence[tuple[int, int]], name: str = "") -> dict[str, Thing]:
    if not rolls:
        return {}
    things: dict[str, Thing] = {"judge": Pile(name=name or "Judge-cards", lay="dice", rule="GHT-CHK-02")}
    for n, (role, value) in enumerate(rolls):
        things[f"judge/{n + 1}"] = judge_card(g, n, role, value)
    return things


def judge_card(g: Mansion, n: int, role: int, value: int) -> Piece:
    if not 0 <= role < len(g.who):
        return Piece(in_="judge", n=n, look="black-card", name="the Enemy", tag=str(value))
    return Piece(in_="judge", n=n, look="judge-card", name=role_name(g, role), tone=tone_of(g, role), tag=str(value))


# Character-sheets.


def sheets(stage: Stage) -> dict[str, Thing]:
    g = stage.g
    things: dict[str, Thing] = {}
    for role in range(len(g.who)):
        things[f"p:{figure_id(g, role)}"] = sheet(stage, role)
        things |= tracks(stage, role)
    if g.options.host:
        host = len(g.who)
        active = host in stage.asked
        things["p:host"] = Panel(
            n=9, owner=stage.seat(host), look="host", name="Host", text="Directs play", active=active
        )
    return things


def sheet(stage: Stage, role: int) -> Panel:
    g, who = stage.g, stage.g.who[role]
    is_enemy = g.status[role] == ENEMY
    figure = figure_id(g, role)
    return Panel(
        n=g.order.index(role) if role in g.order else role,
        owner=stage.seat(role),
        look="hunter" if who == NOBODY else f"g-{who}" if is_enemy else f"h-{who}",
        name=role_name(g, role),
        text=about(stage, role),
        tone="danger" if is_enemy else tone_of(g, role),
        shape=shape_of(g, role),
        badges=(*abilities(g, role), *conditions(g, role)) if who != NOBODY else (),
        of=figure if g.at[role] >= 0 else "",
        active=role == g.active or role == stage.turn,
        dim="fallen" if g.status[role] == OUT else "",
    )


def about(stage: Stage, role: int) -> str:
    """The class, where it stands, and for its player what it can do."""
    g, who = stage.g, stage.g.who[role]
    if who == NOBODY:
        return "chooses a character"
    person = PEOPLE[who]
    carried = [stage.story.things[n].label for n, tile in enumerate(g.things) if tile == CARRIED - role]
    is_up = g.status[role] == HUNTER
    mood = f"feels {MOODS[g.mood[role] - 1]}" if g.mood[role] and is_up else ""
    alone = len(stage.context.minds) == 1 or role in (g.active, stage.turn)
    feat = f"{person.feat}: {texts(g.options).people[who]}" if stage.is_mine(role) and is_up and alone else ""
    words = [STANDING[g.status[role]] or person.role, mood, *[f"with {name}" for name in carried]]
    return ". ".join(filter(None, [", ".join(filter(None, words)), feat]))


def abilities(g: Mansion, role: int) -> list[Badge]:
    """Those that are not 0."""
    values = [(look, ability(g, role, n)) for n, look in enumerate(ABILITY_LOOKS)]
    return [Badge(look, signed(value)) for look, value in values if value]


def conditions(g: Mansion, role: int) -> list[Badge]:
    """What lasts, beside damage."""
    bit = 1 << role
    found: dict[str, int] = {
        "wasting": g.wasting[role],
        "slowed": g.slowed & bit,
        "limp": g.limp & bit,
        "spurned": g.spurned[role],
        "gifted": g.gifted & bit,
        "redraw": g.stars[role] + len(g.kept[role]),
        "might": g.might[role],
    }
    counted = ("wasting", "redraw", "might")
    return [Badge(look, n if look in counted else None) for look, n in found.items() if n]


def tracks(stage: Stage, role: int) -> dict[str, Thing]:
    """GHT-HID-02: MP only of one's own; of others the damage."""
    g, who = stage.g, figure_id(stage.g, role)
    if g.who[role] == NOBODY:
        return {}
    home = f"p:{who}"
    if g.status[role] == ENEMY:
        most = max(g.vitality[role], full_vitality(g))
        return {f"vit:{who}": Track(in_=home, n=3, look="vitality", name="Vitality", value=g.vitality[role], max=most)}
    things: dict[str, Thing] = {}
    if role == g.active and g.status[role] == HUNTER:
        things[f"mv:{who}"] = Track(in_=home, n=1, look="steps", name="Movement", value=g.moves, max=max(g.moves, 2))
        things[f"ip:{who}"] = Track(
            in_=home, n=2, look="points", name="Item Points", value=g.points, max=max(g.points, 1)
        )
    things[f"hp:{who}"] = Track(in_=home, n=3, look="hp", name="HP", value=max(hp(g, role), 0), max=base_hp(g, role))
    things[f"mp:{who}"] = sanity(stage, role, home)
    return things


def sanity(stage: Stage, role: int, home: str) -> Track:
    g, base = stage.g, base_mp(stage.g, role)
    if HIDDEN in g.hand[role]:
        text = f"{g.shaken[role]} damage" if g.shaken[role] else ""
        return Track(in_=home, n=4, look="mp", name="MP", value=None, max=base, text=text, rule="GHT-HID-02")
    top = max_mp(g, role)
    most = max(base, top)
    cap = max(top, 0) if top < most else None
    seen = "you" if g.hand[role] and not g.options.open_insanity else ""
    return Track(in_=home, n=4, look="mp", name="MP", value=max(mp(g, role), 0), max=most, cap=cap, seen=seen)


# Hands and items.


def hands(stage: Stage) -> dict[str, Thing]:
    """GHT-HID-01: own Insanity-cards to read, of others how many; GHT-HID-03: items of all."""
    g = stage.g
    things: dict[str, Thing] = {}
    for role in range(len(g.who)):
        who = figure_id(g, role)
        home, is_open = f"p:{who}", HIDDEN not in g.hand[role]
        many = len([mind for mind in stage.context.minds if mind < len(g.who)]) > 1
        whose = f"{role_name(g, role)}: " if many and stage.is_mine(role) else ""
        seen = "you" if stage.is_mine(role) and not g.options.open_insanity else ""
        things[f"h:{who}"] = Pile(
            in_=home, n=5, name=f"{whose}Insanity", lay="hand", look="mad", count=len(g.hand[role]), seen=seen
        )
        if is_open:
            things |= {mad_id(who, n): mad_card(who, n, card, seen) for n, card in enumerate(g.hand[role])}
        things[f"i:{who}"] = Pile(in_=home, n=6, name=f"{whose}Items", lay="hand")
        things |= {item_id(item): item_card(g, item, f"i:{who}", n) for n, item in enumerate(g.items[role])}
        things |= {f"E-{card + 1}": event_card(g, card, f"i:{who}", 20 + n) for n, card in enumerate(g.kept[role])}
    return things


def mad_id(who: str, n: int) -> str:
    """By its place in the hand: an id that tells no more than the hand does."""
    return f"mad:{who}/{n + 1}"


def mad_card(who: str, n: int, card: int, seen: str) -> Card:
    name = CARD_NAMES[card - 2]
    if card >= JACK:
        text = "Relief: discard it with a numeral card, or to cancel damage."
        return Card(in_=f"h:{who}", n=n, look="relief", name=name, text=text, seen=seen, rule="GHT-INS-11")
    return Card(in_=f"h:{who}", n=n, look="mad", name=name, text=f"Maximum MP -{card}", seen=seen, rule="GHT-INS-04")
