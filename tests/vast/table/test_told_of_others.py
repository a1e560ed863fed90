"""What Goblins, Dragon, Cave, Thief, Unicorn and Ghosts do is told too, with who, where and how much."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hauntbox.games.vast.cave.tokens import ARTIFACTS, CLAW_GEM, TREASURES, VAULTS
from hauntbox.games.vast.roles.cave.rules.hatred import take_hatred
from hauntbox.games.vast.roles.cave.rules.omens import draw_omens
from hauntbox.games.vast.roles.ghost.rules.locks import lock, pick_up
from hauntbox.games.vast.roles.ghost.turn import Haunt, ResolveCard, SelectCard
from hauntbox.games.vast.roles.goblins.board import BONES
from hauntbox.games.vast.roles.goblins.cards.schemes import play_secret
from hauntbox.games.vast.roles.goblins.cards.war import draw_war
from hauntbox.games.vast.roles.goblins.rules.ambush import Pounce
from hauntbox.games.vast.roles.goblins.rules.hiding import hide
from hauntbox.games.vast.roles.goblins.rules.populate import BlockDiscs, Populate
from hauntbox.games.vast.roles.goblins.rules.raiding import AddPoison, cure
from hauntbox.games.vast.roles.goblins.rules.stats import POISON, gain_rage, lose_rage
from hauntbox.games.vast.roles.knight.rules.encounter import collect_gem
from hauntbox.games.vast.roles.numbers import (
    BONES_TRIBE,
    CAVE,
    DRAGON,
    EYE_TRIBE,
    FANGS_TRIBE,
    GHOST,
    GHOUL,
    GOBLINS,
    KNIGHT,
    THIEF,
    UNICORN,
    VILE,
)
from hauntbox.games.vast.roles.thief.rules.stash import gain_treasure
from hauntbox.games.vast.roles.thief.turn import assign
from hauntbox.games.vast.roles.unicorn.board import ARMOR, PACE
from hauntbox.games.vast.roles.unicorn.cards import draw, play_card
from hauntbox.games.vast.roles.unicorn.rules.deeds import gather
from hauntbox.games.vast.roles.unicorn.rules.radiance import LoseImbued, imbue
from hauntbox.games.vast.roles.unicorn.rules.sight import mark
from hauntbox.games.vast.roles.unicorn.rules.stats import hurt
from hauntbox.games.vast.state import Vast, cave_of, ghost_of, ghoul_of, goblins_of
from hauntbox.ledger import proves
from vast.cave_role.brooding import cavern
from vast.ghost.haunting import MAP, haunted
from vast.goblins.horde import horde, lead
from vast.goblins.test_war import camp
from vast.scenes import do, put, run, scene, sp, token, told
from vast.thief.sneaking import sneak
from vast.unicorn.stable import cards, placed
from vast.vile.stalking import chart

Play = Callable[[], Vast]
Facts = list[tuple[int | str, ...]]


def after(g: Vast, act: Callable[[Vast], object]) -> Vast:
    act(g)
    return g


def with_token(g: Vast, kind: int, name: str) -> Vast:
    token(g, kind, name)
    return g


def ambushing() -> Vast:
    g = horde("EN ab", population=(0, 2, 0), knight="e1")
    g.agenda.clear()
    return do(run(g, Pounce(GOBLINS)), "tribe bones")


def poisoning() -> Vast:
    g = horde("EN ab", bones="e1", knight="e1", hand="poison")
    g.agenda.clear()
    return do(run(g, AddPoison(GOBLINS, BONES)), "yes")


def cured() -> Vast:
    g = horde()
    goblins_of(g).poisoned = 2
    return after(g, cure)


def robbing() -> Vast:
    g = lead("bones", population=(0, 4, 0), roles=(GOBLINS, DRAGON))
    put(g, DRAGON, "e1")
    g.rig("dragon die", 1)
    return do(g, "plunder dragon")


def of_hers(act: Callable[[Vast], object]) -> Vast:
    g = haunted(MAP, at="w2", focus=4)
    token(g, ARTIFACTS, "e1")
    put(g, KNIGHT, "e1")
    return after(g, act)


def boosted() -> Vast:
    g = haunted()
    ghost_of(g).card = GHOST
    return do(run(g, ResolveCard(GHOST)), "yes")


def hauling() -> Vast:
    g = haunted(MAP, at="w2", focus=2)
    token(g, TREASURES, "center")
    return do(run(g, Haunt(GHOST)), "grip treasure", "way w", "no")


def fumbling() -> Vast:
    g = sneak("af EN O0")
    put(g, GHOUL, "e1")
    ghoul_of(g).treasure = 1
    g.rig("action die", 1)
    return do(g, "pickpocket ghoul 1")


def failing() -> Vast:
    g = with_token(sneak("EN U3", "e1"), VAULTS, "e1")
    g.rig("action die", 1)
    return do(g, "pick lock 1")


CARD = cards("f1")[0]
OF_GOBLINS: list[tuple[str, Play, str, Facts]] = [
    ("VSB-GOT-02", lambda: after(camp(), lambda g: draw_war(g, 3)), "draws war", [(GOBLINS, 3)]),
    ("VSB-GOT-03", lambda: run(camp("thirst", (1, 1, 0)), Populate()), "populates", [(GOBLINS, 4, 3, 1)]),
    ("VSB-GOT-05", lambda: run(camp("thirst", (2, 1, 0)), Populate()), "too many", [(GOBLINS,)]),
    ("VSB-GOT-04", lambda: do(run(camp("thirst"), BlockDiscs(GOBLINS)), "tribe bones"), "blocks", [(1, BONES_TRIBE)]),
    ("VSB-GOR-08", lambda: after(camp(rage=1), gain_rage), "rage", [(GOBLINS, 2)]),
    ("VSB-GOR-08", lambda: after(camp(rage=1), lose_rage), "rage", [(GOBLINS, 0)]),
    ("VSB-GOT-17", lambda: after(camp(hand="poison"), lambda g: play_secret(g, POISON)), "plays secret", [(1, POISON)]),
    ("VSB-GOR-01", ambushing, "ambushes", [(BONES_TRIBE, KNIGHT)]),
    ("VSB-SEC-04", poisoning, "plays secret", [(GOBLINS, POISON)]),
    ("VSB-SEC-25", cured, "cured", [(KNIGHT,)]),
    (
        "VSB-GOA-19",
        lambda: do(with_token(lead("bones"), TREASURES, "e1"), "plunder treasure"),
        "plunders",
        [(BONES_TRIBE, TREASURES)],
    ),
    ("VSB-GOA-22", robbing, "robs dragon", [(BONES_TRIBE,)]),
    ("VSB-GOA-26", lambda: do(horde("EN af"), "tribe fangs", "at e1"), "revealed", [(FANGS_TRIBE, sp("e1"))]),
    ("VSB-GOA-32", lambda: after(horde(eye="e1"), lambda g: hide(g, 2)), "hides", [(EYE_TRIBE,)]),
    (
        "VSB-SEC-09",
        lambda: do(horde(hand="blind fury", fangs="e1"), "secret blind fury", "tribe fangs"),
        "for tribe",
        [(5, FANGS_TRIBE)],
    ),
]
OF_THIEF: list[tuple[str, Play, str, Facts]] = [
    ("VSB-THS-04", lambda: after(sneak(), lambda g: assign(g, (2, 3, 4))), "assigns", [(THIEF, 2, 3, 4)]),
    ("VSB-THA-07", lambda: after(sneak(), gain_treasure), "gains treasure", [(THIEF,)]),
    ("VSB-THU-02", lambda: do(sneak(carried=1), "way w", "upgrade flip"), "stashes", [(THIEF, 1)]),
    ("VSB-THA-06", fumbling, "fumbles", [(THIEF, GHOUL)]),
    ("VSB-THA-12", failing, "lock holds", [(THIEF, sp("e1"))]),
]
OF_UNICORN: list[tuple[str, Play, str, Facts]] = [
    ("VSB-UNT-09", lambda: after(placed(), lambda g: draw(g, 2)), "draws unicorn", [(UNICORN, 2)]),
    ("VSB-UNT-01", lambda: after(placed(hand="f1"), lambda g: play_card(g, CARD)), "plays unicorn", [(UNICORN, CARD)]),
    (
        "VSB-UNT-06",
        lambda: after(with_token(placed(), TREASURES, "e1"), lambda g: gather(g, TREASURES)),
        "gathers",
        [(UNICORN, TREASURES)],
    ),
    ("VSB-UNT-34", lambda: after(placed(), lambda g: imbue(g, PACE)), "imbues", [(UNICORN, PACE)]),
    ("VSB-UNT-26", lambda: run(placed(upgrades=(ARMOR,)), LoseImbued(UNICORN)), "dims", [(UNICORN, ARMOR)]),
    ("VSB-UNT-05", lambda: after(placed(), lambda g: mark(g, sp("w1"))), "marks", [(UNICORN, sp("w1"))]),
    ("VSB-UNT-22", lambda: after(placed(), hurt), "unicorn hurt", [(UNICORN, 4)]),
]
OF_GHOST: list[tuple[str, Play, str, Facts]] = [
    ("VSB-GHS-12", lambda: of_hers(lambda g: lock(g, sp("e1"))), "locks", [(GHOST, sp("e1"), 1)]),
    ("VSB-GHS-31", lambda: of_hers(lambda g: pick_up(g, KNIGHT)), "picks up", [(KNIGHT, sp("e1"))]),
    ("VSB-GHS-07", hauling, "hauls", [(GHOST, TREASURES, sp("w1"))]),
    ("VSB-POS-09", boosted, "ghost card", [(GHOST,)]),
    (
        "VSB-GHS-09",
        lambda: do(run(haunted(), SelectCard(GHOST)), "possession card knight"),
        "places card",
        [(GHOST,)],
    ),
]


def fewer_hatred(g: Vast) -> None:
    cave_of(g).hatred = 3
    take_hatred(g)


def trapped(g: Vast) -> None:
    put(g, KNIGHT, "center")
    token(g, CLAW_GEM, "center")
    collect_gem(g, CLAW_GEM)


OF_MORE: list[tuple[str, Play, str, Facts]] = [
    ("VSB-CVS-17", lambda: after(cavern(), fewer_hatred), "takes hatred", [(CAVE, 2)]),
    ("VSB-KNG-03", lambda: after(scene(roles=(KNIGHT, DRAGON)), trapped), "takes gem", [(KNIGHT, CLAW_GEM)]),
    ("VST-VGP-03", lambda: chart((5, 3), left=1), "die slides", [(VILE, 1)]),
]


@pytest.mark.parametrize(
    ("play", "what", "facts"),
    [
        pytest.param(*row[1:], marks=proves(row[0]), id=f"{row[2]} {n} {row[0]}")
        for n, row in enumerate(OF_GOBLINS + OF_THIEF + OF_UNICORN + OF_GHOST + OF_MORE)
    ],
)
def test_it_is_told_once_with_its_facts(play: Play, what: str, facts: Facts) -> None:
    assert told(play(), what) == facts


@proves("VSB-RND-05")
def test_each_omen_is_told_when_it_is_drawn() -> None:
    g = cavern()
    draw_omens(g, 3)
    drawn = [facts[1] for facts in told(g, "draws omen")]
    assert [(drawn.count(symbol), facts) for symbol, facts in enumerate(cave_of(g).omens)] == [
        (number, number) for number in cave_of(g).omens
    ]
    assert {facts[0] for facts in told(g, "draws omen")} == {CAVE}
