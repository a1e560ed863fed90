"""What a scenario file can do: effects. FMT, SCN"""

from __future__ import annotations

from typing import Any

import pytest

from hauntbox.games.hunter13 import GAME
from hauntbox.games.hunter13.actions import ITEM_OF, TILE_OF
from hauntbox.games.hunter13.rules.battle.blows import has_mp_attack
from hauntbox.games.hunter13.rules.battle.foes import stats
from hauntbox.games.hunter13.rules.hunters.points import hp, max_mp, mp
from hauntbox.games.hunter13.rules.items.carrying import to_hand
from hauntbox.games.hunter13.rules.mansion.house import is_passage
from hauntbox.games.hunter13.rules.story.story_house import settle_one
from hauntbox.games.hunter13.rules.story.story_things import lure
from hauntbox.games.hunter13.state import HUNTER, NOBODY, NOWHERE, OUT, Mansion
from hauntbox.kernel.options import BadOption
from hauntbox.ledger import proves
from hunter13.acting import do, facts, offers, told
from hunter13.fable import sound
from hunter13.manor import owned
from hunter13.pictures import seen, track
from hunter13.progress import count, ending, flag, lair, marker, names
from hunter13.tale import down, happened, tale

TOP = (
    'markers = ["spot"]\n[[counters]]\nname = "sum"\nlabel = "Sum"\nhigh = 9\n[[lots]]\nname = "lot"\ntiles = ["T-6"]\n'
    '[[things]]\nname = "bell"\nlabel = "a bell"\n'
)
ASIDE = '[cards]\naside = ["E-40", "E-2"]\n[items]\naside = ["I-9"]\n'


def effect(deeds: str, top: str = "", **given: Any) -> Mansion:
    """Wren brings these effects about in T-6, with Volt; Balm is in T-5."""
    more = (
        f'{ASIDE}[[happenings]]\nwhen = {{ on = "turn-ends" }}\n'
        'effects = [{ do = "count", counter = "sum", by = 0 }, '
        f'{{ do = "mark", marker = "spot", at = "T-6" }}, {{ do = "mark", marker = "spot" }}, {deeds}]\n'
    )
    given.setdefault("at", "T-6 T-6 T-5")
    return happened(tale(sound(top or TOP, more), **given), "turn-ends", 0)


@proves("GHT-FMT-11")
def test_texts_flags_counters_and_markers() -> None:
    g = effect('{ do = "read", text = "Psst.", to = "here" }, { do = "set", flag = "done" }')
    said = next(event for event in g.events or [] if event.what == "text")
    assert (said.to, g.story.texts[int(said.facts[0])]) == ((0, 1), "Psst.")
    assert flag(g, "done")
    g = effect('{ do = "count", counter = "sum", by = 7 }, { do = "count", counter = "sum", by = 7 }')
    assert (count(g, "sum"), facts(g, "counts")) == (9, (0, 9))
    shown = track(seen(g, 1), "t:1")
    assert (shown.name, shown.value, shown.max, shown.rule) == ("Sum", 9, 9, "GHT-FMT-11")
    g = effect('{ do = "count", counter = "sum", to = 4 }, { do = "count", counter = "sum", by = -9 }')
    assert count(g, "sum") == 0


@proves("GHT-FMT-13")
def test_a_thing_is_laid_on_a_tile() -> None:
    g = effect('{ do = "carry", thing = "bell", at = "T-7" }')
    assert (g.things, facts(g, "put")) == ([TILE_OF["T-7"]], (0, TILE_OF["T-7"]))


@proves("GHT-SCN-09")
def test_event_markers_are_laid_moved_and_taken_away() -> None:
    g = effect('{ do = "mark", marker = "spot", at = "here" }')
    assert marker(g, "spot") == "T-6"
    g = effect('{ do = "mark", marker = "spot", at = "here" }, { do = "mark", marker = "spot", at = "T-25 or T-5" }')
    assert (marker(g, "spot"), facts(g, "marks")) == ("T-5", (0, TILE_OF["T-5"]))
    g = effect('{ do = "mark", marker = "spot", at = "here" }, { do = "mark", marker = "spot" }')
    assert (marker(g, "spot"), told(g)[-1], facts(g, "unmarks")) == ("", "unmarks", (0,))


