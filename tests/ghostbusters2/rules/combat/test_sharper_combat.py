"""Bounds and exceptions of combat: what hits, what is held, what an attempt leaves behind. CMB, KEY, TRP, EQP"""

from __future__ import annotations

import pytest

from ghostbusters2.kit import base, do, give, hold, led_by, offers, put, run, scene, slot, told, way, where, why_not
from hauntbox.games.ghostbusters2.cards import characters
from hauntbox.games.ghostbusters2.cards.decks import CARD_OF
from hauntbox.games.ghostbusters2.cards.gear import bars_use
from hauntbox.games.ghostbusters2.rules import aids
from hauntbox.games.ghostbusters2.rules.combat.targets import is_met, missing, needs, resist
from hauntbox.games.ghostbusters2.rules.figures import take_off, tokens_on
from hauntbox.games.ghostbusters2.rules.scenario.endings import RESOLVED
from hauntbox.games.ghostbusters2.state import has
from hauntbox.ledger import proves

LEVEL_5 = 26


@proves("GBT-CMB-04")
@pytest.mark.parametrize(("at", "entities", "marks"), [("C1", "HJ C1", ""), ("C1", "", "G1 C1")])
@pytest.mark.parametrize(("die", "tokens"), [(3, 0), (4, 1)])
def test_a_result_below_to_hit_misses_and_to_hit_itself_hits(
    at: str, entities: str, marks: str, die: int, tokens: int
) -> None:
    g = scene(at="A1 E5", entities=entities, marks=f"{marks}, G2 E1".strip(", "), scenario="court")
    g.rig("combat", die)
    do(g, f"fire {at}")
    assert sum([streams for _, streams, _ in g.held[0]]) == tokens
    assert ("hits" in told(g)) == bool(tokens)


@proves("GBT-CMB-13", "GBT-CMB-12")
@pytest.mark.parametrize(("streams", "moods", "met"), [(1, 0, False), (0, 1, False), (1, 1, True), (2, 0, True)])
def test_a_total_of_either_kind_is_the_sum_of_both(streams: int, moods: int, met: bool) -> None:
    g = scene(at="A1 A2", entities="HP C1")
    hold(g, 0, "C1", streams)
    hold(g, 1, "C1", 0, moods)
    one = slot(g, "C1")
    assert (is_met(g, one), missing(g, one, 0)) == (met, 2 - streams - moods)


@proves("GBT-CMB-13")
def test_one_that_needs_both_kinds_needs_each_of_them() -> None:
    g = scene(at="A1", entities="HJ C1")
    one = slot(g, "C1")
    assert needs(g, one) == (2, 1, 0)
    hold(g, 0, "C1", 2)
    assert not is_met(g, one)
    hold(g, 0, "C1", 0, 1)
    assert is_met(g, one)


@proves("GBT-CEQ-11", "GBT-BAS-11")
@pytest.mark.parametrize(
    ("code", "less", "amplify", "need"),
    [
        ("HP", 0, 0, (0, 0, 2)), ("HP", 1, 0, (0, 0, 1)), ("HP", 2, 0, (0, 0, 1)), ("HP", 0, 1, (0, 0, 3)),
        ("MG", 0, 0, (2, 0, 0)), ("MG", 1, 0, (1, 0, 0)), ("MG", 2, 0, (1, 0, 0)), ("MG", 1, 1, (2, 0, 0)),
        ("SP", 1, 0, (0, 2, 0)), ("SP", 0, 1, (0, 3, 0)), ("HJ", 1, 0, (1, 1, 0)),
    ],
)  # fmt: skip
def test_what_it_takes_less_the_net_and_more_by_amplify(
    code: str, less: int, amplify: int, need: tuple[int, int, int]
) -> None:
    g = scene(at="A1", entities=f"{code} C1, GW E5")
    base(g, "C1", *["Amplify"] * amplify)
    g.net = (slot(g, "C1"), less)
    assert needs(g, slot(g, "C1")) == need
    assert needs(g, slot(g, "E5")) == (1, 0, 0)


