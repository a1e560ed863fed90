"""Evidence: one hidden ghost against hunters who look for its room and its kind, and run when it hunts."""

from __future__ import annotations

from collections import Counter
from typing import Final

from hauntbox.games.common.draw import drawing
from hauntbox.games.evidence import actions
from hauntbox.games.evidence.actions import STRUCTS
from hauntbox.games.evidence.bots.judgement import judge
from hauntbox.games.evidence.bots.learning import LEARNING
from hauntbox.games.evidence.bots.silly import SILLY
from hauntbox.games.evidence.cards.deck import ITEMS
from hauntbox.games.evidence.cards.ghosts import EVERY_NAME
from hauntbox.games.evidence.cards.items import SALTSHAKER
from hauntbox.games.evidence.cards.names import HUNTERS
from hauntbox.games.evidence.cards.tokens import Book, Entry, Print, Salt
from hauntbox.games.evidence.content import SHIPPED, house_of, titles, validate
from hauntbox.games.evidence.content.earlier_options import earlier
from hauntbox.games.evidence.content.sheet import Sheet
from hauntbox.games.evidence.content.uses import uses
from hauntbox.games.evidence.flow import FRAMES, lay_out
from hauntbox.games.evidence.options import Options, derived, has_variants, seats
from hauntbox.games.evidence.rules import dice, ghost_turn, hunter_turn, setup, using, winning
from hauntbox.games.evidence.scene.answers.options import describe
from hauntbox.games.evidence.scene.answers.walks import walks
from hauntbox.games.evidence.scene.picture import line, scene
from hauntbox.games.evidence.secrets.redeal import fill_in
from hauntbox.games.evidence.secrets.view import SECRETS, known, view
from hauntbox.games.evidence.state import Haunting, wake
from hauntbox.games.evidence.words.box import BOX, GROUPS, PRESET_LINES, PRESETS
from hauntbox.games.evidence.words.lesson import LESSON
from hauntbox.games.evidence.words.log import role_name, say, side
from hauntbox.games.evidence.words.reference_card import reference_card
from hauntbox.kernel.codec import Codec
from hauntbox.kernel.contract import Declaration
from hauntbox.kernel.wire import Action, Outcome

VERSION: Final = 4
CODEC: Final = Codec("evidence", VERSION, Haunting, FRAMES, (*STRUCTS, Book, Salt, Print, Entry, Outcome), wake=wake)


def universe(g: Haunting) -> tuple[Action, ...]:
    """With variants, what they add; without, the book's."""
    return g.moves.universe + g.moves.variants if has_variants(g.options) else g.moves.universe


def components(g: Haunting) -> Counter[str]:
    """Hunters, and items wherever they are, each use for itself; not those that are spent when they have worked."""
    cards = [*g.deck, *[card for hand in g.hand for card in hand]]
    tally = Counter({"hunters": len(g.at) - 1})
    for item in ITEMS.entries:
        if not item.is_spent:
            held = sum([ITEMS.left[card] for card in cards if ITEMS.of[card] is item])
            tally[item.name] = held + len(item.floor(g) if item.floor is not None else ())
    return tally


GAME: Final = Declaration(
    name="evidence",
    title="Evidence",
    version=VERSION,
    options=Options,
    scenarios=titles(),
    presets=PRESETS,
    preset_lines=PRESET_LINES,
    derive=derived,
    earlier=earlier,
    lay_out=lay_out,
    codec=CODEC,
    seats=seats,
    role_name=role_name,
    side=side,
    universe=universe,
    known=known,
    view=view,
    fill_in=fill_in,
    secrets=SECRETS,
    say=say,
    describe=describe,
    draw=drawing(scene, role_name),
    components=components,
    decisions={
        "EVI-DEC-01": (setup.ChooseType, actions.Be),
        "EVI-DEC-02": (setup.ChooseRoom, actions.Dwell),
        "EVI-DEC-03": (setup.PickItem, actions.Pick),
        "EVI-DEC-05": (ghost_turn.PassiveWalk, actions.Step),
        "EVI-DEC-06": (ghost_turn.Event, actions.Manifest),
        "EVI-DEC-07": (ghost_turn.Omen, actions.Cut),
        "EVI-DEC-08": (ghost_turn.HuntWalk, actions.Step),
        "EVI-DEC-09": (ghost_turn.HuntEnds, actions.Prolong),
        "EVI-DEC-10": (hunter_turn.HunterTurn, actions.Step),
        "EVI-DEC-11": (hunter_turn.HunterTurn, actions.Use),
        "EVI-DEC-12": (hunter_turn.Refit, actions.Take),
        "EVI-DEC-13": (hunter_turn.HunterTurn, actions.Hide),
        "EVI-DEC-14": (hunter_turn.HunterTurn, actions.Listen),
        "EVI-DEC-15": (hunter_turn.HunterTurn, actions.End),
        "EVI-DEC-17": (using.Placing, actions.Put),
        "EVI-DEC-18": (hunter_turn.HunterTurn, actions.Taunt),
        "EVI-DEC-19": (winning.Declare, actions.Name),
        "EVI-DEC-20": (ghost_turn.HuntWalk, actions.Kill),
    },
    chances={
        dice.UV: "EVI-RND-01",
        dice.BOOK: "EVI-RND-02",
        dice.EVENT: "EVI-RND-03",
        dice.HUNT: "EVI-RND-04",
        dice.EMF: "EVI-RND-05",
        dice.DOTS: "EVI-RND-07",
        dice.SPIRIT_BOX: "EVI-RND-07",
        dice.TYPE: "EVI-RND-08",
        dice.ROOM: "EVI-RND-08",
        dice.INTENT: "EVI-RND-09",
        dice.MOOD: "EVI-RND-09",
        dice.SQUARE: "EVI-RND-09",
        dice.TARGET: "EVI-RND-09",
    },
    judge=judge,
    learning=LEARNING,
    silly=SILLY,
    box=BOX,
    groups=GROUPS,
    reference_card=reference_card,
    lesson=LESSON,
    scene=scene,
    line=line,
    sheet=Sheet,
    validate=validate,
    uses=uses,
    walks=walks,
    rare={
        **{f"dwell {room}": "the room has no spawn square" for room in ("Corridor", "Foyer", "Hall", "Pantry")},
        **dict.fromkeys(
            [f"surface {room}" for scenario in SHIPPED for room in house_of(scenario).rooms],
            "only a Tidewife may leave its room, and only for one behind a door",
        ),
        **dict.fromkeys(
            ["Name", "Wait", "EVI-DEC-19", "wait", *[f"name {ghost}" for ghost in EVERY_NAME]],
            "random hunters never bring three kinds of evidence home",
        ),
        **dict.fromkeys(
            ["Kill", "EVI-DEC-20", *[f"kill {name}" for name in HUNTERS]],
            "random hunters are hardly ever in reach of a hunting ghost two at a time",
        ),
        **{f"lead {name}": "only who plays alone runs more than two hunters" for name in HUNTERS[3:]},
        **{
            f"{verb} {ITEMS.names[SALTSHAKER + uses - 1]}": "only with other options: a new Saltshaker has three uses"
            for verb in ("pick", "use", "give", "take")
            for uses in (1, 2, 4, 5, 6)
            if verb == "pick" or uses > 3
        },
    },
)
