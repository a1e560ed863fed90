"""Equipment, Class-S, Events, characters. CEQ, CCS, CEVT, CCH, EQP, EVT"""

from __future__ import annotations

from ghostbusters2.kit import base, dirt, do, hold, offers, run, scene, slot, stands, told, way, where, why_not
from hauntbox.games.ghostbusters2.cards import arms, events, troubles
from hauntbox.games.ghostbusters2.cards.categories import TRAP
from hauntbox.games.ghostbusters2.cards.decks import CATEGORY_OF
from hauntbox.games.ghostbusters2.cards.kinds import CODES, HIT
from hauntbox.games.ghostbusters2.rules.combat.targets import resist
from hauntbox.games.ghostbusters2.rules.entities.slime import Slimed
from hauntbox.games.ghostbusters2.rules.entities.travel import Travel
from hauntbox.games.ghostbusters2.rules.figures import gain_xp, take_off, tokens_on
from hauntbox.games.ghostbusters2.rules.scenario.endings import RESOLVED
from hauntbox.games.ghostbusters2.rules.turn.allowance import actions_left
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves

TOP = 26  # XP of Level 5


@proves("GBT-CEQ-01", "GBT-EQP-06")
def test_focus_nozzle() -> None:
    g = scene(entities="MG C1", cards="Focus Nozzle")
    g.rig("combat", 3)
    g.rig("movement", way("s") + 1)
    do(g, "use Focus Nozzle", "fire C1")
    assert ("hits" in told(g), why_not(g, "use Focus Nozzle")) == (True, "GBT-EQP-06")


@proves("GBT-CEQ-02")
def test_split_emitter() -> None:
    g = scene(entities="DS C1", cards="Split Emitter")
    g.rig("combat", 4)
    do(g, "use Split Emitter", "fire C1")
    assert tokens_on(g, slot(g, "B1")) == (2, 0)


@proves("GBT-CEQ-03")
def test_long_barrel_keeps_tokens_until_the_end_of_the_turn() -> None:
    g = scene(entities="FC E1", cards="Long Barrel")
    g.rig("combat", 4)
    do(g, "use Long Barrel", "fire E1")
    assert tokens_on(g, slot(g, "E1")) == (1, 0)
    do(g, "end")
    assert tokens_on(g, slot(g, "E1")) == (0, 0)


@proves("GBT-CEQ-03")
def test_a_long_barrel_keeps_nobody_elses_tokens() -> None:
    g = scene(at="A1 A5", entities="FC E1, GW A3", cards="Long Barrel")
    hold(g, 1, "A3", 1)
    g.rig("combat", 4)
    do(g, "use Long Barrel", "fire E1")
    run(g, Travel(1, 4, 4), RESOLVED)
    assert (len(g.held[0]), g.held[1]) == (1, ())


@proves("GBT-CEQ-05")
def test_mood_bomb() -> None:
    g = scene(at="C3", entities="SP C2, SP D4", cards="Mood Bomb")
    do(g, "use Mood Bomb")
    assert [tokens_on(g, slot(g, name)) for name in ("C2", "D4")] == [(0, 1), (0, 1)]


@proves("GBT-CEQ-06", "GBT-EQP-07")
def test_boson_cell() -> None:
    g = scene(entities="GW C1", cards="Boson Cell")
    g.rig("combat", 1, 3)
    do(g, "fire C1", "yes")
    assert (g.trapped[0], g.uses[arms.BOSON]) == ((CODES["GW"],), 1)


@proves("GBT-CEQ-07", "GBT-XP-11")
def test_pedal_trap() -> None:
    g = scene(entities="GW C1, MG A3", cards="Pedal Trap")
    do(g, "use Pedal Trap")
    assert offers(g) == ["aim C1"]
    do(g, "aim C1")
    assert (g.trapped[0], g.xp[0]) == ((CODES["GW"],), 0)


@proves("GBT-CEQ-10")
def test_bait_canister() -> None:
    g = scene(at="A1", entities="MG C1", cards="Bait Canister")
    one = slot(g, "C1")
    do(g, "use Bait Canister", "aim C1")
    assert (where(g, one), dirt(g, 0)) == ("B1", [])


@proves("GBT-CEQ-11")
def test_muon_net() -> None:
    g = scene(entities="MG C1", cards="Muon Net")
    hold(g, 0, "C1", 1)
    do(g, "use Muon Net", "aim C1")
    assert g.trapped[0] == (CODES["MG"],)