@proves("GBT-KEY-20")
@pytest.mark.parametrize(
    ("code", "marks", "others", "number"),
    [
        ("GW", "", "", 0), ("MC", "", "", 3), ("GT", "G1 A4", "", 2), ("SB1", "", "", 3), ("SB1", "G1 A4", "", 4),
        ("SB2", "G1 A4, G2 B4, G3 C4", "", 5), ("WS", "", "", 4), ("WS", "G1 A4, G2 B4, g3 C4", "", 6),
        ("VG", "", "", 3), ("VG", "", ", HC E5", 5), ("MC", "", ", HC E5", 3),
    ],
)  # fmt: skip
def test_the_number_that_resists(code: str, marks: str, others: str, number: int) -> None:
    g = scene(at="A1", entities=f"{code} C1{others}", marks=marks, columns=6)
    assert resist(g, slot(g, "C1")) == number
    g.codex = slot(g, "C1")
    assert resist(g, slot(g, "C1")) == 0


@proves("GBT-KEY-23", "GBT-CCH-02")
def test_an_attempt_that_fails_is_a_miss_of_ones_own() -> None:
    """So the Frontman may talk himself out of the Slime."""
    g = led_by("Frontman", at="A1", entities="SB2 C1")
    hold(g, 0, "C1", 5)
    g.rig("combat", 1)
    g.rig("resist", 6)
    g.rig("ability", 4)
    do(g, "attempt C1")
    assert [event.facts for event in g.events or [] if event.what == "smooth talk"] == [(0, 4)]
    assert g.slime[0] == 0


@proves("GBT-KEY-23")
def test_with_a_failed_attempt_its_hive_reacts_too() -> None:
    g = scene(at="A1", entities="MC C1, MC E5")
    base(g, "C1", "Hive")
    hold(g, 0, "C1", 4)
    g.rig("type", 1, 1)
    g.rig("movement", way("s") + 1, way("n") + 1)
    g.rig("combat", 1)
    g.rig("resist", 6)
    do(g, "attempt C1")
    assert told(g).count("emerges") == 2


@proves("GBT-KEY-21")
@pytest.mark.parametrize(("success", "trapped"), [(True, 1), (False, 0)])
def test_who_overcomes_it_has_trapped_it(success: bool, trapped: int) -> None:
    g = scene(at="A1", entities="MC C1")
    hold(g, 0, "C1", 4)
    g.rig("type", 1)
    g.rig("movement", way("s") + 1)
    g.rig("combat", 6 if success else 1)
    g.rig("resist", 1 if success else 6)
    one = slot(g, "C1")
    do(g, "attempt C1")
    assert (len(g.trapped[0]), where(g, one) == "gone", g.subdued) == (trapped, success, 0)


@proves("GBT-TRP-12")
def test_with_traps_an_attempt_only_overcomes_it() -> None:
    g = scene(at="A1", entities="MC C1", ghost_traps=True)
    hold(g, 0, "C1", 4)
    g.rig("combat", 6)
    g.rig("resist", 1)
    do(g, "attempt C1")
    assert (g.trapped[0], g.subdued) == ((), 1 << slot(g, "C1"))
    take_off(g, slot(g, "C1"))
    assert g.subdued == 0


@proves("GBT-TRP-10")
def test_a_gate_is_not_wrangled_and_without_the_option_nothing_is() -> None:
    g = scene(at="A1", entities="MG C1", marks="G1 C3", ghost_traps=True)
    g.traps[0] = g.street.place["B1"]
    hold(g, 0, "C1", 2)
    assert (why_not(g, "wrangle C3"), why_not(g, "wrangle C1")) == ("GBT-TRP-10", "")
    plain = scene(at="A1", entities="MG C1")
    plain.traps[0] = plain.street.place["B1"]
    hold(plain, 0, "C1", 2)
    assert why_not(plain, "wrangle C1") == "GBT-TRP-10"


@proves("GBT-BAS-15", "GBT-CEQ-11", "GBT-CCS-07")
@pytest.mark.parametrize("gone", [0, 1])
def test_what_was_said_of_one_that_is_gone_is_forgotten_and_of_another_not(gone: int) -> None:
    g = scene(at="A1", entities="GW C1, MG C3")
    base(g, "C1", "Shadow")
    base(g, "C3", "Shadow")
    g.codex, g.net, g.indexed, g.subdued = 1, (1, 2), (0, 1), 3
    left = 1 - gone
    take_off(g, gone)
    assert (g.codex, g.net) == ((-1, (-1, 0)) if gone == 1 else (1, (1, 2)))
    assert list(g.indexed) == [left]
    assert (g.subdued, g.bases[gone], g.bases[left] > 0) == (1 << left, 0, True)


