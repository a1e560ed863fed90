"""Sidequests. KNX, KNG"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.reveal import reveal
from hauntbox.games.vast.cave.terrain.canyon import open_canyon
from hauntbox.games.vast.cave.tokens import CRYSTALS, TREASURES
from hauntbox.games.vast.roles.knight.board import (
    ADVENTUROUS,
    BEDECKED,
    BOW,
    CUNNING,
    DARING,
    EAGLE_EYED,
    FEARLESS,
    INTREPID,
    PERSISTENT,
    STALWART,
    STRENGTH,
    SWIFT,
)
from hauntbox.games.vast.roles.knight.cards.quests import SIDEQUESTS, achieve
from hauntbox.games.vast.roles.knight.rules.encounter import collect
from hauntbox.games.vast.roles.knight.turn import MoveAndAct
from hauntbox.games.vast.roles.numbers import DRAGON, GHOUL, KNIGHT
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast, knight_of
from hauntbox.ledger import proves
from vast.scenes import StandIn, do, offers, put, run, scene, sp, token, told, why


def knight(*hand: int, drawing: str = "O0 EN O0 O0", **more: object) -> Vast:
    """The Knight is asked for her first act, with these Sidequests."""
    g = scene(drawing, stack="c. c. c. c.", **more)  # type: ignore[arg-type]
    put(g, KNIGHT, "center")
    knight_of(g).hand, knight_of(g).free = hand, 5
    return run(g, MoveAndAct(KNIGHT))


@proves("VSB-KNX-01", "VSB-DEC-16", "VSB-KNG-02")
def test_a_completed_sidequest_leaves_the_game_for_its_grit_and_is_replaced() -> None:
    g = knight(PERSISTENT, SWIFT)
    board = knight_of(g)
    board.quests += (DARING,)
    assert (why(g, "quest persistent"), why(g, "quest intrepid")) == ("VSB-KNX-13", "VSB-KNX-01")
    g.smashed = 3
    do(g, "quest persistent")
    assert (board.hand, board.quests, board.done, board.grit) == ((SWIFT, DARING), (), (PERSISTENT,), 4)
    board.hand += (PERSISTENT,)
    board.shown = 1 << PERSISTENT | 1 << SWIFT
    do(g, "quest persistent")
    assert (board.hand, board.grit, board.shown) == ((SWIFT, DARING), 8, 1 << SWIFT)  # none remain


@proves("VSB-KNX-01")
def test_the_replacement_is_news_for_her_alone() -> None:
    g = knight(PERSISTENT)
    knight_of(g).quests, g.smashed = (DARING,), 3
    do(g, "quest persistent")
    assert [event.to for event in g.events or () if event.what == "draws sidequest"] == [(KNIGHT,)]
    assert [event.to for event in g.events or () if event.what == "sidequest"] == [None]


@proves("VSB-KNG-02")
@pytest.mark.parametrize(
    ("quest", "grit"),
    list(
        {
            "Stalwart": 5,
            "Intrepid": 3,
            "Daring": 4,
            "Fearless": 4,
            "Cunning": 3,
            "Bedecked": 4,
            "Adventurous": 6,
            "Swift": 4,
            "Eagle-Eyed": 3,
            "Persistent": 4,
        }.items()
    ),
)
def test_the_grit_of_each_sidequest(quest: str, grit: int) -> None:
    number = next(n for n, card in enumerate(SIDEQUESTS) if card.name == quest)
    g = knight(number)
    g.revealed, g.smashed = 10, 3
    knight_of(g).treasures, knight_of(g).face_up = (1, 2), 0b110
    achieve(g, number)
    do(g, f"quest {quest.lower()}")
    assert (knight_of(g).grit, knight_of(g).done) == (grit, (number,))


# States -------------------------------------------------------------------------------------------------------------


@proves("VSB-KNX-04")
def test_intrepid_asks_for_ten_revealed_tiles() -> None:
    g = knight(INTREPID, drawing="EN v.")
    g.agenda.clear()
    g.revealed = 8
    reveal(g, GHOUL, sp("e1"))
    g.settle()
    while g.agenda:
        do(g, offers(g)[0])
    run(g, MoveAndAct(KNIGHT))
    assert (g.revealed, why(g, "quest intrepid")) == (9, "VSB-KNX-04")
    g.revealed = 10
    assert why(g, "quest intrepid") == ""


@proves("VSB-KNX-15")
def test_terrain_is_no_revealed_tile() -> None:
    g = knight(INTREPID)
    g.agenda.clear()
    g.revealed = 9
    run(g, open_canyon(g, KNIGHT, sp("center")))
    while g.agenda:
        do(g, offers(g)[0])
    run(g, MoveAndAct(KNIGHT))
    assert (told(g, "terrain") != [], why(g, "quest intrepid")) == (True, "VSB-KNX-04")


@proves("VSB-KNX-08")
def test_bedecked_asks_for_two_treasure_cards_face_up() -> None:
    g = knight(BEDECKED)
    board = knight_of(g)
    board.treasures, board.face_up = (1, 2, 4), 0b00010
    assert why(g, "quest bedecked") == "VSB-KNX-08"
    board.face_up = 0b01010  # one of them is hers no more
    assert why(g, "quest bedecked") == "VSB-KNX-08"
    board.face_up = 0b00110
    assert why(g, "quest bedecked") == ""


@proves("VSB-KNX-13", "VSB-KNX-17")
def test_persistent_counts_crystals_smashed_by_anyone() -> None:
    g = knight(PERSISTENT)
    token(g, CRYSTALS, "center")
    knight_of(g).cubes[STRENGTH] = 3
    g.smashed = 2  # by others
    assert why(g, "quest persistent") == "VSB-KNX-13"
    do(g, "encounter", "smash")
    assert (knight_of(g).crystals, g.smashed, why(g, "quest persistent")) == (1, 3, "")


@proves("VSB-KNX-19", "VSB-KNX-16")
def test_a_state_holds_at_any_time_also_for_a_card_that_was_just_drawn() -> None:
    g = knight(PERSISTENT)
    g.smashed, g.revealed = 3, 10
    knight_of(g).quests = (INTREPID,)
    do(g, "way e", "quest persistent", "quest intrepid")
    assert knight_of(g).done == (PERSISTENT, INTREPID)


# Events -------------------------------------------------------------------------------------------------------------


@proves("VSB-KNX-19")
@pytest.mark.parametrize("act", ["way w", "blast e", "flare", "ready", "encounter"])
def test_an_event_counts_until_her_next_action(act: str) -> None:
    g = knight(FEARLESS, drawing="O0 EN O8", flare=(KNIGHT,))
    board = knight_of(g)
    token(g, TREASURES, "center")
    board.treasures = (6,)
    achieve(g, FEARLESS)
    do(g, "cube bomb", "cube movement")  # no actions
    assert why(g, "quest fearless") == ""
    do(g, act)
    while not isinstance(g.asking(), MoveAndAct):
        do(g, offers(g)[-1])
    assert why(g, "quest fearless") == "VSB-KNX-06"


@proves("VSB-KNX-02", "VSB-KNX-16", "VSB-KNX-01")
def test_an_event_must_happen_while_the_card_is_in_hand() -> None:
    g = knight(FEARLESS, STALWART)
    knight_of(g).quests = (DARING, SWIFT)
    achieve(g, FEARLESS)
    achieve(g, STALWART)
    achieve(g, DARING)
    do(g, "quest fearless")
    assert (knight_of(g).hand, why(g, "quest daring")) == ((STALWART, DARING), "VSB-KNX-05")
    do(g, "quest stalwart", "way e")  # several by one event
    achieve(g, DARING)
    assert (knight_of(g).grit, why(g, "quest daring")) == (9, "")


@proves("VSB-KNX-07")
def test_cunning_without_a_dragon_is_two_treasures_in_one_turn() -> None:
    g = knight(CUNNING)
    token(g, TREASURES, "center", "center")
    collect(g)
    assert knight_of(g).feats == 0
    collect(g)
    assert knight_of(g).feats == 1 << CUNNING
    h = knight(CUNNING, roles=(KNIGHT, DRAGON))
    token(h, TREASURES, "center", "center")
    collect(h)
    collect(h)
    assert knight_of(h).feats == 0


@proves("VSB-KNX-09")
def test_adventurous_is_three_encounters_on_three_spaces() -> None:
    g = knight(ADVENTUROUS, drawing="EN T0 T0 T0")
    token(g, TREASURES, "e1", "e2", "e2", "e3")
    do(g, "cube perception", "cube perception", "cube perception", "cube movement", "way e", "encounter", "enough")
    do(g, "way e", "encounter", "enough", "encounter", "enough")
    assert (knight_of(g).met, why(g, "quest adventurous")) == (3, "VSB-KNX-09")  # two spaces
    do(g, "way e", "encounter", "enough")
    assert why(g, "quest adventurous") == ""


@proves("VSB-KNX-10")
def test_swift_is_seven_different_spaces_in_one_turn() -> None:
    g = knight(SWIFT, drawing="EN O0 O0 O0 O0 O0 O0 O0")
    board = knight_of(g)
    board.cubes[1], board.cubes[0] = 1, 3
    board.cubes[10] = 1
    do(g, "way e", "way w", "way e", *["way e"] * 4)
    assert (len(board.trod), why(g, "quest swift")) == (6, "VSB-KNX-10")  # e1, center and four more
    do(g, "way e")
    assert (len(board.trod), why(g, "quest swift")) == (7, "")


class Prey(StandIn):
    """A role that can be attacked and shot, and that counts for Sidequests."""

    shot = 0

    def bars_struck(self, g: Vast, piece: int, by: int) -> str:
        return ""

    def struck(self, g: Vast, piece: int, by: int) -> None:
        achieve(g, DARING)

    def bars_shot(self, g: Vast, piece: int, by: int) -> str:
        return ""

    def struck_by_shot(self, g: Vast, piece: int, by: int) -> None:
        self.shot += 1
        achieve(g, DARING)


@proves("VSB-KNX-14", "VSB-KNX-05")
def test_attacks_count_by_entering_only_not_on_her_own_space_and_not_by_a_shot() -> None:
    ROLES[GHOUL] = Prey(GHOUL)
    g = knight(DARING)
    put(g, GHOUL, "e1")
    do(g, "way e")
    assert why(g, "quest daring") == ""
    h = knight(DARING)
    put(h, GHOUL, "center")
    do(h, "encounter", "strike ghoul")
    assert (told(h, "attacks"), why(h, "quest daring")) == ([(KNIGHT, GHOUL)], "VSB-KNX-05")
    k = knight(DARING)
    put(k, GHOUL, "e1")
    do(k, "cube bow", "cube strength", "shoot ghoul")
    assert why(k, "quest daring") == "VSB-KNX-05"


@proves("VSB-KNX-11", "VSB-KNX-12")
def test_eagle_eyed_is_a_shot_that_does_harm() -> None:
    ROLES[GHOUL] = prey = Prey(GHOUL)
    g = knight(EAGLE_EYED)
    put(g, GHOUL, "e1")
    do(g, "cube bow", "cube strength", "shoot ghoul")
    assert (prey.shot, why(g, "quest eagle-eyed")) == (1, "")
    h = knight(EAGLE_EYED)
    put(h, GHOUL, "e1")
    do(h, "cube bow", "shoot ghoul")  # with Strength 1
    assert (prey.shot, why(h, "quest eagle-eyed"), knight_of(h).cubes[BOW]) == (2, "VSB-KNX-11", 1)
