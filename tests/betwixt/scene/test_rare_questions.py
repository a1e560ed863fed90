"""Questions that random games hardly meet: each has words, answers that say something, and a sound picture."""

from __future__ import annotations

import pytest

from betwixt.missions import driveway
from betwixt.scenes import AVELYNN, BILL, JOAN, MADDOX, give
from hauntbox.games.betwixt import GAME
from hauntbox.games.betwixt.campaign.evening.growing import StrongArm
from hauntbox.games.betwixt.content.writing import ITEM_KIND
from hauntbox.games.betwixt.rules.explore.exploring import USE_FREELY, FollowGuest, UseWhat
from hauntbox.games.betwixt.rules.fight.knockout import ComingIn
from hauntbox.games.betwixt.rules.fight.moves import LeadAlong
from hauntbox.games.betwixt.rules.fight.trouble import LossOf
from hauntbox.games.betwixt.rules.fight.victory import WhoComes
from hauntbox.games.betwixt.rules.mission.cards import PayCard
from hauntbox.games.betwixt.rules.mission.guests import GuestSpace
from hauntbox.games.betwixt.state import FAMILY, GUEST, Farm
from hauntbox.kernel.agenda import Frame
from hauntbox.scene import Scene, check, sit

TILE = 0  # the first tile of the Long Driveway


def met() -> Farm:
    """Bill and Joan on the driveway with Penny; Avelynn and Maddox on lookout."""
    g = driveway(active=(BILL, JOAN), free_items=True, lookout_choice=True, players=1)
    g.mission = "house_of_many_doors"
    g.hp[GUEST], g.at[GUEST] = 7, g.at[JOAN] + 1
    give(g, JOAN, "Band-Aids")
    g.hp[JOAN], g.fp[JOAN], g.syringes = 4, 3, ()
    return g


@pytest.mark.parametrize(
    ("frame", "words", "answers"),
    [
        (ComingIn(FAMILY, BILL), "Who comes in for Bill?", {"Avelynn", "Maddox"}),
        (WhoComes(FAMILY, BILL), "Who comes from the lookout?", {"Avelynn", "Maddox"}),
        (FollowGuest(FAMILY, TILE, GUEST), "Penny", {"To "}),
        (GuestSpace(FAMILY, GUEST, TILE), "does Penny stand?", {"To "}),
        (LeadAlong(JOAN, GUEST), "where do you lead Penny?", {"north"}),
        (LossOf(MADDOX), "Maddox: lose HP or FP?", {"HP", "FP"}),
        (PayCard(FAMILY, ITEM_KIND), "Which card does the family give up?", {"Band-Aids"}),
        (StrongArm(AVELYNN), "Avelynn", {"STR", "ACC"}),
        (USE_FREELY, "item", {"Joan", "Nobody"}),
        (UseWhat(JOAN), "Joan", {"Band-Aids", "talent"}),
    ],
    ids=lambda each: type(each).__name__ if isinstance(each, Frame) else "",
)
def test_a_rare_question_is_asked_in_words(frame: Frame, words: str, answers: set[str]) -> None:
    g = met()
    g.then(frame)
    g.settle()
    assert GAME.scene is not None
    picture: Scene = GAME.scene(g, sit(GAME, g, (0, 1, 2, 3, FAMILY)))
    assert check(picture) == []
    assert picture.ask is not None
    assert words in picture.ask.text
    assert "{" not in picture.ask.text
    said = " ".join([GAME.describe(g, act) for act in g.legal(g.waiting()[0])])
    assert {word for word in answers if word not in said} == set()
