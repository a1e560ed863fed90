"""What a seat sees of a farm: map, figures, dashboards, an attack die by die, answers bound to what one clicks."""

from __future__ import annotations

from betwixt.missions import begun, driveway, say
from betwixt.scenes import AVELYNN, BILL, DOG, JOAN, do, give, hold, rig, run, scene
from hauntbox.games.betwixt import GAME
from hauntbox.games.betwixt.content.tiles import TILE_OF
from hauntbox.games.betwixt.rules.attack.attack import attack
from hauntbox.games.betwixt.rules.attack.means import means
from hauntbox.games.betwixt.rules.explore.doors import PART
from hauntbox.games.betwixt.rules.fight.turn import Activate
from hauntbox.games.betwixt.rules.map.layout import layout_of
from hauntbox.games.betwixt.scene.stage import shifts
from hauntbox.games.betwixt.state import KO, LEFT, Farm
from hauntbox.kernel.contract import heard
from hauntbox.kernel.wire import Outcome
from hauntbox.ledger import proves
from hauntbox.scene import Card, Line, Note, Panel, Scene, Zone, caption, sit
from scene.things import ask, marks, option, piece, shown, space, thing, track

FIGHT = """
    ......
    ......
    ..d...
    ..B...
    .J....
    ...o.T
"""


def seen(g: Farm, *seat: int) -> Scene:
    return shown(GAME, g, seat)


def fight() -> Farm:
    g = scene(FIGHT)
    give(g, BILL, "Golf Club")
    hold(g, DOG, JOAN)
    return g


def test_the_start_tile_has_its_doors_walls_obstacles_and_the_wagon() -> None:
    picture = seen(begun(), 0)
    assert space(picture, "1:C8").sides["n"] == "shut"
    assert space(picture, "1:A8").sides["n"] == "hedge"
    assert marks(picture, "1:B6") == [("tree", None)]
    assert piece(picture, "wagon").in_ == "1:C2"
    assert len(thing(picture, "tile:1", Zone).spaces) == 48


def test_a_monster_shows_its_number_facing_target_and_points() -> None:
    picture = seen(fight(), 0)
    dog = piece(picture, "guard-dog-1")
    assert (dog.tag, dog.way, dog.in_) == ("1", "s", "1:C4")
    assert marks(picture, "guard-dog-1") == [("x-1", None), ("b-hp", 3)]
    assert track(picture, "hp:guard-dog-1").value == 3
    assert thing(picture, "p:guard-dog", Panel).of == "guard-dog-1"


def test_a_dashboard_has_points_cards_and_talents() -> None:
    picture = seen(fight(), 0)
    assert track(picture, "hp:bill").max == 10
    clubs = [each for each in picture.things.values() if isinstance(each, Card) and each.name == "Golf Club"]
    assert [(club.in_, club.text[:10]) for club in clubs] == [("h:bill", "Both hands")]
    assert thing(picture, "talent:0", Card).name == "Dad Strength"
    assert thing(picture, "p:avelynn", Panel).dim == "on lookout"


@proves("TGB-ACT-35")
def test_an_attack_is_clicked_on_its_only_target_and_shows_what_it_reaches() -> None:
    g = fight()
    run(g, Activate(BILL))
    strike = option(seen(g, 0), "attack")
    assert strike.on[0] == "guard-dog-1"
    assert strike.show is not None
    reached = strike.show.set["zone:reach"]["spaces"]
    assert "1:C4" in reached
    assert "1:C6" not in reached
    assert option(seen(g, 0), "loot").off == "No Treasure Token is adjacent."


def test_others_see_who_chooses_and_no_answers() -> None:
    g = fight()
    run(g, Activate(BILL))
    assert ask(seen(g, 2)).options == ()
    assert ask(seen(g, 2)).who == ("s0",)


@proves("TGB-ATK-10")
def test_an_attack_stands_on_the_stage_with_every_number() -> None:
    g = fight()
    rig(g, LG=3, G=4, LO=3, T=3)  # a hit; a hit with an effect; 2 damage; a shield
    attack(g, BILL, DOG, means(LEFT))
    g.settle()
    picture = seen(g, 0)
    assert picture.mode is not None
    assert picture.mode.name == "Bill attacks Guard Dog 1"
    assert picture.stage is not None
    roll, hit, harm, soak, wound = picture.stage.pipe
    assert [die.signs or die.tag for die in roll.dice] == [("hit",), ("hit", "effect"), "2", ("shield",)]
    assert [term.n for term in hit.sum] == [2, 0, 2, 1]
    assert [term.n for term in harm.sum] == [2, 0, 0, 2]
    assert (soak.sum, wound.sum) == ((), ())
    assert picture.stage.step == 2
    assert ask(picture).have[0].n == 1
    do(g, "buy 1")
    after = seen(g, 0)
    assert (after.mode, after.stage) == (None, None)
    assert track(after, "hp:guard-dog-1").value == 1


def test_lines_of_an_attack_show_dice_points_and_arithmetic() -> None:
    g = fight()
    rig(g, LG=3, G=3, LO=3, T=3)
    attack(g, BILL, DOG, means(LEFT))
    g.settle()
    context = sit(GAME, g, (0,))
    assert g.events is not None
    lines = {event.what: caption(GAME, g, context, n, event) for n, event in enumerate(heard(g.events, (0,)), 1)}
    assert lines["hit"].text == "Bill hits Guard Dog 1: hits 2 - evades 0 = 2 against AGI 1."
    assert lines["deals"].text == "Damage: dice 2 - shields 1 = 1."
    assert lines["deals"].moment is not None
    assert (lines["deals"].moment.kind, lines["deals"].moment.big) == ("stamp", "1 damage")
    assert lines["damage"].shows["hp:guard-dog-1"] == {"value": 2}
    dice = lines["rolled"].shows["dice"]
    assert dice is not None
    assert dice["name"] == "Bill against Guard Dog 1"
    assert lines["rolled"].shows["die:5"] is None