@proves("GHT-SCN-10")
def test_what_was_set_aside_comes_when_the_scenario_says_so() -> None:
    g = effect('{ do = "read", text = "Nothing." }')
    assert ITEM_OF["I-9"] in g.items_aside
    assert ITEM_OF["I-9"] not in g.item_pile
    g = effect('{ do = "give", item = "I-9", to = "nearest" }')
    assert owned(g, 1) == ["I-9"]
    assert g.items_aside == ()
    g = effect('{ do = "give", item = "I-9", at = "T-5" }')
    assert (names(g.lying[TILE_OF["T-5"]], "I"), facts(g, "lies")) == ("I-9", (ITEM_OF["I-9"], TILE_OF["T-5"]))
    g = effect('{ do = "play", card = "E-2" }')
    assert told(g).count("event") == 1
    assert 1 in g.events_out
    settle_one(g, 0, g.at[0], 2)
    g.settle()
    assert told(g).count("event") == 1  # E-3 was not set aside


@proves("GHT-SCN-10")
def test_the_monster_that_was_drawn_appears() -> None:
    drawn = TOP.replace('tiles = ["T-6"]', 'monsters = ["E-40"]')
    g = effect('{ do = "appear", lot = "lot", at = "T-39", battle = false }', drawn)
    assert lair(g, "E-40") == "T-39"


@proves("GHT-FMT-11")
def test_monsters_appear_with_values_of_the_scenarios_walk_and_vanish() -> None:
    g = effect('{ do = "appear", monster = "E-40", at = "T-39", hp = 5, bonus = -1, attack = "mp", gifts = ["double"], '
               'battle = false }')  # fmt: skip
    assert (lair(g, "E-40"), facts(g, "appears")) == ("T-39", (9, TILE_OF["T-39"]))
    assert stats(g, 9)[:4] == (5, 0, -1, 1)
    assert stats(g, 9)[4] & 4
    g = effect('{ do = "appear", monster = "E-40", at = "T-39", battle = false }, '
               '{ do = "stalk", monster = "E-40", to = ["hunter"], steps = 3 }')  # fmt: skip
    assert lair(g, "E-40") == "T-6"
    assert g.field_ == TILE_OF["T-6"]
    g = effect('{ do = "appear", monster = "E-40", at = "T-39", battle = false }, { do = "vanish", monster = "E-40" }')
    assert lair(g, "E-40") == ""
    assert 39 in g.events_aside


@proves("GHT-FMT-11")
@pytest.mark.parametrize(
    ("who", "hurt"),
    [("finder", [3, 0, 0]), ("all", [3, 3, 3]), ("others", [0, 3, 0]), ("here", [3, 3, 0]), ("at T-5", [0, 0, 3]),
     ("class Physician", [0, 0, 3]), ("on first", [3, 3, 3]), ("holder I-1", [0, 3, 0])],
)  # fmt: skip
def test_damage_goes_to_whom_a_word_means(who: str, hurt: list[int]) -> None:
    g = effect(f'{{ do = "damage", kind = "hp", amount = 3, who = "{who}" }}', items="; I-1")
    assert g.hurt == hurt


@proves("GHT-FMT-11")
def test_damage_can_be_cancelled_unless_it_is_sure_and_is_healed() -> None:
    g = effect('{ do = "damage", kind = "mp", amount = 3 }', hands="J 2")
    assert type(g.asking()).__name__ == "Relief"
    g = effect(
        '{ do = "damage", kind = "mp", amount = 3, sure = true }, { do = "heal", kind = "mp", amount = 2 }', hands="J"
    )
    assert g.shaken == [1, 0, 0]


