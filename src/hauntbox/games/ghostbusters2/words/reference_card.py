"""The reference card, by the options of the table: the same for all Ghostbusters."""

from __future__ import annotations

from hauntbox.games.ghostbusters2.state import Busters
from hauntbox.kernel.contract import CardSection


def reference_card(g: Busters, role: int) -> list[CardSection]:
    o = g.options
    return [
        CardSection(
            "Your turn",
            (
                (f"{o.actions} Actions and {o.maneuvers} Maneuvers, in any order.", "GBT-ROU-05"),
                ("An Action may become a Maneuver, never the other way round.", "GBT-ROU-07"),
                ("What is not spent is lost.", "GBT-ROU-06"),
            ),
        ),
        CardSection(
            "Actions",
            (
                (f"Move: up to {o.move} spaces, diagonals too.", "GBT-MOV-01"),
                (f"Fire: at a target within {o.sight} spaces that you see.", "GBT-CMB-01"),
                (f"Drive: the Ecto-1a up to {o.drive} spaces, from inside.", "GBT-DRV-01"),
                ("Deposit: Ghosts and Plazms, in the Ecto-1a or beside it.", "GBT-DEP-03"),
                ("Clean: a Slime off somebody beside you, but no Caustic Slime.", "GBT-RSL-01"),
                ("Switch Pack: of somebody beside you, whose tokens are lost.", "GBT-SWP-01"),
            ),
        ),
        CardSection(
            "Maneuvers",
            (
                ("Get into the Ecto-1a or out of it.", "GBT-MAN-10"),
                (f"Investigate a Goo Pile beside you: {o.goo_xp} XP, time, and a card.", "GBT-INV-02"),
                ("Exchange Ghosts and Plazms, or Equipment, with somebody beside you.", "GBT-MAN-01"),
            ),
        ),
        CardSection(
            "Instead of all Actions",
            (
                ("Take a Slime off yourself.", "GBT-NOA-01"),
                ("Switch your own Pack.", "GBT-NOA-03"),
            ),
        ),
        CardSection(
            "Streams and slimes",
            (
                ("The Proton Pack is for Ghosts, the Slime Blower for Plazms, either for Gates.", "GBT-CMB-10"),
                (f"You have {o.tokens} tokens, on a single target at a time.", "GBT-STR-02"),
                ("They come back when you lose sight of it or fire at another.", "GBT-STR-06"),
                ("Tokens of several of you add up.", "GBT-CMB-12"),
            ),
        ),
        CardSection(
            "Slime",
            (
                ("Whatever moves through you slimes you, and takes something from you.", "GBT-SLM-01"),
                (f"With {o.slimes} already, a Slime turns Caustic instead.", "GBT-SLM-12"),
                (f"{o.caustic} Caustic Slimes on anybody lose the scenario.", "GBT-SLM-13"),
            ),
        ),
        CardSection(
            "End of the round",
            (
                ("End-of-round effects, then the Goo Timer falls: when it has run out, you lose.", "GBT-EOR-02"),
                ("Then the Event Die is rolled.", "GBT-EOR-03"),
            ),
        ),
    ]  # fmt: skip
