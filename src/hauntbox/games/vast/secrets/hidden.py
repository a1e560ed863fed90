"""Every hidden fact of cave, Knight and Ghoul, and a way to change it that the seat cannot notice. HID"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hauntbox.games.vast.cave.ground import survey
from hauntbox.games.vast.cave.setup import IN_THE_BOX, RETURNED
from hauntbox.games.vast.cave.tiles import DARK, TILES
from hauntbox.games.vast.roles.dragon.cards import cards_promised
from hauntbox.games.vast.roles.ghost.board import NO_CARD
from hauntbox.games.vast.roles.ghost.rules.stats import choices, is_alone, is_small
from hauntbox.games.vast.roles.numbers import DRAGON, GHOST, GOBLINS, KNIGHT, UNICORN
from hauntbox.games.vast.secrets.known import CARD, UNSEEN, known, known_tile, pile_of
from hauntbox.games.vast.state import Vast, prowler, shaper
from hauntbox.kernel.contract import SEED, Seat, Secret


def rotated(cards: Sequence[int]) -> tuple[int, ...]:
    return (*cards[1:], *cards[:1])


def rotated_unseen(cards: Sequence[int], seen: Sequence[int]) -> tuple[int, ...]:
    """The cards go round through the places where the seat sees none."""
    row = iter(rotated([card for card, face in zip(cards, seen, strict=True) if face == CARD]))
    return tuple([next(row) if face == CARD else card for card, face in zip(cards, seen, strict=True)])


def scramble_stack(g: Vast, seat: Seat) -> None:
    """VSB-HID-17: below the top tile, whose symbol is seen, the tiles of each pile go round by one place of that pile.

    The first of a pile stays: VSB-SET-10, it is no Ghost tile.
    """
    low = [tile for n, tile in enumerate(g.stack) if n and pile_of(g, tile) == pile_of(g, g.stack[n - 1])]
    turned = {pile: iter(rotated([t for t in low if pile_of(g, t) == pile])) for pile in {pile_of(g, t) for t in low}}
    g.stack = tuple([next(turned[pile_of(g, tile)]) if tile in low else tile for tile in g.stack])


def dark_places(g: Vast, seat: Seat) -> list[int]:
    """Places in `under` of Dark tiles that the seat has not looked at."""
    rows = enumerate(zip(g.laid, g.under, strict=True))
    return [n for n, (entry, tile) in rows if known_tile(g, entry, tile, seat) >= UNSEEN]


def scramble_dark(g: Vast, seat: Seat) -> None:
    """A Dark tile changes places with another of its pile and symbol, on the map or below the top of the stack."""
    for n in dark_places(g, seat):
        for other in dark_places(g, seat):
            if other != n and is_alike(g, g.under[n], g.under[other]):
                g.under = exchanged(g.under, g.under[n], g.under[other])
                survey(g)
                return
        for tile in cave_hand(g, seat):
            if is_alike(g, g.under[n], tile):
                own = g.under[n]
                g.under = tuple([tile if each == own else each for each in g.under])
                hold(g, tile, own)
                survey(g)
                return
        for tile in g.stack[1:]:
            if is_alike(g, g.under[n], tile):
                own = g.under[n]
                g.under = tuple([tile if each == own else each for each in g.under])
                g.stack = tuple([own if each == tile else each for each in g.stack])
                survey(g)
                return


def cave_hand(g: Vast, seat: Seat) -> tuple[int, ...]:
    """The Cave's hand, if the seat does not see it."""
    if g.cave is None or shaper(g) in seat or g.minds[shaper(g)] in seat:
        return ()
    return g.cave.hand


def hold(g: Vast, old: int, new: int) -> None:
    """The Cave holds another tile."""
    assert g.cave is not None
    g.cave.hand = tuple(sorted([new if tile == old else tile for tile in g.cave.hand]))


def scramble_hand(g: Vast, seat: Seat) -> None:
    """A tile in the Cave's hand was another one, which lies Dark on the map with the same symbol."""
    for tile in cave_hand(g, seat):
        for n in dark_places(g, seat):
            own = g.under[n]
            if is_alike(g, own, tile):
                g.under = tuple([tile if each == own else each for each in g.under])
                hold(g, tile, own)
                survey(g)
                return


def scramble_events(g: Vast, seat: Seat) -> None:
    """For all but the Cave: other Event cards lie on top, and at the bottom."""
    if shaper(g) not in seat:
        g.event_deck = rotated(g.event_deck)