@proves("GBT-CEQ-13")
def test_grapple_line() -> None:
    g = scene(at="B2", lines="O B2|C2, O B1|C1, O B3|C3, O B4|C4, O B5|C5", cards="Grapple Line")
    assert why_not(g, "step C2") == "GBT-MOV-02"
    do(g, "use Grapple Line", "step C2", "stop")
    assert (stands(g, 0), g.spent) == ("C2", 0)


@proves("GBT-CEQ-14")
def test_slime_towels() -> None:
    g = scene(at="B2 C3", cards="Slime Towels", slime="-1 Hit")
    do(g, "use Slime Towels", "pick Regular")
    assert (dirt(g, 0), actions_left(g, 0)) == ([], 3)


@proves("GBT-CEQ-18", "GBT-NOA-10")
def test_spare_cells_after_giving_up_the_actions() -> None:
    g = scene(cards="Spare Cells")
    do(g, "swap Regular", "use Spare Cells")
    assert (actions_left(g, 0), why_not(g, "use Spare Cells")) == (1, "GBT-CEQ-18")


@proves("GBT-CEQ-19")
def test_atlas_of_drafts() -> None:
    g = scene(entities="GW C1", cards="Atlas of Drafts")
    g.rig("combat", 1)
    one = slot(g, "C1")
    do(g, "fire C1", "way s")
    assert where(g, one) == "C3"


@proves("GBT-CEQ-20")
def test_rite_of_closing() -> None:
    g = scene(marks="G1 C3, G2 E5", cards="Rite of Closing")
    do(g, "use Rite of Closing", "aim C3")
    assert tokens_on(g, -1) == (1, 0)


@proves("GBT-CEQ-21")
def test_calm_mantra() -> None:
    g = scene(cards="Calm Mantra")
    do(g, "use Calm Mantra")
    run(g, Slimed(0, HIT), Slimed(0, HIT))
    assert dirt(g, 0) == ["-1 Hit"]


@proves("GBT-CEQ-23")
def test_old_almanac() -> None:
    g = scene(at="A1", marks="P C3, P E5", cards="Old Almanac")
    g.goo = (0, 1)
    do(g, "use Old Almanac", "yes")
    assert (g.goo, g.goo_seen) == ((1, 0), 2)


@proves("GBT-CEQ-24")
def test_banishing_verse() -> None:
    g = scene(entities="GW C1", cards="Banishing Verse", xp=TOP)
    do(g, "use better Banishing Verse", "aim C1", "way e")
    assert g.spirit[CODES["GW"]] == 4


@proves("GBT-EQP-15", "GBT-CCS-03")
def test_mega_trap_at_level_5() -> None:
    assert why_not(scene(entities="GW C1", cards="Mega-Trap"), "use Mega-Trap") == "GBT-EQP-15"
    g = scene(entities="GW C1, MG A3, DS B2", cards="Mega-Trap", xp=TOP)
    do(g, "use Mega-Trap")
    assert g.trapped[0] == (CODES["GW"], CODES["MG"])


@proves("GBT-CCS-07")
def test_codex_of_true_names() -> None:
    g = scene(entities="MC C1", cards="Codex of True Names", xp=TOP)
    do(g, "use Codex of True Names", "aim C1")
    assert resist(g, slot(g, "C1")) == 0


@proves("GBT-CCS-08")
def test_chalk_circle() -> None:
    g = scene(at="C3", entities="GW A3", cards="Chalk Circle", xp=TOP)
    one = slot(g, "A3")
    do(g, "use Chalk Circle")
    run(g, Travel(one, way("e"), 3))
    assert (where(g, one), dirt(g, 0)) == ("A3", [])


@proves("GBT-CCS-06")
def test_neutral_rinse() -> None:
    g = scene(slime="Caustic, -1 Hit", cards="Neutral Rinse", xp=TOP)
    do(g, "use Neutral Rinse", "pick Regular", "wipe Caustic")
    assert dirt(g, 0) == ["-1 Hit"]


@proves("GBT-CCH-06")
def test_tuned_thrower() -> None:
    g = scene(entities="DS C1", team="Gearhead Regular Theorist Frontman")
    g.rig("combat", 6)
    do(g, "fire C1")
    assert tokens_on(g, slot(g, "B1")) == (2, 0)


