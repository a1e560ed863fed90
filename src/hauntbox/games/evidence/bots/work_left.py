"""How many rounds the hunters may need for each kind of evidence, for judgement. It looks at a world that was dealt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hauntbox.games.evidence.cards import items
from hauntbox.games.evidence.cards.ghosts import DOTS, EMF, GORYO, SPIRIT_BOX, TYPES, UV, WRITING, candidates
from hauntbox.games.evidence.rules.automaton import GhostChoice
from hauntbox.games.evidence.rules.hunter_turn import BeginTurn, HunterTurn, Refit
from hauntbox.games.evidence.rules.passive import print_life
from hauntbox.games.evidence.secrets.knowledge import FACES, knowledge
from hauntbox.games.evidence.state import GHOST, UNKNOWN, Haunting, room_at, spawn

GONE: Final = 12.0  # rounds, for a card that lies about in the house
EXCHANGED: Final = 4.0  # rounds that it takes to change items in the van
SPENT: Final = 0.3  # a round, or less, for a hunter who has used its action
CYCLE: Final = 3.0  # rounds until a hunt puts the ghost on its spawn square
UNSEEN: Final = 1.5  # what is lost because nobody knows where the ghost has been
ELUSIVE: Final = 4.5  # and where it is: it keeps away from a Spirit Box
OTHERS: Final = 0.6  # what is worked at meanwhile costs so much of its time
REFIT: Final = 2.0  # the same for one who is at it
SHOWS: Final = {
    items.DOTS: DOTS,
    items.BOOK: WRITING,
    items.FLASHLIGHT: UV,
    items.EMF_READER: EMF,
    items.SPIRIT_BOX: SPIRIT_BOX,
}
ASTRAY: Final = 2.0  # in a hunt so much less does it count how far one has to go
CROSSING: Final = 2  # steps within a room on the way to the next
LOOK: Final = 0.7  # rounds to use a Thermometer
FAINT_ROOM: Final = 0.02
ROOM_PROOFS: Final = {"temperature", "emf", "book"}  # facts whose yes names the ghost room


def rounds_to_solve(g: Haunting, alive: list[int]) -> float:
    """Until the log is full: the room, then the slowest kind; the others are found meanwhile."""
    found = {entry.kind for entry in g.log}
    slowest = total = 0.0
    for kind in TYPES[g.type].kinds:
        if kind not in found:
            rounds = PROSPECTS[kind](g, alive)
            total += rounds
            slowest = max(slowest, rounds)
    if not total:
        return 0.0
    return rounds_to_find(g, alive) + slowest + OTHERS * (total - slowest)


def rounds_to_find(g: Haunting, alive: list[int]) -> float:
    """Until the ghost room is known: Thermometers go from room to room, to the near and likely ones first."""
    rooms = likely_rooms(g)
    if len(rooms) < 2:
        return 0.0
    seekers = [g.at[role] for role in alive if items.THERMOMETER in g.hand[role]]
    gaps, move = g.house.room_gaps, pace(g)
    rounds = 0.0
    if not seekers:  # somebody has to fetch one
        seekers, rounds = [g.house.van], fetching(g, alive)
    spent = [0.0] * len(seekers)  # rounds, by seeker
    place = [UNKNOWN] * len(seekers)  # the room it has come to
    while len(rooms) > 1:
        best, best_room, best_seeker, best_spent = 1e9, 0, 0, 0.0
        for i, at in enumerate(seekers):
            for room, share in rooms.items():
                steps = g.house.to_room[room][at] if place[i] == UNKNOWN else gaps[place[i]][room] + CROSSING
                after = spent[i] + steps / move + LOOK
                if after / share < best:
                    best, best_room, best_seeker, best_spent = after / share, room, i, after
        rounds += best_spent * rooms.pop(best_room)
        spent[best_seeker], place[best_seeker] = best_spent, best_room
    return rounds + max(spent) * sum(rooms.values(), 0.0)


def likely_rooms(g: Haunting) -> dict[int, float]:
    """How likely the public facts make each room; what has come since they were weighed counts roughly."""
    known = g.notebook or knowledge(g)
    rooms: dict[int, float] = dict(known.rooms)
    for fact in g.facts[known.upto :]:
        name = fact[0]
        if name in ROOM_PROOFS:
            if fact[2]:
                return {}
            if name == "temperature":
                rooms.pop(fact[1], None)
        elif (name == "walked" and fact[3]) or (name == "omen" and fact[1] == "burnt"):
            return {}
    return {room: max(share, FAINT_ROOM) for room, share in rooms.items()}


def pace(g: Haunting) -> float:
    """Squares a round. Where one stands in a hunt says little of where one will be after it."""
    return g.options.hunter_move * (ASTRAY if g.hunt else 1.0)


def carry(g: Haunting, alive: list[int], card: int, steps: bytes, slack: int) -> float:
    """Rounds until somebody has such a card so near to a goal; `steps` leads there from every place."""
    move, van = pace(g), g.house.van
    ask = g.agenda[-1] if g.agenda else None
    best = GONE
    for role in alive:
        if card in g.hand[role]:
            rounds = max(0, steps[g.at[role]] - slack) / move
            if not g.hunt and has_acted(g, ask, role):
                rounds += SPENT
            best = min(best, rounds)
    if card in g.deck:
        best = min(best, fetching(g, alive) + max(0, steps[van] - slack) / move)
    return best


def fetching(g: Haunting, alive: list[int]) -> float:
    """Rounds until somebody has a card that lies in the van."""
    ask = g.agenda[-1] if g.agenda else None
    if isinstance(ask, Refit) and has_room(g, ask.role):
        return REFIT
    home = min([g.house.walks[g.house.van][g.at[role]] for role in alive])
    return home / pace(g) + EXCHANGED


def has_room(g: Haunting, role: int) -> bool:
    """For a card that is of more use than one in hand."""
    hand = g.hand[role]
    if len(hand) < g.options.hunter_hand:
        return True
    return not g.taken and any([is_useless(g, card) for card in hand])


def is_useless(g: Haunting, card: int) -> bool:
    """By what all know: its kind is found, or no type that is left has it; or the room is known."""
    kind = SHOWS.get(card, UNKNOWN)
    if kind == UNKNOWN:
        return card == items.THERMOMETER and len(likely_rooms(g)) < 2
    found = [entry.kind for entry in g.log]
    return kind in found or not any([kind in TYPES[t].kinds for t in candidates(found, g.options.more_ghosts)])


def has_acted(g: Haunting, ask: object, role: int) -> bool:
    """In this round, so that what it holds is of no use before the next."""
    if isinstance(ask, HunterTurn) and ask.role == role:
        return g.acted
    return isinstance(ask, GhostChoice) or not any(
        [isinstance(frame, BeginTurn) and frame.role == role for frame in g.agenda]
    )


def look(g: Haunting, alive: list[int], square: int) -> float:
    """Rounds until somebody has a square in sight."""
    row = g.house.walks[square]
    nearest = min([row[g.at[role]] for role in alive])
    return max(0, nearest - g.options.sight_range) / pace(g)


def tries(least: int) -> float:
    """Dice until one shows so much."""
    return FACES / max(0.5, FACES + 1 - least)


def by_reader(g: Haunting, alive: list[int]) -> float:
    return carry(g, alive, items.EMF_READER, g.house.to_room[g.room], 0) + tries(g.options.emf_roll)


def by_box(g: Haunting, alive: list[int]) -> float:
    return carry(g, alive, items.SPIRIT_BOX, g.house.walks[haunt(g)], g.options.spirit_box_range) + ELUSIVE


def haunt(g: Haunting) -> int:
    """Where the ghost will be found: a hunting one will be home again when items are of use."""
    return spawn(g) if g.hunt else g.at[GHOST]


def by_book(g: Haunting, alive: list[int]) -> float:
    waits = [
        look(g, alive, book.square) + (0.0 if book.written else tries(g.options.book_roll))
        for book in g.books
        if room_at(g, book.square) == g.room
    ]
    if waits:
        return min(waits)
    return carry(g, alive, items.BOOK, g.house.to_room[g.room], 0) + tries(g.options.book_roll) + 1.0


def by_flashlight(g: Haunting, alive: list[int]) -> float:
    """A print that will not have faded; or the one that the ghost may leave where it stands."""
    life, reach = print_life(g), g.options.uv_range
    rounds = carry(g, alive, items.FLASHLIGHT, g.house.walks[haunt(g)], reach) + tries(g.options.uv_roll)
    for mark in g.prints:
        there = carry(g, alive, items.FLASHLIGHT, g.house.walks[mark.square], reach)
        if mark.left + life > g.round + there:
            rounds = min(rounds, there)
    return rounds + UNSEEN


def by_dots(g: Haunting, alive: list[int]) -> float:
    """The ghost begins in the field, or a hunt will put it there; and somebody looks on."""
    reach = g.options.dots_range
    row = g.house.walks[spawn(g)]
    rounds = carry(g, alive, items.DOTS, row, reach) + CYCLE + 1.0
    for token in g.dots:
        if room_at(g, token) == g.room:
            wait = CYCLE if row[token] <= reach else CYCLE + 2.0
            if not g.hunt and g.house.walks[token][g.at[GHOST]] <= reach:
                wait = 1.0
            rounds = min(rounds, wait + watch(g, alive, token))
    return rounds


def watch(g: Haunting, alive: list[int], token: int) -> float:
    """Rounds until a sighting would be seen: from the van, or with the token in sight."""
    home = min([g.house.walks[g.house.van][g.at[role]] for role in alive]) / pace(g)
    return home if g.type == GORYO else min(home, look(g, alive, token))


PROSPECTS: Final[dict[int, Callable[[Haunting, list[int]], float]]] = {
    EMF: by_reader,
    SPIRIT_BOX: by_box,
    WRITING: by_book,
    UV: by_flashlight,
    DOTS: by_dots,
}