def scramble_buried(g: Vast, seat: Seat) -> None:
    """For all but the Cave: the Treasure card that it did not give was another one, that lies above it."""
    if g.knight is None or shaper(g) in seat:
        return
    board, last = g.knight, len(g.treasure_deck) - 1
    top = len(g.treasure_deck) - board.sunk
    theirs = [g.treasure_deck[last - n] for n in range(board.sunk) if board.sunk_unseen >> n & 1]
    if theirs and top > 0:
        g.treasure_deck = exchanged(g.treasure_deck, theirs[0], g.treasure_deck[0])


def is_alike(g: Vast, a: int, b: int) -> bool:
    return pile_of(g, a) == pile_of(g, b) and DARK[a] == DARK[b]


def exchanged(row: tuple[int, ...], a: int, b: int) -> tuple[int, ...]:
    return tuple([b if each == a else a if each == b else each for each in row])


def scramble_boxed(g: Vast, seat: Seat) -> None:
    """A tile in the box was another one of its feature, which lies in the stack."""
    for tile in g.stack[1:]:
        is_like = bool(g.boxed) and pile_of(g, tile) < RETURNED and not TILES[tile].ghostly
        boxed = [each for each in g.boxed if not TILES[each].ghostly]
        if is_like and boxed and TILES[tile].feature == TILES[boxed[0]].feature:
            own, pile = boxed[0], g.origin[tile]
            g.boxed = tuple([tile if each == own else each for each in g.boxed])
            g.stack = tuple([own if each == tile else each for each in g.stack])
            g.origin = tuple(
                [IN_THE_BOX if n == tile else pile if n == own else where for n, where in enumerate(g.origin)]
            )
            return


def scramble_decks(g: Vast, seat: Seat) -> None:
    """What nobody knows of the decks lies in another order; the Cave knows some of it."""
    k = known(g, seat)
    g.event_deck, g.monster_deck = rotated_unseen(g.event_deck, k.event_deck), rotated(g.monster_deck)
    if g.knight is not None:
        top = len(g.treasure_deck) - g.knight.sunk
        g.treasure_deck = rotated_unseen(g.treasure_deck[:top], k.treasure_deck[:top]) + g.treasure_deck[top:]


def scramble_quests(g: Vast, seat: Seat) -> None:
    """The Sidequests that the seat does not see go round, through her hand and the deck."""
    if g.knight is None:
        return
    board = g.knight
    hers = [card for card in board.hand if KNIGHT not in seat and not board.shown >> card & 1]
    row = rotated([*hers, *board.quests])
    turn = dict(zip([*hers, *board.quests], row, strict=True))
    board.hand = tuple([turn.get(card, card) if card in hers else card for card in board.hand])
    board.quests = row[len(hers) :]


def scramble_treasures(g: Vast, seat: Seat) -> None:
    """A Treasure card that she keeps face down was another one, of the deck."""
    if g.knight is None or KNIGHT in seat or shaper(g) in seat:
        return
    board = g.knight
    veiled = [card for card in board.treasures if not board.face_up >> card & 1]
    if veiled and len(g.treasure_deck) > board.sunk:
        own, other = veiled[0], g.treasure_deck[0]
        board.treasures = tuple([other if card == own else card for card in board.treasures])
        g.treasure_deck = (own, *g.treasure_deck[1:])


def scramble_sunk(g: Vast, seat: Seat) -> None:
    """A card that went under the Treasure deck from face down was another one, that lies above it."""
    if g.knight is None or KNIGHT in seat or shaper(g) in seat:
        return
    top = len(g.treasure_deck) - g.knight.sunk
    veiled = [card for card in g.treasure_deck[top:] if not g.knight.sunk_open >> card & 1]
    if veiled and top > 0:
        g.treasure_deck = exchanged(g.treasure_deck, veiled[0], g.treasure_deck[0])


def scramble_terror(g: Vast, seat: Seat) -> None:
    """The Terror deck lies in another order, but for what the Ghoul has put under it."""
    if g.ghoul is None:
        return
    top = len(g.ghoul.deck) - (g.ghoul.bottom if prowler(g) in seat else 0)
    g.ghoul.deck = rotated(g.ghoul.deck[:top]) + g.ghoul.deck[top:]


def scramble_looked(g: Vast, seat: Seat) -> None:
    """For others: the cards that the Ghoul has drawn, or put under the deck, were others of the deck."""
    if g.ghoul is None or prowler(g) in seat:
        return
    board = g.ghoul
    row = rotated([*board.looked, *board.deck])
    board.looked, board.deck = row[: len(board.looked)], row[len(board.looked) :]