@proves("GHT-FMT-11")
def test_insanity_wasting_and_maximum_mp() -> None:
    g = effect('{ do = "insanity", amount = 1, who = "all" }')
    assert [len(hand) for hand in g.hand] == [1, 1, 1]
    g = effect('{ do = "calm", amount = 1 }', hands="5 J")
    assert g.hand[0] == (11,)
    g = effect('{ do = "waste", amount = 2, who = "all" }, { do = "cure", who = "finder" }')
    assert g.wasting == [0, 2, 2]
    g = effect('{ do = "deepen", amount = 4 }, { do = "inspire" }, { do = "bless", amount = 2 }')
    assert (max_mp(g, 0), facts(g, "deepens")) == (24, (0, 4))
    assert (has_mp_attack(g, 0), facts(g, "gifted")) == (True, (0,))
    assert (g.might, facts(g, "blessed")) == ([2, 0, 0], (0, 2))


@proves("GHT-FMT-11")
@pytest.mark.parametrize(("drawn", "summed"), [(6, 1), (4, 2)])
def test_checks_branch(drawn: int, summed: int) -> None:
    text = (
        '{ do = "check", ability = "WP", need = 5, passed = [{ do = "count", counter = "sum", by = 1 }], '
        'failed = [{ do = "count", counter = "sum", by = 2 }] }'
    )
    more = f'[[happenings]]\nwhen = {{ on = "turn-ends" }}\neffects = [{text}]\n'
    g = tale(sound('[[counters]]\nname = "sum"\nlabel = "Sum"\nhigh = 9\n', more))
    g.rig("judge", drawn)
    assert count(happened(g, "turn-ends", 0), "sum") == summed


@proves("GHT-FMT-11")
def test_doors_are_shut_opened_and_made() -> None:
    g = effect('{ do = "lock" }')
    assert all([g.confined >> tile & 1 for tile in g.laid])
    g = effect('{ do = "lock" }, { do = "unlock", at = "here" }')
    assert not g.confined >> TILE_OF["T-6"] & 1
    g = effect('{ do = "door" }', at="T-12 T-5", lay="T-12 T-5:0,3")
    do(g, "mark east")
    assert (g.marks[TILE_OF["T-12"]], g.extra) == (2, NOWHERE)  # it gives no step


@proves("GHT-FMT-11")
def test_tiles_are_laid_taken_back_turned_and_shuffled() -> None:
    g = effect('{ do = "lay", tile = "T-18", floors = ["second", "first"] }', pile="T-3 T-18 T-4")
    while g.cell[TILE_OF["T-18"]] < 0:
        g.apply(0, g.legal(0)[0])
    assert TILE_OF["T-18"] not in g.pile
    g = effect('{ do = "withdraw", keep = ["T-39"] }')
    assert g.cell[TILE_OF["T-7"]] == NOWHERE
    assert g.pile[-1] == TILE_OF["T-7"]
    g = effect('{ do = "rotate", at = "T-12" }', lay="T-6 T-12:0,1,1 T-7 T-5", at="T-6 T-6 T-5")
    assert not is_passage(g, TILE_OF["T-6"], 1)
    assert facts(g, "rotates") == (TILE_OF["T-12"],)
    g = effect(
        '{ do = "shuffle", pile = "tiles" }, { do = "shuffle", pile = "items" }, { do = "shuffle", pile = "events" }'
    )
    assert (set(g.drawn), told(g).count("shuffled")) == ({"tiles", "items", "events"}, 3)


