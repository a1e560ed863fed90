"""Choosing Ghostbusters. CHR"""

from __future__ import annotations

from itertools import combinations

import pytest

from ghostbusters2.kit import begun, do, offers, scene, told, why_not
from ghostbusters2.pictures import marks, piece, seen, track
from hauntbox.games.ghostbusters2.campaign.campaign_state import Team
from hauntbox.games.ghostbusters2.cards.characters import AFFINITY
from hauntbox.games.ghostbusters2.cards.decks import CATEGORY_OF, GEAR, is_class_s
from hauntbox.games.ghostbusters2.cards.names import (
    CHARACTERS,
    PROTON,
    SLIME,
)  # fmt: skip
from hauntbox.games.ghostbusters2.flow import lay_out, lay_out_for
from hauntbox.games.ghostbusters2.options import BENCH, Options
from hauntbox.games.ghostbusters2.rules.figures import free_tokens
from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.ledger import proves
from hauntbox.scene import Card, Panel


def choosing(bench: str = "nobody") -> Busters:
    g = lay_out(Options(bench=bench), "court", "choose")
    g.events = []
    g.settle()
    return g


@proves("GBT-CHR-01")
def test_each_chooses_a_character_that_is_still_free() -> None:
    g = choosing()
    do(g, "be Regular")
    assert (g.waiting(), why_not(g, "be Regular"), "be Regular" in offers(g)) == ((1,), "GBT-CHR-01", False)
    do(g, "be Bookkeeper", "be Frontman", "be Theorist")
    assert ([CHARACTERS[who] for who in g.who], told(g).count("is")) == (
        ["Regular", "Bookkeeper", "Frontman", "Theorist"], 4,
    )  # fmt: skip


@proves("GBT-CHR-01")
@pytest.mark.parametrize("bench", BENCH[1:])
def test_where_the_table_says_who_stays_at_home_nobody_chooses(bench: str) -> None:
    g = choosing(bench)
    assert type(g.asking()).__name__ == "ChoosePack"
    assert [CHARACTERS[who].lower() for who in g.who] == [name for name in BENCH[1:] if name != bench]


@proves("GBT-CHR-01")
def test_the_character_cards_lie_open_while_they_are_chosen() -> None:
    g = choosing()
    do(g, "be Regular")
    things = seen(g, 1).things
    cards = {card.name: card.dim for card in things.values() if isinstance(card, Card) and card.in_ == "characters"}
    assert cards == {name: "taken" if name == "Regular" else "" for name in CHARACTERS}
    assert not [id for id in seen(begun(), 0).things if id.startswith("char:")]


@proves("GBT-CHR-01")
def test_who_is_not_in_play_cannot_be_named() -> None:
    g = scene(at="B2 B3")
    assert why_not(g, "clean Bookkeeper") == "GBT-CHR-01"


@proves("GBT-CHR-02")
@pytest.mark.parametrize("name", CHARACTERS)
def test_each_has_a_card_a_figure_an_xp_tracker_and_five_tokens(name: str) -> None:
    others = [other for other in CHARACTERS if other != name][:3]
    g = scene(at="A1", team=" ".join([name, *others]))
    picture = seen(g, 0)
    card = picture.things[f"p:{name.lower()}"]
    assert isinstance(card, Panel)
    assert (card.name, piece(picture, name.lower()).in_, free_tokens(g, 0)) == (name, "sq:A1", 5)
    assert (track(picture, f"xp:{name.lower()}").value, track(picture, f"xp:{name.lower()}").max) == (0, 30)


@proves("GBT-CHR-02", "GBT-CHR-06")
def test_one_figure_for_each_pack() -> None:
    g = scene(at="A1")
    assert marks(seen(g, 0), "regular")[0] == ("proton", None)
    do(g, "swap Regular")
    assert marks(seen(g, 0), "regular")[0] == ("blower", None)


@proves("GBT-CHR-03")
@pytest.mark.parametrize("team", list(combinations(CHARACTERS, 4)))
def test_each_has_a_colour_that_no_other_has(team: tuple[str, ...]) -> None:
    tones = []
    for packs in ("pppp", "ssss"):
        g = scene(at="A1 A2 A3 A4", team=" ".join(team), packs=packs)
        tones.append([piece(seen(g, 0), name.lower()).tone for name in team])
    assert (tones[0] == tones[1], len(set(tones[0]))) == (True, 4)


@proves("GBT-CHR-03")
def test_the_colour_is_the_characters_whoever_leads_it() -> None:
    teams = ("Regular Gearhead Theorist Frontman", "Bookkeeper Frontman Gearhead Regular")
    assert len({piece(seen(scene(at="A1 A2 A3 A4", team=team), 0), "regular").tone for team in teams}) == 1


@proves("GBT-CHR-04")
@pytest.mark.parametrize("level", [0, 3])
def test_a_campaign_starts_with_0_xp(level: int) -> None:
    g = lay_out_for(Options(bench="regular", level=level), "court", "story", Team(()))
    g.settle()
    assert (g.xp, g.level) == ([0, 0, 0, 0], [1, 1, 1, 1])


@proves("GBT-CHR-05")
@pytest.mark.parametrize(("answer", "pack"), [("wear Proton Pack", PROTON), ("wear Slime Blower", SLIME)])
def test_each_chooses_a_pack_to_begin_with(answer: str, pack: int) -> None:
    g = choosing(bench="regular")
    asked: list[int] = []
    for _ in range(4):
        asked += g.waiting()
        assert offers(g) == ["wear Proton Pack", "wear Slime Blower"]
        do(g, answer)
    assert (asked, g.pack, told(g).count("pack")) == ([0, 1, 2, 3], [pack] * 4, 4)


@proves("GBT-CHR-06")
def test_one_carries_one_pack_at_a_time() -> None:
    """With the Proton Pack one fires at Ghosts, with the Slime Blower at Plazms, never at both."""
    g = scene(at="A1", entities="GW C1, SP A3")
    assert [text for text in offers(g) if text.startswith("fire")] == ["fire C1"]
    do(g, "swap Regular")
    assert (g.pack[0], why_not(g, "fire C1")) == (SLIME, "GBT-ROU-02")
    do(g, "end")
    g = scene(at="A1", entities="GW C1, SP A3", packs="sppp")
    assert [text for text in offers(g) if text.startswith("fire")] == ["fire A3"]
    do(g, "swap Regular")
    assert g.pack[0] == PROTON


@proves("GBT-CHR-07")
@pytest.mark.parametrize("bench", ["frontman", "gearhead", "theorist", "regular", "bookkeeper"])
def test_each_is_dealt_a_class_s_card_of_its_kind_face_up(bench: str) -> None:
    g = begun("court", bench=bench)
    dealt = [[card for card in hand if is_class_s(card)] for hand in g.cards]
    assert [len(row) for row in dealt] == [1, 1, 1, 1]
    cards = [row[0] for row in dealt]
    assert [CATEGORY_OF[card] for card in cards] == [AFFINITY[who] for who in g.who]
    assert (len(set(cards)), [g.uses[card] for card in cards]) == (4, [1, 1, 1, 1])


@proves("GBT-CHR-07")
@pytest.mark.parametrize(("face", "name"), [(1, "Twin-Head Thrower"), (2, "Slime Cannon")])
def test_which_of_the_two_is_chance(face: int, name: str) -> None:
    g = lay_out(Options(bench="frontman"), "court", "deal")
    g.events = []
    g.rig("class-s", face)
    g.settle()
    assert ([GEAR[card].name for card in g.cards[0]], told(g).count("gets")) == ([name], 4)