@proves("GBT-XP-12", "GBT-CMB-09")
def test_all_owners_get_their_tokens_back_and_only_those() -> None:
    g = scene(at="A1 A2", entities="MC C1, GW E5")
    hold(g, 0, "C1", 2)
    hold(g, 1, "C1", 1)
    hold(g, 1, "E5", 1)
    take_off(g, slot(g, "C1"))
    assert (g.held[0], sum([streams for _, streams, _ in g.held[1]])) == ((), 1)
    assert (tokens_on(g, slot(g, "E5")), g.xp) == ((1, 0), [0] * 4)


@proves("GBT-XP-07")
@pytest.mark.parametrize(
    ("level", "abilities"), [(1, [True, False, False]), (2, [True, False, False]), (3, [True, True, False]),
                             (4, [True, True, False]), (5, [True, True, True])],
)  # fmt: skip
def test_a_level_adds_its_ability_and_the_lower_ones_stay(level: int, abilities: list[bool]) -> None:
    g = led_by("Frontman")
    g.level[0] = level
    steps = (characters.START, characters.MIDDLE, characters.TOP)
    assert [has(g, 0, characters.FRONTMAN, step) for step in steps] == abilities
    assert not has(g, 1, characters.FRONTMAN, characters.START)


@proves("GBT-STR-01")
@pytest.mark.parametrize(("tokens", "rule"), [(4, ""), (5, "GBT-STR-01")])
def test_with_the_last_token_on_it_nobody_fires_at_it_again(tokens: int, rule: str) -> None:
    g = scene(at="A1", entities="WS C1, GW A3", columns=6)
    hold(g, 0, "C1", tokens)
    assert (why_not(g, "fire C1"), why_not(g, "fire A3")) == (rule, "")


@proves("GBT-CMB-14")
@pytest.mark.parametrize(
    ("streams", "moods", "traps", "rule"),
    [(2, 0, False, "GBT-CMB-14"), (1, 0, False, ""), (2, 0, True, "GBT-CMB-14"), (2, 1, True, "")],
)
def test_a_kind_that_is_complete_is_not_added_to_a_human(streams: int, moods: int, traps: bool, rule: str) -> None:
    g = scene(at="A1", entities="HJ C1", ghost_traps=traps)
    hold(g, 0, "C1", streams, moods)
    assert (why_not(g, "fire C1"), "fire C1" in offers(g)) == (rule, not rule)


@proves("GBT-CMB-10", "GBT-CMB-11")
@pytest.mark.parametrize(
    ("packs", "targets"), [("pppp", ["C1", "C3"]), ("sppp", ["A3", "C3"])],
)  # fmt: skip
def test_streams_are_for_ghosts_mood_slime_for_plazms_and_both_for_humans(packs: str, targets: list[str]) -> None:
    g = scene(at="A1", entities="GW C1, SP A3, HJ C3", packs=packs)
    assert sorted([text.split()[1] for text in offers(g) if text.startswith("fire")]) == sorted(targets)
    barred = [name for name in ("C1", "A3", "C3") if name not in targets]
    assert [why_not(g, f"fire {name}") for name in barred] == ["GBT-CMB-10" if packs[0] == "s" else "GBT-CMB-11"]


@proves("GBT-CMB-01", "GBT-AGT-13")
def test_what_can_be_fired_at_is_named_by_its_first_space() -> None:
    """A giant by one of its four, an Entity before the Gate that it stands on, a Closed Gate not at all."""
    g = scene(at="A1", entities="WS C2, GW A3", marks="G1 C1, g2 B3", columns=6)
    put(g, "SM", "C1")
    fires = sorted([text for text in offers(g) if text.startswith("fire")])
    assert fires == ["fire A3", "fire C1", "fire C2"]
    rules = [why_not(g, f"fire {name}") for name in ("D2", "C3", "B3", "E5")]
    assert rules == ["GBT-CMB-01", "GBT-CMB-01", "GBT-AGT-13", "GBT-CMB-01"]


# Equipment -----------------------------------------------------------------------------------------------------------


