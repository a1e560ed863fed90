"""What a seat sees of a position: the rooms, who and what is in them, the cards beside them, the question."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hauntbox.games.hunter13 import GAME
from hauntbox.games.hunter13.actions import TILE_OF
from hauntbox.games.hunter13.content import story_of
from hauntbox.games.hunter13.rules.hunters.harm import Threat
from hauntbox.games.hunter13.rules.mansion.charting import survey
from hauntbox.games.hunter13.rules.mansion.opening import Rotate
from hauntbox.games.hunter13.state import HP, MP, Mansion
from hauntbox.kernel.contract import heard
from hauntbox.kernel.wire import Outcome
from hauntbox.scene import Board, Card, Line, Link, Panel, Pile, Scene, caption, diff, sit
from hunter13.acting import do, run
from hunter13.arena import arena, battle
from hunter13.manor import beast, card, manor, turn
from hunter13.pictures import ask, marks, note, option, piece, seen, space, track


def story(g: Mansion, name: str = "places") -> Mansion:
    """With a whole scenario behind it."""
    g.story = story_of(name, len(g.who))
    g.counts = [counter.start for counter in g.story.counters]
    g.marker, g.things = [-1] * len(g.story.markers), [-1] * len(g.story.things)
    return g


# Rooms ---------------------------------------------------------------------------------------------------------------


def test_every_floor_that_is_there_is_a_board() -> None:
    picture = seen(manor(lay="T-17 T-28:0,0,0,0 T-42:0,0,0,2", at="T-17"), 0)
    boards = {id: thing.level for id, thing in picture.things.items() if isinstance(thing, Board)}
    assert boards == {"first": 1, "basement": 0, "second": 2}


def test_a_room_shows_its_doors_as_it_lies() -> None:
    assert space(seen(manor(lay="T-3:0,0,0", at="T-3"), 0), "T-3").sides == {
        "n": "door", "e": "door", "s": "wall", "w": "wall",
    }  # fmt: skip
    assert space(seen(manor(lay="T-3:0,0,1", at="T-3"), 0), "T-3").sides == {
        "n": "wall", "e": "door", "s": "door", "w": "wall",
    }  # fmt: skip


def test_rails_hedges_and_the_front_door_are_no_plain_walls() -> None:
    picture = seen(manor(lay="T-22 T-24 T-17", at="T-17"), 0)
    assert space(picture, "T-22").sides["n"] == "rail"
    assert space(picture, "T-24").sides["e"] == "hedge"
    assert space(picture, "T-17").sides["s"] == "front-door"


def test_shut_and_locked_doors_are_seen() -> None:
    g = manor()
    g.confined = 1 << TILE_OF["T-6"]
    g.locks[TILE_OF["T-7"]] = 1
    picture = seen(g, 0)
    assert set(space(picture, "T-6").sides.values()) == {"shut"}
    assert (space(picture, "T-7").sides["n"], space(picture, "T-7").sides["e"]) == ("locked", "door")


def test_an_unexplored_room_lies_in_the_dark_and_its_icons_still_shine() -> None:
    picture = seen(manor(lay="T-39 T-4", at="T-39", new="T-4"), 0)
    assert space(picture, "T-4").dim == "unexplored"
    assert [(badge.look, badge.tone) for badge in space(picture, "T-4").badges] == [("i-mad", ""), ("i-event", "")]
    assert [badge.tone for badge in space(picture, "T-39").badges] == ["ash"]


def test_a_door_marker_lies_on_its_side_of_the_room() -> None:
    g = manor(lay="T-12 T-13", at="T-12")
    g.marks[TILE_OF["T-12"]] = 2
    survey(g)
    assert piece(seen(g, 0), "dm:12e").in_ == "T-12.e"


def test_stairs_and_chute_join_two_floors() -> None:
    things = seen(manor(lay="T-2 T-16:0,0,0,0 T-20 T-21:0,3,0,0", at="T-2"), 0).things
    stairs, chute = things["stairs:down"], things["chute"]
    assert isinstance(stairs, Link)
    assert isinstance(chute, Link)
    assert (stairs.from_, stairs.to, chute.from_, chute.to) == ("T-2", "T-16", "T-20", "T-21")


def test_of_facedown_cards_only_the_kind_is_seen() -> None:
    g = manor()
    g.dread[TILE_OF["T-7"]], g.omens[TILE_OF["T-7"]], g.veiled[TILE_OF["T-7"]] = (9,), (30,), (12,)
    lying = [thing for thing in seen(g, 0).things.values() if thing.in_ == "T-7" and isinstance(thing, Card)]
    assert [(one.look, one.face) for one in lying] == [("mad", "down"), ("event", "down"), ("item", "down")]


def test_items_and_monsters_stand_where_they_are() -> None:
    g = manor()
    g.lying[TILE_OF["T-5"]] = (13,)
    beast(g, "E-43", "T-39")
    g.wounds[12] = 4
    picture = seen(g, 0)
    assert (picture.things["I-14"].in_, picture.things["I-14"].name) == ("T-5", "Map")
    assert piece(picture, "M-43").in_ == "T-39"
    assert marks(picture, "M-43") == [("b-hp", 10), ("b-mp", 6)]


# Sheets and hands ----------------------------------------------------------------------------------------------------


def test_one_reads_ones_own_insanity_cards_and_counts_those_of_others() -> None:
    g = manor(hands="2 5 J; 9 A", shaken="3 4")
    picture = seen(g, 0)
    mine = [thing.name for id, thing in picture.things.items() if id.startswith("mad:")]
    assert mine == ["2", "5", "J"]
    pile = picture.things["h:volt"]
    assert isinstance(pile, Pile)
    assert pile.count == 2
    own, other = track(picture, "mp:wren"), track(picture, "mp:volt")
    assert (own.value, own.cap, own.max, own.seen) == (10, 13, 20, "you")
    assert (other.value, other.max, other.text) == (None, 20, "4 damage")


def test_an_onlooker_reads_no_hand() -> None:
    picture = seen(manor(hands="2 5 J; 9 A"))
    assert not [id for id in picture.things if id.startswith("mad:")]
    assert track(picture, "mp:wren").value is None


def test_with_open_insanity_all_read_all_hands() -> None:
    picture = seen(manor(hands="2; 9 A", open_insanity=True), 0)
    assert [id for id in picture.things if id.startswith("mad:volt")] == ["mad:volt/1", "mad:volt/2"]
    assert track(picture, "mp:volt").value == 11


def test_a_sheet_shows_hp_abilities_and_what_ails() -> None:
    g = manor(hurt="7")
    g.wasting[0], g.slowed = 2, 1
    picture = seen(g, 0)
    assert (track(picture, "hp:wren").value, track(picture, "hp:wren").max) == (13, 20)
    assert marks(picture, "p:wren") == [("dx", "+1"), ("in", "+1"), ("wasting", 2), ("slowed", None)]


def test_the_fallen_are_ghosts_with_vitality() -> None:
    g = arena(enemies="Balm")
    picture = seen(g, 0)
    assert piece(picture, "balm").look == "g-6"
    assert marks(picture, "balm") == [("b-vitality", 10)]
    assert track(picture, "vit:balm").value == 10
    assert "hp:balm" not in picture.things


@pytest.mark.parametrize(("given", "most"), [({"vitality": 14}, 14), ({"vitality": 14, "fallen": {"vitality": 8}}, 8)])
def test_the_bar_of_vitality_is_as_long_as_the_table_or_the_scenario_says(given: dict[str, Any], most: int) -> None:
    g = arena(enemies="Balm", **given)
    g.vitality[2] = 5
    bar = track(seen(g, 0), "vit:balm")
    assert (bar.value, bar.max) == (5, most)


# Battles -------------------------------------------------------------------------------------------------------------


def test_a_battle_shows_the_enemy_how_all_fight_and_what_the_cards_come_to() -> None:
    g = battle(arena(foes="E-38"), 4, black=7)
    picture = seen(g, 0)
    foe = picture.things["p:M-38"]
    assert isinstance(foe, Panel)
    assert (foe.name, foe.of) == ("Zombie", "M-38")
    assert (track(picture, "hp:M-38").value, track(picture, "hp:M-38").max) == (10, 10)
    assert marks(picture, "wren") == [("hp-attack", None)]
    assert picture.things["judge"].name == "Wren 4 against Zombie 7"
    assert (piece(picture, "judge/1").tag, piece(picture, "judge/2").tag) == ("7", "4")
    assert picture.when.text == "Round 1: Wren's turn, battle"


def test_before_flight_one_reads_how_many_cards_let_one_get_away() -> None:
    g = battle(arena(foes="E-38"), 4, black=7)
    assert option(seen(g, 0), "escape").text == "Try to escape to the Hall: 6 of 10 cards"


def test_the_question_about_a_blow_says_what_would_be_left() -> None:
    g = battle(arena(foes="E-38"), 4, black=7)
    g = arena(foes="E-38")
    g.hand[0] = (5, 12)
    battle(g, 2, black=9)
    picture = seen(g, 0)
    assert ask(picture).text == "Wren: cancel 7 HP damage to Wren?"
    assert ask(picture).hint == "Wren would have 13 HP left. You hold 1 relief card."


# The question --------------------------------------------------------------------------------------------------------


def test_a_door_is_clicked_on_the_board() -> None:
    picture = seen(turn(manor(lay="T-39 T-6", at="T-6")), 0)
    assert option(picture, "go west").on == ("T-6.w", "T-39")
    assert (option(picture, "go north").text, option(picture, "go north").on) == (
        "North door: open a new room", ("T-6.n", "rooms"),
    )  # fmt: skip


def test_a_wall_is_no_answer_and_a_door_against_a_wall_says_why() -> None:
    picture = seen(turn(manor(lay="T-12:0,0,1 T-12 T-13", at="T-12")), 0)
    assert not [one for one in ask(picture).options if one.id == "go east"]
    g = manor(lay="T-6 T-13", at="T-6")
    barred = option(seen(turn(g), 0), "go east")
    assert (barred.rule, bool(barred.off)) == ("GHT-MOVE-13", True)


def test_pointing_at_a_rotation_shows_the_room_as_it_would_lie() -> None:
    g = manor(lay="T-39", at="T-39", pile="T-3")
    do(turn(g), "go north")
    assert isinstance(g.asking(), Rotate)
    picture = seen(g, 0)
    ways = {one.text: one.show for one in ask(picture).options}
    assert set(ways) == {"Doors south and west", "Doors east and south"}
    show = ways["Doors east and south"]
    assert show is not None
    assert show.set["T-3"]["sides"] == {"n": "wall", "e": "door", "s": "door", "w": "wall"}
    assert space(picture, "T-3").at == (0, -1)


def test_others_read_who_is_asked_and_no_answers() -> None:
    picture = seen(turn(manor()), 1)
    assert (ask(picture).text, ask(picture).who, ask(picture).options) == ("Wren's turn", ("s0",), ())


def test_relief_is_clicked_on_the_card_that_goes() -> None:
    picture = seen(turn(manor(hands="3 8 K")), 0)
    assert option(picture, "shed 8").on == ("mad:wren/2",)


# The scenario --------------------------------------------------------------------------------------------------------


def test_a_clue_is_a_letter_to_those_who_have_heard_it() -> None:
    g = story(manor())
    g.clues, g.heard = 1, [1, 0, 0, 0]
    name, text = g.story.clues[0]
    assert note(seen(g, 0), "note:clue/1").text == " ".join(g.story.texts[text].split())
    assert note(seen(g, 0), "note:clue/1").name == name.capitalize()
    assert "note:clue/1" not in seen(g, 1).things
    assert "note:clue/1" not in seen(g).things


def test_the_enemy_side_is_read_when_somebody_has_fallen() -> None:
    g = story(manor())
    assert "note:enemy" not in seen(g, 0).things
    g.fell = (1,)
    assert note(seen(g, 0), "note:enemy").text.startswith("There is a place laid for you.")


def test_counters_and_markers_of_the_scenario_lie_open() -> None:
    g = story(manor())
    g.counts[0] = 7
    g.marker[0] = TILE_OF["T-5"]
    picture = seen(g, 0)
    assert (track(picture, "t:1").value, track(picture, "t:1").max) == (7, 13)
    assert piece(picture, "mark:1").in_ == "T-5"


def test_the_end_is_told_in_the_scenarios_words() -> None:
    g = story(manor())
    g.result = 0
    g.end(Outcome("GHT-END-01", (1.0, 1.0, 0.0, 1.0)))
    picture = seen(g, 0)
    assert picture.outcome is not None
    assert picture.outcome.text == "The mission is fulfilled"
    assert [one.result for one in picture.outcome.seats] == ["won", "won", "lost", "won"]


def test_where_the_hunters_lose_the_fallen_have_won() -> None:
    g = story(manor())
    g.status[2] = 2
    g.end(Outcome("GHT-END-02", (0.0, 0.0, 0.1, 0.0)))
    picture = seen(g, 0)
    assert picture.outcome is not None
    assert picture.outcome.text == "The mansion has won"
    assert [one.result for one in picture.outcome.seats] == ["lost", "lost", "won", "lost"]


# The log -------------------------------------------------------------------------------------------------------------


def lines_of(g: Mansion, *seat: int) -> list[Line]:
    context = sit(GAME, g, seat)
    return [caption(GAME, g, context, n, event) for n, event in enumerate(heard(g.events or [], seat), 1)]


def test_a_drawn_insanity_card_is_named_to_its_holder_alone() -> None:
    g = manor()
    card(g, "E-16", 1)
    mine = [line.text for line in lines_of(g, 0)]
    others = [line.text for line in lines_of(g, 1)]
    assert "Wren draws an Insanity-card." in mine
    assert "Wren draws an Insanity-card." in others
    assert [text for text in mine if "only you see it" in text]
    assert not [text for text in others if "only you see it" in text]


def test_a_walk_is_seen_step_by_step() -> None:
    assert GAME.scene
    g = turn(manor())
    before: Scene = GAME.scene(g, sit(GAME, g, (0,)))
    do(g, "go east", "go east")
    after: Scene = GAME.scene(g, replace(sit(GAME, g, (0,)), log=tuple(lines_of(g, 0)), index=1))
    change = diff(before, after)
    assert change is not None
    places = [beat.set["wren"]["in"] for beat in change.beats if "in" in beat.set.get("wren", {})]
    assert places == ["T-7", "T-5"]


def shown(g: Mansion, id: str, *seat: int) -> list[Any]:
    return [line.shows[id] for line in lines_of(g, *seat) if id in line.shows]


def test_blows_of_one_settle_show_the_points_after_each() -> None:
    g = manor()
    run(g, Threat(0, HP, 2, "trap", cancellable=False), Threat(0, HP, 3, "trap", cancellable=False))
    assert [fields["value"] for fields in shown(g, "hp:wren", 1)[-2:]] == [18, 15]


def test_of_mp_others_see_the_damage_alone_and_after_each_blow() -> None:
    g = manor()
    g.hand[0] = (5,)
    run(g, Threat(0, MP, 2, "trap", cancellable=False), Threat(0, MP, 3, "trap", cancellable=False))
    assert shown(g, "mp:wren", 1) == [{"text": "2 damage"}, {"text": "5 damage"}]
    first, second = shown(g, "mp:wren", 0)
    assert first["value"] - second["value"] == 3


def test_every_judge_card_lies_open_in_its_turn() -> None:
    g = arena(foes="E-38")
    battle(g, 2, black=9)
    drawn = [line for line in lines_of(g, 0) if "judge" in line.shows]
    tags = [[fields["tag"] for id, fields in line.shows.items() if id != "judge" and fields] for line in drawn]
    assert tags == [["9"], ["9", "2"]]


def test_a_wounded_enemy_shows_what_it_has_left() -> None:
    g = battle(arena(foes="E-38"), 9, black=2)
    assert [fields["value"] for fields in shown(g, "hp:M-38", 0)] == [3]


def test_news_of_harm_is_bad_and_of_healing_good() -> None:
    g = manor(hurt="5")
    run(g)
    card(g, "E-28")
    card(g, "E-2", 1)
    tones = {line.text: line.tone for line in lines_of(g, 0)}
    assert tones["Wren heals 5 HP damage."] == "good"
    assert tones["Wren takes 3 MP damage."] == "bad"


# One person with several hunters ------------------------------------------------------------------------------------


def test_whoever_leads_several_reads_who_is_asked_and_sees_each_in_its_own_colour() -> None:
    g = arena(at="here here far far", foes="E-38")
    g.hand[0], g.hand[1] = (5,), (12,)
    battle(g, 2, black=9)
    picture = seen(g, 0, 1)
    assert ask(picture).text == "Wren: 7 HP damage to Wren, no relief card"
    do(g, "pass")
    assert ask(seen(g, 0, 1)).text == "Volt: cancel 7 HP damage to Wren?"
    assert piece(picture, "wren").owner == piece(picture, "volt").owner
    assert piece(picture, "wren").tone != piece(picture, "volt").tone
    assert [pile.name for id in ("h:wren", "h:volt") for pile in [picture.things[id]]] == [
        "Wren: Insanity", "Volt: Insanity",
    ]  # fmt: skip