@proves("GBT-CCH-10")
def test_trajectory() -> None:
    g = scene(entities="GW C1", team="Theorist Regular Gearhead Frontman")
    one = slot(g, "C1")
    g.rig("combat", 1)
    g.rig("movement", way("n") + 1, way("s") + 1)
    do(g, "fire C1", "yes")
    assert where(g, one) == "C3"


@proves("GBT-CCH-02", "GBT-CMB-04")
def test_smooth_talk() -> None:
    g = scene(at="A1", entities="SP B2", team="Frontman Regular Gearhead Theorist", packs="sppp")
    g.rig("combat", 1)
    g.rig("ability", 4)
    do(g, "fire B2")
    assert dirt(g, 0) == []


@proves("GBT-CCH-03")
def test_centre_stage() -> None:
    g = scene(at="A1 B1", team="Regular Frontman Gearhead Theorist", xp=11)
    run(g, Slimed(0, HIT))
    do(g, "yes")
    assert (dirt(g, 0), dirt(g, 1), g.xp[1]) == ([], ["-1 Hit"], 12)


@proves("GBT-XP-07", "GBT-XP-08", "GBT-CCH-01")
def test_a_new_level_draws_by_affinity() -> None:
    g = scene()
    gain_xp(g, 0, 5)
    before = g.level[0]
    run(g, RESOLVED)
    assert (before, g.level[0], [CATEGORY_OF[card] for card in g.cards[0]]) == (1, 2, [TRAP])


def reveal(g: Busters, card: int) -> None:
    """This Event is on top and comes out of a pile on A2."""
    g.omens = (card, *[other for other in range(12) if other != card])
    troubles.reveal(g, 0, g.street.place["A2"])


@proves("GBT-CEVT-03")
def test_power_sag() -> None:
    g = scene(entities="GW C1")
    reveal(g, events.SAG)
    g.rig("combat", 3)
    g.rig("movement", way("s") + 1)
    do(g, "fire C1")
    assert "misses" in told(g)


@proves("GBT-CEVT-02")
def test_crowd_panic() -> None:
    g = scene(at="A1", entities="GW C1, GW A3")
    reveal(g, events.PANIC)
    for name in ("C1", "A3"):
        g.rig("combat", 6)
        do(g, f"fire {name}")
    assert (g.troubles, g.xp) == ((), [2 + 1, 1, 1, 1])


@proves("GBT-CEVT-01", "GBT-EVT-04")
def test_overflowing_manhole() -> None:
    g = scene(at="A1 E5")
    reveal(g, events.MANHOLE)
    do(g, "end")
    assert (g.troubles, g.xp[0]) == ((), 1)


@proves("GBT-CEVT-09")
def test_cold_snap() -> None:
    g = scene()
    reveal(g, events.SNAP)
    do(g, "step A2")
    assert type(g.asking()).__name__ == "Turn"


@proves("GBT-CEVT-10", "GBT-EVT-06")
def test_one_mind_ends_with_one_of_them() -> None:
    g = scene(entities="GW C1, GW C3, MG E5")
    reveal(g, events.MIND)
    assert [bool(g.bases[s]) for s in range(3)] == [True, True, False]
    take_off(g, 0)
    g.settle()
    assert (g.bases, g.troubles, g.flipped) == ([0, 0, 0], (), ())


@proves("GBT-CEVT-12", "GBT-BAS-09")
def test_old_score() -> None:
    g = scene(at="B3", entities="DS A3, GW E5")
    reveal(g, events.SCORE)
    run(g, Travel(slot(g, "A3"), way("e"), 2))
    assert dirt(g, 0) == ["Caustic"]


@proves("GBT-CEVT-05")
def test_phantom_toll() -> None:
    g = scene(at="car", car="B1 A1", columns=9)
    reveal(g, events.TOLL)
    do(g, *[f"drive front {c}1" for c in "CDEF"])
    assert (g.troubles, g.xp[0]) == ((), 1)


@proves("GBT-BAS-12")
def test_a_shadow_comes_nearer_at_the_end_of_the_round() -> None:
    g = scene(at="A1", entities="GW E5")
    base(g, "E5", "Shadow")
    do(g, "end", "end", "end", "end")
    assert where(g, 0) == "C3"