def scramble_power(g: Vast, seat: Seat) -> None:
    """The Power cards that the seat does not see go round, through his hand and the deck; not while he pays."""
    if g.dragon is None:
        return
    board = g.dragon
    hand = () if g.minds[DRAGON] in seat or cards_promised(g) else board.hand
    aside = set_aside(g, DRAGON, seat)
    row = rotated([*hand, *aside, *board.deck, *board.unused])
    board.deck = row[len(hand) + len(aside) :][: len(board.deck)]
    board.unused = tuple(sorted(row[len(row) - len(board.unused) :]))
    if hand:
        board.hand = tuple(sorted(row[: len(hand)]))
    if aside and g.trance is not None:
        g.trance.hand = tuple(sorted(row[len(hand) : len(hand) + len(aside)]))


def set_aside(g: Vast, role: int, seat: Seat) -> tuple[int, ...]:
    """VSB-GHS-28: the cards that Dragon or Unicorn has set aside while possessed, if the seat does not see them."""
    return () if g.trance is None or g.possessed != role or role in seat else g.trance.hand


def scramble_horn(g: Vast, seat: Seat) -> None:
    """The Unicorn cards that the seat does not see go round, through his hand and the deck."""
    if g.unicorn is None or g.terms.shadow:
        return
    board = g.unicorn
    hand = () if g.minds[UNICORN] in seat else board.hand
    aside = set_aside(g, UNICORN, seat)
    row = rotated([*hand, *aside, *board.deck])
    board.deck = row[len(hand) + len(aside) :]
    if hand:
        board.hand = tuple(sorted(row[: len(hand)]))
    if aside and g.trance is not None:
        g.trance.hand = tuple(sorted(row[len(hand) : len(hand) + len(aside)]))


def scramble_pile(g: Vast, seat: Seat) -> None:
    """The Shadow Unicorn's Spirit pile and deck go round: nobody has seen any of it."""
    if g.unicorn is None or not g.terms.shadow:
        return
    board = g.unicorn
    row = rotated([*board.hand, *board.deck])
    board.hand, board.deck = row[: len(board.hand)], row[len(board.hand) :]


def scramble_war(g: Vast, seat: Seat) -> None:
    """War cards and Secrets that the seat does not see go round, through the Goblins' hand and the decks."""
    if g.goblins is None:
        return
    board = g.goblins
    if GOBLINS in seat:
        board.war_deck, board.secrets = rotated(board.war_deck), rotated(board.secrets)
        return
    war = rotated([*board.drawn, *board.war_out, *board.war_deck])
    drawn, out = len(board.drawn), len(board.drawn) + len(board.war_out)
    board.drawn, board.war_out = tuple(sorted(war[:drawn])), tuple(sorted(war[drawn:out]))
    board.war_deck = war[out:]
    row = rotated([*board.hand, *board.fresh, *board.secrets])
    held, fresh = len(board.hand), len(board.hand) + len(board.fresh)
    board.hand, board.fresh = tuple(sorted(row[:held])), tuple(sorted(row[held:fresh]))
    board.secrets = row[fresh:]


def war_and_secrets(g: Vast, seat: Seat) -> object:
    """VSB-HID-15, VSB-HID-02: what the Goblins have drawn, for others; the decks, for all."""
    if g.goblins is None:
        return ()
    board = g.goblins
    decks = (board.war_deck, board.secrets)
    return decks if GOBLINS in seat else (*decks, board.hand, board.fresh, board.drawn, board.war_out)


def power_cards(g: Vast, seat: Seat) -> object:
    """VSB-GEN-06: his hand for others, the deck and what a possession has left for all."""
    if g.dragon is None:
        return ()
    rest = (g.dragon.deck, g.dragon.unused, set_aside(g, DRAGON, seat))
    return rest if g.minds[DRAGON] in seat else (g.dragon.hand, *rest)


def unicorn_cards(g: Vast, seat: Seat) -> object:
    """VSB-HID-06: his hand for others, the deck for all."""
    if g.unicorn is None or g.terms.shadow:
        return ()
    aside = set_aside(g, UNICORN, seat)
    return (g.unicorn.deck, aside) if g.minds[UNICORN] in seat else (g.unicorn.hand, g.unicorn.deck, aside)


def spirit_pile(g: Vast, seat: Seat) -> object:
    """VSB-HID-07: the Shadow Unicorn's Spirit pile and deck, for all."""
    return (g.unicorn.hand, g.unicorn.deck) if g.unicorn is not None and g.terms.shadow else ()


def lit_sides(g: Vast, seat: Seat) -> list[int]:
    return [g.under[n] for n in dark_places(g, seat)]


