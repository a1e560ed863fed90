"""What a seat sees of a position: the street, the cards beside it, the question with its answers."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ghostbusters2.kit import action, base, do, give, hold, scene, slot
from ghostbusters2.pictures import ask, marks, option, piece, seen, texts, track
from hauntbox.games.ghostbusters2 import GAME
from hauntbox.games.ghostbusters2.cards.kinds import CODES
from hauntbox.games.ghostbusters2.cards.names import SLIME
from hauntbox.games.ghostbusters2.rules.entities.slime import gain
from hauntbox.games.ghostbusters2.state import STATUE, Busters
from hauntbox.kernel.contract import heard
from hauntbox.ledger import proves
from hauntbox.scene import Card, Line, Link, Note, Panel, Scene, Space, Zone, caption, diff, sit


def space(picture: Scene, id: str) -> Space:
    found = picture.things[id]
    assert isinstance(found, Space)
    return found


def test_lines_and_the_dashes_around_gates_and_piles_are_sides_of_spaces() -> None:
    picture = seen(scene(lines="R B2|C2, O B3|C3, Y B4|C4", marks="G1 D4, P A5"), 0)
    assert [space(picture, f"sq:B{row}").sides["e"] for row in (2, 3, 4)] == ["red", "orange", "yellow"]
    assert set(space(picture, "sq:D4").sides.values()) == {"gate-line"}
    assert set(space(picture, "sq:A5").sides.values()) == {"goo-line"}


def test_a_gate_shows_its_symbol_and_the_tokens_on_it() -> None:
    g = scene(at="B2", marks="G2 B4, g5 E5")
    hold(g, 0, "B4", streams=1)
    picture = seen(g, 0)
    assert piece(picture, "gate:B4").look == "gate"
    assert marks(picture, "gate:B4") == [("horn", None), ("tokens", "1/2")]
    assert piece(picture, "gate:E5").look == "shut"
    assert track(picture, "t:gates").value == 1


def test_tiles_have_names_and_floors() -> None:
    g = GAME.new(GAME.options(), "court", "a")
    assert isinstance(g, Busters)
    picture = seen(g, 0)
    tile = picture.things["tile:1/2"]
    assert isinstance(tile, Zone)
    assert (tile.name, tile.spaces[0], len(tile.spaces)) == ("Courtroom", "sq:G1", 36)
    assert space(picture, "sq:G1").look == "parquet"
    assert space(picture, "sq:A12").look == "brick"


def test_who_sits_in_a_vehicle_lies_in_it() -> None:
    picture = seen(scene(at="car A1 statue", car="C4 B4", statue="D1"), 0)
    car = piece(picture, "car")
    assert (car.in_, car.size, car.way) == ("sq:B4", (2, 1), "e")
    assert piece(picture, "regular").in_ == "car"
    assert piece(picture, "theorist").in_ == "statue"
    assert piece(picture, "statue").size == (2, 2)


def test_an_entity_inside_lady_liberty_lies_in_her() -> None:
    g = scene(at="statue A5", entities="GW D1", statue="D1")
    assert piece(seen(g, 0), f"gw-{slot(g, 'D1')}").in_ == "statue"


def test_beams_go_from_who_holds_them_to_the_target() -> None:
    g = scene(at="A1 A3", entities="MG C1, SP C3", packs="psss")
    hold(g, 0, "C1", streams=2)
    hold(g, 1, "C3", moods=1)
    picture = seen(g, 0)
    stream = picture.things["beam:regular/mg-0"]
    slime = picture.things["beam:gearhead/sp-1"]
    assert isinstance(stream, Link)
    assert isinstance(slime, Link)
    assert (stream.from_, stream.to, stream.count, stream.look) == ("regular", "mg-0", 2, "stream")
    assert (slime.to, slime.look, slime.tone) == ("sp-1", "mood", "slime")
    assert ("streams", "2/2") in marks(picture, "mg-0")


def test_a_large_boss_covers_four_spaces_and_shows_its_resist_once_it_is_held() -> None:
    g = scene(at="A1", entities="WS C1", marks="G1 D4")
    assert piece(seen(g, 0), "ws-0").size == (2, 2)
    assert marks(seen(g, 0), "ws-0") == []
    hold(g, 0, "C1", streams=1)
    assert marks(seen(g, 0), "ws-0") == [("streams", "1/6"), ("resist", 5)]


def test_bases_are_marks_on_their_entity() -> None:
    g = scene(entities="GW D3")
    base(g, "D3", "Hive", "Amplify", "Amplify")
    assert marks(seen(g, 0), "gw-0") == [("b-hive", None), ("b-amplify", 2)]


@proves("GBT-CHR-02")
def test_slime_and_pack_are_marks_on_the_figure_and_its_sheet() -> None:
    picture = seen(scene(slime="-1 Hit, -1 Hit, Caustic"), 0)
    assert marks(picture, "regular") == [("proton", None), ("s-hit", 2), ("s-caustic", None)]
    assert marks(picture, "p:regular") == [("s-hit", 2), ("s-caustic", None)]


def test_a_sheet_counts_actions_maneuvers_and_xp() -> None:
    g = scene(at="A1", xp=6)
    do(g, "step A2", "stop")
    picture = seen(g, 0)
    assert (track(picture, "act:regular").value, track(picture, "man:regular").value) == (2, 2)
    assert [mark.at for mark in track(picture, "xp:regular").steps] == [5, 11, 18, 26]
    panel = picture.things["p:regular"]
    assert isinstance(panel, Panel)
    assert (panel.text, panel.active) == ("Level 2, Proton Pack", True)


def test_cards_are_read_and_say_why_they_are_out_of_use() -> None:
    g = scene(cards="Siren Kit, Mega-Trap, Spare Cells")
    do(g, "use Siren Kit")
    cards = {id: card for id, card in seen(g, 0).things.items() if isinstance(card, Card) and card.in_ == "h:regular"}
    assert cards["c:siren-kit"].dim == "used up"
    assert cards["c:mega-trap"].dim == "from Level 5 on"
    assert [badge.n for badge in cards["c:spare-cells"].badges] == [2]


@proves("GBT-EQP-15")
@pytest.mark.parametrize(("xp", "dim"), [(25, "from Level 5 on"), (26, "")])
def test_a_class_s_card_is_locked_until_level_5(xp: int, dim: str) -> None:
    card = seen(scene(cards="Mega-Trap", xp=xp), 0).things["c:mega-trap"]
    assert isinstance(card, Card)
    assert card.dim == dim


def test_the_entity_cards_on_the_map_can_be_read() -> None:
    card = seen(scene(entities="GT D3"), 0).things["k:GT"]
    assert isinstance(card, Card)
    for part in ("Mini-Boss Ghost, Class 5", "To Hit 4", "To Trap 2 Streams", "When missed: moves 4", "Resist 2"):
        assert part in card.text
    assert card.rule == "GBT-CEN-14"


def test_the_spirit_world_is_a_tray_of_ghosts() -> None:
    assert piece(seen(scene(), 0), "spirit:GW").count == 3


@proves("GBT-SET-19")
def test_trapped_ghosts_and_plazms_lie_on_the_sheet() -> None:
    g = scene(car="D4 D5")
    g.trapped[0], g.plazms[0] = (CODES["GW"], CODES["GW"]), 1
    picture = seen(g, 0)
    assert [piece(picture, f"trapped:regular/{what}").count for what in ("GW", "plazm")] == [2, 1]


def test_dice_lie_on_the_table_until_the_next_deed() -> None:
    g = scene(at="A1", entities="GW C1", car="E5 E4")
    g.rig("combat", 1)
    g.rig("movement", 5)
    do(g, "fire C1")
    assert [piece(seen(g, 0), f"die:{n}").tag for n in (1, 2)] == ["1", "→"]
    do(g, "step A2")
    assert "die:1" not in seen(g, 0).things


def test_the_objective_the_dangers_and_the_gates_are_written_down() -> None:
    picture = seen(scene(scenario="contempt"), 0)
    notes = {id: note.text for id, note in picture.things.items() if isinstance(note, Note)}
    assert "both Haunted Judges" in notes["note:goal"]
    assert "fewer than 3 Plazms" in notes["note:danger"]
    assert notes["note:gates"].startswith("Hit on 4, closed by 2 tokens.")
    assert track(picture, "t:goal/1").max == 2


@proves("GBT-EVT-03")
def test_events_in_play_are_cards_with_their_time() -> None:
    g = scene(marks="P B3")
    g.troubles = ((0, g.street.place["B3"], 5, ()),)
    card = seen(g, 0).things["event:overflowing-manhole"]
    assert isinstance(card, Card)
    assert ([badge.n for badge in card.badges], "The pile is B3." in card.text) == ([4], True)


# The question.


def test_a_shot_says_what_it_takes_and_what_it_would_let_go() -> None:
    g = scene(at="A1", entities="MG C1, GW A3", slime="-1 Hit")
    hold(g, 0, "C1", streams=1)
    shot, other = option(seen(g, 0), "fire C1"), option(seen(g, 0), "fire A3")
    assert (shot.text, shot.on, shot.cost) == ("Fire at the Marathon Ghoul on C1: 5 or more", ("mg-0",), "1 Action")
    assert other.text.endswith("4 or more; you let go of the other target")
    assert (shot.tone, other.tone) == ("", "danger")
    assert other.show is not None
    assert list(other.show.set) == ["beam:regular/gw-1"]


def test_the_list_of_a_terminal_says_what_a_shot_takes_too() -> None:
    g = scene(at="A1", entities="MG C1, GW A3", marks="G1 C3", slime="-1 Hit")
    told = {act: GAME.describe(g, action(g, act)) for act in ("fire C1", "fire C3")}
    assert told == {"fire C1": "Fire at the Marathon Ghoul on C1: 5 or more",
                    "fire C3": "Fire at the Gate on C3: 5 or more"}  # fmt: skip


def test_what_cannot_be_fired_at_says_why() -> None:
    shot = option(seen(scene(at="A1", entities="SP C1"), 0), "fire C1")
    assert (shot.rule, bool(shot.off)) == ("GBT-CMB-11", True)
    assert "GB" not in shot.off


def test_a_step_lights_up_its_space_and_shows_what_one_would_see() -> None:
    step = option(seen(scene(at="A1", lines="R B1|C1, R B2|C2"), 0), "step B1")
    assert (step.on, step.cost) == (("sq:B1",), "1 Action")
    assert step.show is not None
    assert "sq:B2" in step.show.set["zone:show"]["spaces"]
    assert "sq:C1" not in step.show.set["zone:show"]["spaces"]


def test_a_drive_shows_the_car_in_its_new_place() -> None:
    drive = option(seen(scene(at="car", car="C3 C4"), 0), "drive front C2")
    assert drive.on == ("sq:C2",)
    assert drive.show is not None
    assert drive.show.set["car"] == {"in": "sq:C2", "size": (1, 2), "way": "n"}


def test_lady_liberty_is_walked_by_a_space_that_she_would_cover() -> None:
    g = scene(at="statue", statue="C3", scenario="uptown")
    picture = seen(g, 0)
    assert [option(picture, f"walk {way}").on[0] for way in ("n", "w", "se")] == ["sq:C2", "sq:B3", "sq:E5"]
    assert option(picture, "walk n").cost == "1 Action"
    g.strides, g.tank = 1, 1
    assert option(seen(g, 0), "walk n").cost == "1 Action and a Plazm"


def test_a_maneuver_costs_an_action_when_there_is_none_left() -> None:
    g = scene(at="C2", car="C3 C4", marks="P B2")
    assert option(seen(g, 0), "investigate B2").cost == "1 Maneuver"
    g.used = 2
    assert option(seen(g, 0), "investigate B2").cost == "1 Action"


def test_people_cards_piles_and_beams_are_what_one_clicks() -> None:
    g = scene(at="B2 B3", entities="GW D2", marks="P A2", cards="Siren Kit", car="C1 D1")
    g.slime[1] = 1
    hold(g, 0, "D2", streams=1)
    picture = seen(g, 0)
    on = {act: option(picture, act).on[0] for act in ("clean Gearhead", "use Siren Kit", "investigate A2", "cut D2")}
    assert on == {"clean Gearhead": "gearhead", "use Siren Kit": "c:siren-kit", "investigate A2": "goo:A2",
                  "cut D2": "beam:regular/gw-0"}  # fmt: skip


def test_what_cannot_be_undone_is_asked_again() -> None:
    g = scene(at="B2")
    assert option(seen(g, 0), "swap Regular").tone == "danger"
    assert option(seen(g, 0), "swap Regular").text == "Change to your Slime Blower; your Actions are over"


def test_the_others_read_who_chooses_and_have_no_options() -> None:
    picture = seen(scene(at="B2"), 2)
    assert (ask(picture).text, ask(picture).options, ask(picture).who) == ("Regular's turn", (), ("s0",))


def test_from_inside_the_car_one_row_says_why_nobody_fires() -> None:
    g = scene(at="car", car="C3 C4", entities="GW C1, GW A3")
    barred = [one for one in ask(seen(g, 0)).options if one.off]
    assert [(one.text, one.rule) for one in barred] == [("Fire", "GBT-ECT-12")]


def test_a_second_roll_says_what_the_die_shows() -> None:
    g = scene(at="A1", entities="MG C1", cards="Boson Cell")
    g.rig("combat", 2)
    do(g, "fire C1")
    picture = seen(g, 0)
    assert texts(picture) == ["Roll again, by the Boson Cell", "Keep the 2"]
    assert ask(picture).hint == "The die shows 2. 4 or more hits the Marathon Ghoul on C1."


def test_cards_are_exchanged_by_clicking_them() -> None:
    g = scene(at="A1 A2", cards="Siren Kit")
    give(g, 1, "Pedal Trap")
    do(g, "trade Gearhead")
    picture = seen(g, 0)
    assert option(picture, "give Siren Kit").on == ("c:siren-kit",)
    assert option(picture, "take Pedal Trap").on == ("c:pedal-trap",)


def test_inside_lady_liberty_a_pack_is_still_the_pack_of_the_figure() -> None:
    g = scene(at="statue A5", statue="C3")
    g.pack[0] = SLIME
    assert g.at[0] == STATUE
    assert marks(seen(g, 0), "regular") == [("blower", None)]


# The log.


def lines_of(g: Busters) -> tuple[Line, ...]:
    context = sit(GAME, g, (0,))
    return tuple([caption(GAME, g, context, n, event) for n, event in enumerate(heard(g.events or [], (0,)), 1)])


def test_a_shot_lights_up_shooter_target_and_beam() -> None:
    g = scene(at="A1", entities="MG C1")
    g.rig("combat", 4)
    g.events = []
    do(g, "fire C1")
    line = lines_of(g)[0]
    assert line.text == "Regular fires at the Marathon Ghoul: 4, a hit."
    assert {"regular", "mg-0", "beam:regular/mg-0", "die:1"} <= set(line.on)
    assert (line.tone, line.seat, line.rules) == ("good", "s0", ("GBT-CMB-02",))


def test_every_line_shows_the_dice_as_they_lay_then() -> None:
    g = scene(at="D4", entities="MG D7", columns=8, rows=8)
    g.rig("combat", 1)
    g.events = []
    do(g, "fire D7")
    g.roll(6, "combat")
    shown = [line.shows for line in lines_of(g) if "dice" in line.shows]
    first = [fields["tag"] for id, fields in shown[0].items() if id != "dice" and fields]
    assert first == ["1"]
    assert shown[0]["die:6"] is None


def test_the_timer_and_the_slime_are_shown_as_they_were() -> None:
    g = scene(at="D4", entities="MG D7", columns=8, rows=8)
    g.events = []
    gain(g, 0, 0)
    gain(g, 0, 1)
    g.tell("GBT-GOO-02", "timer", 4)
    first, second, timer = [line.shows for line in lines_of(g)]
    assert [len((shows["regular"] or {})["badges"]) for shows in (first, second)] == [2, 3]
    assert timer == {"t:goo": {"value": 4}}


def test_an_entity_that_moves_twice_is_seen_on_its_way() -> None:
    g = scene(at="D4", entities="MG D7", columns=8, rows=8)
    before = seen(g, 0)
    g.rig("combat", 1)
    g.events = []
    do(g, "fire D7")
    change = diff(before, replace(seen(g, 0), log=lines_of(g)))
    assert change is not None
    places = [beat.set["mg-0"]["in"] for beat in change.beats if "in" in beat.set.get("mg-0", {})]
    assert places == ["sq:D5", "sq:D3"]