@proves("GHT-FMT-13")
def test_things_are_given_laid_down_lured_and_gone() -> None:
    g = effect('{ do = "carry", thing = "bell", who = "finder" }')
    assert facts(g, "carries") == (0, 0)
    g = effect('{ do = "carry", thing = "bell", at = "T-39" }, { do = "lure", thing = "bell", to = "T-5" }')
    assert (facts(g, "put"), g.things[0]) == ((0, TILE_OF["T-6"]), TILE_OF["T-6"])
    g = effect('{ do = "carry", thing = "bell", at = "T-39" }, { do = "carry", thing = "bell" }')
    assert (facts(g, "gone"), g.things[0]) == ((0,), NOWHERE)
    down(g, 1)
    to_hand(g, 0, 1)
    lure(g, NOBODY, NOWHERE, 0, (("tile", TILE_OF["T-5"]),))
    assert (facts(g, "drags"), g.at[1]) == ((1, 0, TILE_OF["T-7"]), TILE_OF["T-7"])


@proves("GHT-FMT-11")
def test_people_are_moved_felled_and_raised_and_choices_asked() -> None:
    g = effect('{ do = "transport", to = "T-5", who = "here" }')
    assert g.at == [TILE_OF["T-5"]] * 3
    g = effect('{ do = "fall", who = "others" }')
    assert g.status == [HUNTER, OUT, HUNTER]
    g = effect('{ do = "fall", who = "others" }, { do = "restore" }', hands="; 10 10")
    assert g.status == [HUNTER] * 3
    assert hp(g, 1) == 1
    assert mp(g, 1) >= 1
    g = effect('{ do = "choose", options = [{ text = "Left", effects = [{ do = "count", counter = "sum", by = 3 }] }, '
               '{ text = "Right" }, { text = "Up", test = { flag = "done" } }] }')  # fmt: skip
    assert offers(g) == ["answer 1", "answer 2"]
    do(g, "answer 1")
    assert count(g, "sum") == 3
    g = effect('{ do = "each", who = "all", effects = [{ do = "if", test = { here_to = 1 }, then = '
               '[{ do = "damage", kind = "hp", amount = 1 }], '
               'else = [{ do = "damage", kind = "mp", amount = 1 }] }] }')  # fmt: skip
    assert (g.hurt, g.shaken) == ([0, 0, 1], [1, 1, 0])


@proves("GHT-SCN-08", "GHT-FMT-15")
def test_rules_are_set_by_the_scenario_and_changed_in_play() -> None:
    g = tale(sound(more="[rules]\nescape = 8\nitems_reach = true\n"))
    assert (g.options.escape, g.options.items_reach, g.options.fog_stops) == (8, True, False)
    g = effect('{ do = "rule", name = "escape", value = 3 }')
    assert (g.options.escape, facts(g, "rule")) == (3, ("escape",))


@proves("GHT-FMT-15")
@pytest.mark.parametrize(
    ("chosen", "played"),
    [
        ({}, (8, True, False)),
        ({"escape": 6}, (6, True, False)),
        ({"items_reach": "no", "fog_stops": "yes"}, (8, False, True)),
    ],
)
def test_a_scenario_sets_what_the_table_has_not_chosen(chosen: dict[str, Any], played: tuple[int, bool, bool]) -> None:
    o: Any = GAME.settled(chosen, sound(more="[rules]\nescape = 8\nitems_reach = true\n"))
    assert (o.escape, o.items_reach, o.fog_stops) == played


@proves("GHT-MODE-04")
def test_one_person_leads_three_unless_another_number_is_chosen_and_cannot_do_without() -> None:
    three: Any = GAME.settled({"players": 1}, "places")
    two: Any = GAME.settled({"players": 1, "hunters": 2}, "places")
    assert (three.hunters, three.solo, two.hunters) == (3, True, 2)
    with pytest.raises(BadOption, match="one person leads all characters"):
        GAME.settled({"players": 1, "solo": "no"}, "places")


@proves("GHT-FMT-11")
def test_an_effect_can_end_the_game() -> None:
    g = effect('{ do = "end", ending = "won" }, { do = "count", counter = "sum", by = 1 }')
    assert ending(g) == "won"
    assert count(g, "sum") == 0