def top_events(g: Vast, seat: Seat) -> object:
    """VSB-HID-05: the top three Event cards, which the Cave alone knows."""
    return () if g.cave is None or shaper(g) in seat else g.event_deck


def cards_of_cave(g: Vast, seat: Seat) -> object:
    """VSB-HID-09: what the Cave has put under the Treasure deck."""
    return () if g.cave is None or shaper(g) in seat else g.treasure_deck


def unseen_quests(g: Vast, seat: Seat) -> object:
    if g.knight is None:
        return ()
    return g.knight.quests if KNIGHT in seat else (g.knight.hand, g.knight.quests)


def veiled_treasures(g: Vast, seat: Seat) -> object:
    return () if g.knight is None or KNIGHT in seat or shaper(g) in seat else g.knight.treasures


def sunk_treasures(g: Vast, seat: Seat) -> object:
    if g.knight is None or KNIGHT in seat or shaper(g) in seat:
        return ()
    return g.treasure_deck[len(g.treasure_deck) - g.knight.sunk :]


def terror_deck(g: Vast, seat: Seat) -> object:
    """VST-HID-02: its order, which nobody knows."""
    if g.ghoul is None:
        return ()
    return g.ghoul.deck[: len(g.ghoul.deck) - (g.ghoul.bottom if prowler(g) in seat else 0)]


def looked_at(g: Vast, seat: Seat) -> object:
    """VST-HID-03: what the Ghoul alone has seen of it."""
    if g.ghoul is None or prowler(g) in seat:
        return ()
    return g.ghoul.looked, g.ghoul.deck[len(g.ghoul.deck) - g.ghoul.bottom :]


def hidden_card(g: Vast, seat: Seat) -> object:
    """VSB-HID-03: the card face down on the Possession space, for all but the Ghost; VSB-GHS-56: alone it lies open."""
    if g.ghost is None or GHOST in seat or g.ghost.is_open or is_alone(g):
        return ()
    return g.ghost.card


def scramble_card(g: Vast, seat: Seat) -> None:
    """Another of her cards lies there."""
    if hidden_card(g, seat) in ((), NO_CARD) or g.ghost is None:
        return
    others = [card for card in g.ghost.cards if card not in (g.ghost.card, g.ghost.fixed)]
    g.ghost.card = others[0] if others else g.ghost.card


def small_cards(g: Vast, seat: Seat) -> object:
    """VSB-HID-11: in small games which cards she has."""
    return () if g.ghost is None or GHOST in seat or not is_small(g) else g.ghost.cards


def scramble_cards(g: Vast, seat: Seat) -> None:
    """Of a turn position the other card has stayed."""
    if not small_cards(g, seat) or g.ghost is None:
        return
    for own, other in [(a, b) for place in choices(g) for a in place for b in place if a != b]:
        is_seen = own == g.ghost.card and (g.ghost.is_open or is_alone(g))
        if own in g.ghost.cards and not is_seen:
            g.ghost.cards = tuple(sorted([other if card == own else card for card in g.ghost.cards]))
            g.ghost.card = other if g.ghost.card == own else g.ghost.card
            return


SECRETS: Final = {
    "VSB-HID-03": Secret(hidden_card, scramble_card),
    "VSB-HID-11": Secret(small_cards, scramble_cards),
    "VSB-HID-02": Secret(unseen_quests, scramble_quests),
    "VSB-HID-04": Secret(lambda g, seat: g.stack, scramble_stack),
    "VSB-HID-01": Secret(cave_hand, scramble_hand),
    "VSB-HID-05": Secret(top_events, scramble_events),
    "VSB-HID-06": Secret(unicorn_cards, scramble_horn),
    "VSB-HID-07": Secret(spirit_pile, scramble_pile),
    "VSB-HID-09": Secret(cards_of_cave, scramble_buried),
    "VSB-HID-10": Secret(veiled_treasures, scramble_treasures),
    "VSB-HID-15": Secret(war_and_secrets, scramble_war),
    "VSB-HID-17": Secret(lambda g, seat: g.boxed, scramble_boxed),
    "VSB-HID-18": Secret(sunk_treasures, scramble_sunk),
    "VST-HID-05": Secret(lit_sides, scramble_dark),
    "VSB-RND-04": Secret(lambda g, seat: (g.event_deck, g.treasure_deck, g.monster_deck), scramble_decks),
    "VSB-GEN-06": Secret(power_cards, scramble_power),
    "VST-HID-02": Secret(terror_deck, scramble_terror),
    "VST-HID-03": Secret(looked_at, scramble_looked),
    "VSB-RND-02": SEED,
}