@proves("GBT-EQP-04", "GBT-EQP-10")
@pytest.mark.parametrize(
    ("card", "position", "rule"),
    [
        ("Banishing Verse", {"entities": "GW C1"}, ""),
        ("Banishing Verse", {"entities": "SP C1"}, "GBT-CEQ-24"),
        ("Neutral Rinse", {"slime": "-1 Hit"}, ""),
        ("Neutral Rinse", {}, "GBT-CCS-06"),
        ("Siren Kit", {}, ""),
    ],
)
def test_a_card_is_used_only_where_it_does_something(card: str, position: dict[str, str], rule: str) -> None:
    g = scene(at="A1", cards=card, xp=LEVEL_5, **position)  # type: ignore[arg-type]
    assert (why_not(g, f"use {card}"), f"use {card}" in offers(g)) == (rule, not rule)
    if not rule:
        do(g, f"use {card}")
        assert (g.uses[CARD_OF[card]], g.spent, g.used) == (0, 0, 0)


@proves("GBT-EQP-05")
@pytest.mark.parametrize(("card", "rule"), [("Atlas of Drafts", "GBT-CEQ-19"), ("Siren Kit", "")])
def test_a_card_that_waits_for_its_moment_is_not_used_before(card: str, rule: str) -> None:
    g = scene(at="A1", cards=card)
    assert bars_use(g, 0, CARD_OF[card], False) == rule


@proves("GBT-EQP-03", "GBT-EQP-06", "GBT-EQP-15")
@pytest.mark.parametrize(
    ("owner", "uses", "xp", "rule"),
    [(0, 1, LEVEL_5, ""), (1, 1, LEVEL_5, "GBT-EQP-03"), (0, 0, LEVEL_5, "GBT-EQP-06"), (0, 1, 25, "GBT-EQP-15")],
)
def test_only_ones_own_face_up_cards_and_class_s_at_level_5(owner: int, uses: int, xp: int, rule: str) -> None:
    g = scene(at="A1 A2", xp=xp, slime="-1 Hit")
    give(g, owner, "Neutral Rinse")
    g.uses[CARD_OF["Neutral Rinse"]] = uses
    assert why_not(g, "use Neutral Rinse") == rule


@proves("GBT-EQP-09", "GBT-EQP-08")
@pytest.mark.parametrize(("xp", "rule"), [(17, "GBT-EQP-09"), (18, "")])
def test_the_better_ability_waits_for_its_level_and_the_first_does_not(xp: int, rule: str) -> None:
    g = scene(at="A1", cards="Banishing Verse", xp=xp, entities="GW C1")
    assert (why_not(g, "use better Banishing Verse"), why_not(g, "use Banishing Verse")) == (rule, "")


@proves("GBT-EQP-06", "GBT-CCH-19")
def test_the_die_for_a_receipt_is_told_with_who_used_the_card() -> None:
    g = led_by("Bookkeeper", at="A1 B2", xp=11)
    give(g, 1, "Siren Kit")
    g.rig("ability", 5)
    do(g, "end", "use Siren Kit")
    assert [event.facts for event in g.events or [] if event.what == "deductible"] == [(1, 5)]
    assert g.daily & aids.DEDUCTIBLE


@proves("GBT-CSC-24", "GBT-SCN-07")
def test_the_end_comes_when_the_captain_has_slimed_somebody() -> None:
    """He comes out of the Gate into the space of somebody who has two Caustic Slimes: all is lost at once."""
    g = scene(at="car C4", car="E3 E4", marks="G3 C1, G2 C5", scenario="river")
    g.plazms[0], g.poured, g.slime[1] = 3, 2, 1 | 2 << 20
    g.rig("movement", way("n") + 1)
    do(g, "deposit", "drop Plazm", "done")
    assert (g.outcome.rule if g.outcome else "", where(g, 0)) == ("GBT-SCN-10", "C3")


@proves("GBT-CSC-24")
@pytest.mark.parametrize(("scenario", "poured", "comes"), [("river", 2, 0), ("river", 3, 1), ("giant", 3, 0)])
def test_the_captain_comes_with_three_plazms_where_the_scenario_says_so(scenario: str, poured: int, comes: int) -> None:
    g = scene(at="A1", marks="G1 C3", scenario=scenario)
    g.poured = poured
    run(g, RESOLVED)
    assert (len(g.spot), told(g).count("emerges")) == (comes, comes)