def blow(g: Farm, *attackers: tuple[int, int]) -> dict[str, Line]:
    """What is told of attacks, by event, the last of each."""
    for hitter, victim in attackers:
        attack(g, hitter, victim)
    g.settle()
    assert g.events is not None
    context = sit(GAME, g, (0,))
    return {event.what: caption(GAME, g, context, n, event) for n, event in enumerate(heard(g.events, (0,)), 1)}


def test_a_monsters_blow_brings_its_stage_along() -> None:
    g = fight()
    rig(g, LG=6, DY=4, T=1)
    moment = blow(g, (DOG, JOAN))["deals"].moment
    assert moment is not None
    assert moment.mode is not None
    assert moment.stage is not None
    assert (moment.mode.name, moment.mode.on) == ("Guard Dog 1 attacks Joan", ("guard-dog-1", "joan"))
    ours, theirs = moment.stage.left[0], moment.stage.right[0]
    assert (ours.of, theirs.of, moment.stage.step) == ("p:joan", "guard-dog-1", 4)
    lost = int(moment.big.split()[0])
    assert (ours.tracks[0].before, ours.tracks[0].value, g.hp[JOAN]) == (8, 8 - lost, 8 - lost)
    assert [term.n for term in moment.stage.pipe[4].sum] == [8, lost, 8 - lost]


def test_a_miss_stops_at_the_second_cell_and_costs_nothing() -> None:
    g = fight()
    rig(g, LG=1, DY=4, T=3)
    moment = blow(g, (DOG, JOAN))["miss"].moment
    assert moment is not None
    assert moment.stage is not None
    assert (moment.big, moment.tone, moment.stage.step) == ("Miss", "good", 1)
    assert [cell.sum for cell in moment.stage.pipe[2:]] == [(), (), ()]
    assert (moment.stage.left[0].tracks[0].value, moment.stage.left[0].tracks[0].before) == (8, None)


def test_a_fallen_monster_is_a_deed_of_the_night() -> None:
    g = fight()
    g.hp[DOG] = 1
    rig(g, LG=3, G=3, LO=4, DY=4, T=1)
    moment = blow(g, (BILL, DOG))["defeated"].moment
    assert moment is not None
    assert (moment.kind, moment.title, moment.tone) == ("stamp", "Guard Dog 1 falls", "good")


def test_the_end_says_how_each_of_the_family_came_through() -> None:
    g = fight()
    g.post[AVELYNN], g.hp[AVELYNN] = KO, 0
    g.hp[BILL] = 7
    g.end(Outcome("TGB-END-09", (1.0,) * len(g.minds)))
    outcome = seen(g, 0, 1, 2, 3).outcome
    assert outcome is not None
    assert outcome.story is not None
    (all_four,) = [one.did for one in outcome.story.who if one.did]
    assert all_four.startswith("Bill came through with 7 of 10 HP.")
    assert "Avelynn was knocked out." in all_four


@proves("TGB-MIS-42")
def test_a_text_is_a_letter_that_is_kept() -> None:
    g = driveway("8")
    g.events = []
    say(g, "visited", 7)
    lines = [caption(GAME, g, sit(GAME, g, (0,)), n, event) for n, event in enumerate(heard(g.events, (0,)), 1)]
    letters = [line.moment for line in lines if line.moment is not None and line.moment.kind == "letter"]
    assert [(each.of, each.hold, each.to) for each in letters] == [("letter:key", 0, "journal")]
    kept = thing(seen(g, 0), "letter:key", Note)
    assert kept.text.startswith("Behind the counter hangs a board of hooks")
    assert kept.style == "letter"


@proves("TGB-HID-02")
def test_doors_are_clicked_on_the_map_and_say_how_much_lies_behind() -> None:
    g = begun()
    while "approach" not in [str(act) for act in g.legal(g.waiting()[0])]:
        g.apply(g.waiting()[0], g.legal(g.waiting()[0])[0])
    g.apply(g.waiting()[0], next(act for act in g.legal(g.waiting()[0]) if str(act) == "approach"))
    north = option(seen(g, 0), "door 1 N")
    assert north.on == ("1:C8.n", "1:D8.n", "bag:1")
    assert north.cost == f"{len(g.bags[0])} tokens"


def test_whoever_is_knocked_out_is_shown_so() -> None:
    g = fight()
    g.hp[AVELYNN] = 8
    g.hp[JOAN] = 1
    rig(g, LG=6, DY=4, T=1)
    attack(g, DOG, JOAN)
    g.settle()
    picture = seen(g, 1)
    assert thing(picture, "p:joan", Panel).dim == "knocked out"
    assert "joan" not in picture.things


def test_the_second_teams_part_of_the_map_lies_beside_the_first() -> None:
    layout = layout_of(((TILE_OF["17"], 0, 0, 0), (TILE_OF["14"], 4, PART + 3, 0)))
    first, second = TILE_OF["17"], TILE_OF["14"]
    moved = shifts(layout)
    columns = [x + moved[second][0] for x in layout.xs[second]]
    rows = [y + moved[second][1] for y in layout.ys[second]]
    assert moved[first] == (0, 0)
    assert max(layout.xs[first]) < min(columns) < max(layout.xs[first]) + 8
    assert min(rows) == min(layout.ys[first])
