"""Sections slide until the map is one again. COLL"""

from __future__ import annotations

from hauntbox.games.vast.cave.collapse.removal import RemoveTile, remove
from hauntbox.games.vast.cave.collapse.slide import Rejoin, carry, loose, paths
from hauntbox.games.vast.cave.grid import NAMES, SPACE_OF
from hauntbox.games.vast.cave.ground import is_dark_at, sections, spaces, survey, tile_at
from hauntbox.games.vast.cave.tokens import CRYSTALS, TREASURES
from hauntbox.games.vast.roles.numbers import GHOUL, KNIGHT
from hauntbox.games.vast.roles.role import ROLES
from hauntbox.games.vast.state import Vast
from hauntbox.ledger import proves
from vast.scenes import StandIn, at, do, offers, put, run, scene, sp, token, told, why


def ways(g: Vast) -> list[str]:
    return [path.name for path in paths(set(g.ground), loose(g)[0])]


def lie(g: Vast) -> set[str]:
    return {NAMES[space] for space in spaces(g)}


@proves("VSB-COLL-23", "VSB-DEC-08", "VSB-COLL-25")
def test_a_section_without_the_entrance_slides_until_it_touches_the_rest() -> None:
    g = scene("EN O0 .. O0\n.. O0 .. ..", collapsing=True)  # e3 has come apart
    run(g, Rejoin(GHOUL))
    assert ways(scene("EN O0 .. O0\n.. O0 .. ..")) == ["w"]
    assert (g.agenda, lie(g)) == ([], {"center", "e1", "s1e1", "e2"})


@proves("VSB-COLL-23", "VSB-DEC-08")
def test_the_splitter_chooses_among_the_directions() -> None:
    g = scene("EN O0 O0\n.. .. ..\n.. .. O0", collapsing=True)
    run(g, Rejoin(GHOUL))
    assert g.agenda == []  # north is the only way
    h = scene("EN O0 O0 ..\nO0 .. .. ..\nO0 .. O0 ..", collapsing=True)
    run(h, Rejoin(GHOUL))
    assert (h.waiting(), offers(h), why(h, "slide e")) == ((GHOUL,), ["slide n", "slide w"], "VSB-COLL-23")
    do(h, "slide w")
    assert lie(h) == {"center", "e1", "e2", "s1", "s2", "s2e1"}
    assert told(h, "slides") == [(GHOUL, sp("s2e2"), sp("s2e1"))]


@proves("VSB-COLL-32")
def test_a_section_stops_at_the_first_contact_along_an_edge_also_when_it_passes() -> None:
    g = scene("EN .. ..\nO0 .. ..\nO0 .. O0\nO0 .. ..", collapsing=True)
    assert [(path.name, path.steps) for path in paths(set(g.ground), loose(g)[0])] == [("w", 1)]
    h = scene("EN O0 O0 O0\n.. .. .. ..\nO0 .. .. ..\n.. .. .. ..\n.. O0 .. ..")
    section = [SPACE_OF["s4e1"]]
    assert {path.name: path.steps for path in paths(set(h.ground), section)} == {"n": 2}  # beside s2, not as far as e1


@proves("VSB-COLL-32", "VST-FRC-09")
def test_pieces_and_tokens_go_with_the_section() -> None:
    g = scene("EN .. .. O0 O8", collapsing=True)
    put(g, GHOUL, "e4")
    put(g, KNIGHT, "center")
    token(g, TREASURES, "e3", "center")
    token(g, CRYSTALS, "e4")
    g.bombs = (sp("e4") * 4 + 3,)
    g.peeked = ((sp("e3"), 4),)
    survey(g)
    tiles = [tile_at(g, sp("e3")), tile_at(g, sp("e4"))]
    moves: list[dict[int, int]] = []

    class Watcher(StandIn):
        def slid(self, g: Vast, to: dict[int, int]) -> None:
            moves.append(to)

    ROLES[GHOUL] = Watcher(GHOUL)
    run(g, Rejoin(KNIGHT))
    assert [tile_at(g, sp("e1")), tile_at(g, sp("e2"))] == tiles
    assert (g.at[GHOUL], g.at[KNIGHT]) == (sp("e2"), sp("center"))
    assert (g.tokens[TREASURES], g.tokens[CRYSTALS]) == (tuple(sorted([sp("e1"), sp("center")])), (sp("e2"),))
    assert (g.bombs, g.peeked) == ((sp("e2") * 4 + 3,), ((sp("e1"), 4),))
    assert moves == [{sp("e3"): sp("e1"), sp("e4"): sp("e2")}]


