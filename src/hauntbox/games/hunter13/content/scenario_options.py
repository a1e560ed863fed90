"""What follows from the scenario and the number of people, where the table has chosen nothing. FMT, MODE"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from msgspec.structs import replace

from hauntbox.games.hunter13.content import sheet_of
from hauntbox.games.hunter13.options import Options, settled
from hauntbox.kernel.options import BadOption


def derived(options: Options, chosen: Collection[str], scenario: str) -> dict[str, Any]:
    """GHT-FMT-15, GHT-SCN-08: options that the scenario sets; GHT-MODE-04: how many characters there are."""
    if options.players == 1 and "solo" in chosen and not options.solo:
        raise BadOption("one person leads all characters: leave solo out, or let more people play (GHT-MODE-04)")
    told = dict(sheet_of(scenario).rules)
    led = settled(replace(options, **{name: value for name, value in told.items() if name not in chosen}))
    return {**told, "hunters": led.hunters, "solo": led.solo}


def earlier(recorded: Mapping[str, Any], scenario: str) -> Mapping[str, Any]:
    """Up to rules 3 records left out defaults, and scenarios changed what the table had chosen too.

    Solo and a host exclude one another, so a record that names both names every option.
    """
    return recorded if "solo" in recorded and "host" in recorded else {**recorded, **sheet_of(scenario).rules}
