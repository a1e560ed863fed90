"""How the Vile Ghoul wins alone, with Crystals and against others; how it is drawn and judged. VGW, VGV, VGSOLO, CMP"""

from __future__ import annotations

import pytest

from hauntbox.games.vast.cave.tokens import CRYSTALS
from hauntbox.games.vast.declaration import components
from hauntbox.games.vast.roles.ghoul.board import TERROR_CARDS
from hauntbox.games.vast.roles.ghoul.turn import Prowl
from hauntbox.games.vast.roles.numbers import CAVE, DRAGON, KNIGHT, THIEF, VILE
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.roles.vile import scene as vile_scene
from hauntbox.games.vast.roles.vile.words import goal_line
from hauntbox.games.vast.state import Vast, dragon_of, ghoul_of, knight_of
from hauntbox.games.vast.table.ends import BY_OTHERS, die
from hauntbox.ledger import proves
from vast.ghoul.prowling import begun
from vast.scenes import do, offers, put, run, scene, sp, token, told
from vast.vile.stalking import stalk


def smashing(roles: tuple[int, ...], done: int) -> Vast:
    g = stalk("af EN C0", roles=roles)
    token(g, CRYSTALS, "e1")
    ghoul_of(g).crystals = done
    return g


@proves("VST-VGSOLO-02", "VST-VGV-02")
@pytest.mark.parametrize(
    ("roles", "need", "rule"),
    [((VILE,), 6, "VST-VGSOLO-02"), ((VILE, THIEF), 6, "VST-VGW-05"), ((VILE, CAVE), 6, "VST-VGW-05")],
    ids=["alone", "thief", "cave"],
)
def test_it_wins_with_enough_crystals_and_the_escape(roles: tuple[int, ...], need: int, rule: str) -> None:
    early = do(smashing(roles, need - 2), "smash crystal")
    put(early, VILE, "e1")
    do(early, "way w")
    assert early.outcome is None
    g = do(smashing(roles, need - 1), "smash crystal")
    assert g.outcome is None
    put(g, VILE, "e1")
    do(g, "way w")
    assert g.outcome is not None
    assert (g.outcome.rule, g.outcome.scores[VILE]) == (rule, 1)


@proves("VST-VGSOLO-01")
def test_alone_it_lights_a_flare_on_its_space_for_a_point() -> None:
    g = begun(knight=False, ghoul=False, vile_ghoul=True)
    assert (g.terms.flare, g.terms.alone) == ((VILE,), 2)
    h = scene("O0 EN O0", roles=(VILE,), flare=(VILE,))
    put(h, VILE, "e1")
    ghoul_of(h).movement = 1
    run(h, Prowl(VILE))
    do(h, "flare")
    assert (ghoul_of(h).movement, told(h, "flare")[0][:2]) == (0, (VILE, sp("e1")))


@proves("VST-VGW-03")
@pytest.mark.parametrize(("roles", "ends"), [((VILE, DRAGON), True), ((KNIGHT, VILE, DRAGON), False)])
def test_the_dragons_death_is_its_goal_without_a_knight_alone(roles: tuple[int, ...], ends: bool) -> None:
    g = stalk(roles=roles)
    die(g, DRAGON, BY_OTHERS)
    assert g.outcome is not None
    assert (g.outcome.scores[VILE] == 1) == ends


@proves("VST-CMP-03", "VSB-CMP-01")
def test_thirteen_terror_cards_and_fifty_two_tiles_are_in_the_box() -> None:
    g = begun(ghoul=False, vile_ghoul=True, thief=True)
    assert (components(g)["terror"], components(g)["tiles"]) == (13, 52)
    assert len(TERROR_CARDS) == 13


@pytest.mark.parametrize(
    ("roles", "words"),
    [
        ((KNIGHT, VILE), "The Knight is killed, no matter how."),
        ((VILE, DRAGON), "The Dragon is killed, no matter how."),
        ((VILE, THIEF), "6 smashed Crystals, then enter the Entrance."),
    ],
)
def test_its_card_and_its_sheet_say_what_it_wants(roles: tuple[int, ...], words: str) -> None:
    g = stalk(roles=roles)
    assert goal_line(g)[0] == words
    assert vile_scene.wants(g) in ("Kill the Knight", "Kill the Dragon", "6 Crystals, then escape")
    assert "stop" in offers(g)


def test_a_wounded_victim_that_is_near_is_progress() -> None:
    for roles in ((KNIGHT, VILE), (VILE, DRAGON)):
        g = stalk(roles=roles)
        victim = roles[0] if KNIGHT in roles else DRAGON
        put(g, victim, "e2")
        near = ROLES[VILE].progress(g)
        board = knight_of(g) if victim == KNIGHT else dragon_of(g)
        board.health -= 2
        wounded = ROLES[VILE].progress(g)
        put(g, victim, "w1")
        assert wounded < near
        assert ROLES[VILE].progress(g) >= wounded