@proves("VSB-COLL-34")
def test_a_rockslide_goes_with_its_section_or_back_to_the_supply() -> None:
    g = scene("EN .. O0 O0 O0")
    inside, across = sp("e3") * 4 + 1, sp("e3") * 4 + 3
    g.slides += (across, inside)
    tiles = [(face & 0xFFFF, tile) for face, tile in zip(g.laid, g.under, strict=True)]
    carry(g, {sp("e3"): sp("s3e3"), sp("e4"): sp("s3e4")})
    assert g.slides == (sp("s3e3") * 4 + 1,)
    assert sorted([(face & 0xFFFF, tile) for face, tile in zip(g.laid, g.under, strict=True)]) == sorted(tiles)
    assert lie(g) == {"center", "e2", "s3e3", "s3e4"}


@proves("VSB-COLL-34", "VSB-COLL-32")
def test_bombs_inside_a_section_and_tiles_of_others_keep_their_place_in_it() -> None:
    g = scene("O0 EN .. .. C0 O8", collapsing=True)
    g.bombs = (sp("w1") * 4 + 2, sp("e4") * 4 + 2)
    survey(g)
    faces = {tile_at(g, space): g.ground[space] & 0xFFFF for space in spaces(g)}
    crystal = tile_at(g, sp("e3"))
    run(g, Rejoin(KNIGHT))
    assert (tile_at(g, sp("e1")), g.bombs) == (crystal, (sp("w1") * 4 + 2, sp("e2") * 4 + 2))
    assert {tile_at(g, space): g.ground[space] & 0xFFFF for space in spaces(g)} == faces


@proves("VSB-COLL-24")
def test_a_hole_in_a_connected_map_stays_open() -> None:
    g = scene("EN O0 O0\nO0 O0 O0\nO0 O0 O0", collapsing=True)
    run(g, *remove(g, KNIGHT, sp("s1e1")), Rejoin(KNIGHT))
    assert (len(sections(g)), sp("s1e1") in g.ground, len(g.ground)) == (1, False, 8)


@proves("VSB-DEC-156", "VSB-COLL-33", "VSB-DEC-08")
def test_with_several_sections_the_splitter_says_which_goes_next_and_those_that_meet_are_one() -> None:
    g = scene("O0 .. .. EN .. .. O0 .. O0", collapsing=True)
    run(g, Rejoin(GHOUL))
    assert (g.waiting(), offers(g)) == ((GHOUL,), at("w3", "e3", "e5"))
    assert why(g, "at center") == "VSB-COLL-25"
    do(g, "at e5")  # it slides to e4 and touches e3: one section from now on
    assert offers(g) == at("w3", "e3")
    do(g, "at e3")
    assert (g.agenda, lie(g)) == ([], {"w1", "center", "e1", "e2"})


@proves("VSB-COLL-33")
def test_the_rest_that_a_section_touches_is_any_tile_outside_of_it() -> None:
    g = scene("O0 .. .. EN .. .. O0 .. O0", collapsing=True)
    section = [SPACE_OF["e5"]]
    assert [(path.name, path.steps) for path in paths(set(g.ground), section)] == [("w", 1)]


@proves("VSB-COLL-30")
def test_if_no_single_slide_touches_it_slides_in_two_directions_by_the_shortest_way() -> None:
    g = scene("EN .. .. ..\n.. .. .. ..\n.. .. .. ..\n.. .. .. O0", collapsing=True)
    run(g, Rejoin(GHOUL))
    assert sorted(offers(g)) == ["slide n2w", "slide n3w", "slide w2n", "slide w3n"]
    do(g, "slide n3w")
    assert lie(g) == {"center", "e1"}


@proves("VSB-COLL-31")
def test_in_the_collapse_the_map_is_joined_after_each_removed_tile() -> None:
    g = scene("EN O0 O0 O0\nO0 .. .. O0\nO0 O0 O0 O0", collapsing=True)
    run(g, RemoveTile(KNIGHT, 2))
    do(g, "at e3")
    assert len(sections(g)) == 1
    h = scene("EN O0 O0 O0", collapsing=True)
    put(h, KNIGHT, "e3")
    put(h, GHOUL, "e2")
    run(h, RemoveTile(KNIGHT, 1))
    assert offers(h) == at("e1", "e2")  # e3 cannot be left while the Ghoul stands beside it
    do(h, "at e2")
    assert lie(h) == {"center", "e1", "e2"}
    assert (h.at[KNIGHT], h.at[GHOUL]) == (sp("e2"), sp("e1"))


@proves("VSB-COLL-23")
def test_before_the_collapse_open_edges_are_filled_after_a_slide() -> None:
    g = scene("EN .. .. O0", stack=" ".join(["a."] * 9))
    run(g, Rejoin(KNIGHT))
    while g.agenda:
        do(g, offers(g)[0])
    assert all([is_dark_at(g, sp(name)) for name in ("n1", "w1", "s1", "n1e1", "s1e1", "e2")])
