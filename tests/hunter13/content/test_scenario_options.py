"""What follows from the scenario and the number of people, where the table has chosen nothing. FMT, MODE"""

from __future__ import annotations

from typing import Any

import pytest

from hauntbox.games.hunter13.content.scenario_options import derived
from hauntbox.games.hunter13.options import Options
from hauntbox.kernel.options import BadOption
from hauntbox.ledger import proves


@proves("GHT-FMT-15", "GHT-SCN-08")
def test_a_scenario_sets_options_and_says_how_many_play() -> None:
    told = derived(Options(players=3), (), "divided")
    assert told == {"rounds": 40, "sealed_relief": True, "relief_by_stairs": True, "hunters": 3, "solo": False}


@proves("GHT-MODE-04")
@pytest.mark.parametrize(
    ("given", "chosen", "hunters"),
    [
        ({"players": 1}, (), 3),
        ({"players": 1, "solo": True}, ("solo",), 3),
        ({"players": 4, "solo": False}, ("solo",), 4),
        ({"players": 1, "solo": False}, ("solo",), None),
    ],
)
def test_one_person_cannot_choose_not_to_lead_all(
    given: dict[str, Any], chosen: tuple[str, ...], hunters: int | None
) -> None:
    if hunters is None:
        with pytest.raises(BadOption, match="GHT-MODE-04"):
            derived(Options(**given), chosen, "places")
    else:
        assert derived(Options(**given), chosen, "places")["hunters"] == hunters
