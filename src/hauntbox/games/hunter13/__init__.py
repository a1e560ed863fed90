"""Ghost Hunter 13 The Tile Game: hunters in a mansion that grows, with secret sanity, and fallen friends as enemies."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from hauntbox.games.common.draw import drawing
from hauntbox.games.hunter13 import actions
from hauntbox.games.hunter13.actions import STRUCTS, UNIVERSE
from hauntbox.games.hunter13.bots.judgement import judge
from hauntbox.games.hunter13.bots.learning import LEARNING
from hauntbox.games.hunter13.bots.silly import SILLY
from hauntbox.games.hunter13.campaign.campaign_state import Party
from hauntbox.games.hunter13.campaign.series import campaigns, lay_out_for
from hauntbox.games.hunter13.cards.items import ITEM_CARDS, NEVER, REACTION
from hauntbox.games.hunter13.content import titles, validate
from hauntbox.games.hunter13.content.scenario_options import derived, earlier
from hauntbox.games.hunter13.content.sheet import Sheet
from hauntbox.games.hunter13.content.uses import uses
from hauntbox.games.hunter13.flow import FRAMES, lay_out
from hauntbox.games.hunter13.options import PRESET_LINES, PRESETS, Options, seats
from hauntbox.games.hunter13.rules import dice  # fmt: skip
from hauntbox.games.hunter13.rules.battle import battle, battle_plans, clash, escape, joining
from hauntbox.games.hunter13.rules.events import curses, forced
from hauntbox.games.hunter13.rules.hunters import harm
from hauntbox.games.hunter13.rules.items import owning, trading, using
from hauntbox.games.hunter13.rules.mansion import arriving, doors_made, mapping, opening
from hauntbox.games.hunter13.rules.mansion.charting import wake
from hauntbox.games.hunter13.rules.turn import endings, enemy_turn, setup, turn
from hauntbox.games.hunter13.scene.answers.options import describe
from hauntbox.games.hunter13.scene.answers.walks import walks
from hauntbox.games.hunter13.scene.picture import line, scene
from hauntbox.games.hunter13.secrets.hidden import SECRETS
from hauntbox.games.hunter13.secrets.redeal import fill_in
from hauntbox.games.hunter13.secrets.view import known, view
from hauntbox.games.hunter13.state import Mansion
from hauntbox.games.hunter13.words.box import BOX, GROUPS
from hauntbox.games.hunter13.words.lesson import LESSON
from hauntbox.games.hunter13.words.log import role_name, say, side
from hauntbox.games.hunter13.words.reference_card import reference_card
from hauntbox.kernel.codec import Codec
from hauntbox.kernel.contract import Declaration
from hauntbox.kernel.wire import Action, Outcome

VERSION: Final = 4
CODEC: Final = Codec("hunter13", VERSION, Mansion, FRAMES, (*STRUCTS, Party, Outcome), wake=wake)


def universe(g: Mansion) -> tuple[Action, ...]:
    """What can be named in this scenario."""
    choices = [len(deed[2]) for script in g.story.scripts for deed in script if deed[0] == "choose"]
    return nameable(len(g.story.acts), len(g.story.things), max(choices, default=0))


@lru_cache
def nameable(acts: int, things: int, answers: int) -> tuple[Action, ...]:
    """Of free actions, things and answers only as many as the scenario has; of items only those that can be used."""
    handed = [act for row in actions.HAND[things:] for act in row]
    never = [act for act, item in zip(actions.USE, ITEM_CARDS, strict=True) if item.use in (NEVER, REACTION)]
    missing = {*actions.DO[acts:], *actions.LIFT[things:], *handed, *actions.ANSWER[answers:], *never}
    return tuple([act for act in UNIVERSE if act not in missing])


def components(g: Mansion) -> Counter[str]:
    """GHT-CMP-01, GHT-CMP-02, GHT-CMP-04, GHT-CMP-06: tiles and cards, wherever they are."""
    tally: Counter[str] = Counter()
    if not g.who:
        return tally
    monsters = [30 + n for n, lair in enumerate(g.lair) if lair >= 0]
    tally["tiles"] = len(g.laid) + len(g.pile) + len(g.opened) + (g.aside | g.unused | g.spare).bit_count()
    away = [g.events_out, g.events_aside, g.events_spare, g.shown, monsters]
    events = [g.event_pile, *away, *g.omens, *g.posted, *g.kept]
    items = [g.item_pile, g.items_out, g.items_aside, *g.items, *g.lying, *g.veiled]
    tally["events"] = sum(map(len, events)) + len(g.story.deal.events_unused)
    tally["items"] = sum(map(len, items)) + len(g.story.deal.items_unused)
    tally["insanity"] = sum(map(len, [g.insanity, g.insanity_out, *g.hand, *g.dread]))
    return tally


GAME: Final = Declaration(
    name="hunter13",
    title="Ghost Hunter 13",
    version=VERSION,
    options=Options,
    scenarios=titles(),
    presets=PRESETS,
    preset_lines=PRESET_LINES,
    derive=derived,
    earlier=earlier,
    lay_out=lay_out,
    lay_out_for=lay_out_for,
    campaigns=campaigns(VERSION),
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
        "GHT-DEC-02": (setup.ChooseCharacter, actions.Be),
        "GHT-DEC-03": (setup.Growing, actions.Grow),
        "GHT-DEC-04": (turn.Turn, actions.Go),
        "GHT-DEC-05": (turn.Turn, actions.End),
        "GHT-DEC-06": (opening.Rotate, actions.Turn),
        "GHT-DEC-07": (opening.Divine, actions.Tile),
        "GHT-DEC-08": (opening.LayBeside, actions.Door),
        "GHT-DEC-09": (opening.JoinTower, actions.Door),
        "GHT-DEC-10": (arriving.HoldOn, actions.Stay),
        "GHT-DEC-11": (turn.Turn, actions.Give),
        "GHT-DEC-12": (trading.Consent, actions.Yes),
        "GHT-DEC-13": (turn.Turn, actions.Use),
        "GHT-DEC-14": (turn.Turn, actions.TakeItem),
        "GHT-DEC-15": (turn.Turn, actions.Shed),
        "GHT-DEC-16": (harm.Relief, actions.Cancel),
        "GHT-DEC-17": (harm.Save, actions.Soothe),
        "GHT-DEC-18": (turn.Turn, actions.Attack),
        "GHT-DEC-19": (battle.Declare, actions.Kind),
        "GHT-DEC-21": (escape.MayEscape, actions.Escape),
        "GHT-DEC-22": (escape.Refuge, actions.Tile),
        "GHT-DEC-23": (joining.MayJoin, actions.Join),
        "GHT-DEC-24": (battle_plans.Plan, actions.Aim),
        "GHT-DEC-25": (battle_plans.Plan, actions.Use),
        "GHT-DEC-26": (harm.Mirror, actions.Reflect),
        "GHT-DEC-27": (clash.Victim, actions.Who),
        "GHT-DEC-28": (doors_made.MarkDoor, actions.Mark),
        "GHT-DEC-30": (turn.Turn, actions.Force),
        "GHT-DEC-32": (curses.Forfeit, actions.Item),
        "GHT-DEC-33": (forced.SwapWith, actions.Who),
        "GHT-DEC-34": (mapping.MapDoor, actions.Door),
        "GHT-DEC-35": (owning.Unburden, actions.Discard),
        "GHT-DEC-36": (using.ForWhom, actions.Who),
        "GHT-DEC-37": (turn.Turn, actions.Treat),
        "GHT-DEC-39": (enemy_turn.Prowl, actions.Attack),
        "GHT-DEC-40": (endings.Agree, actions.Yes),
        "GHT-DEC-41": (turn.Turn, actions.Revive),
        "GHT-DEC-42": (turn.Turn, actions.Mood),
        "GHT-DEC-44": (owning.MayRead, actions.Yes),
    },
    chances={
        dice.FIRST: "GHT-RND-01",
        dice.TILES: "GHT-RND-02",
        dice.FILLER: "GHT-RND-03",
        dice.LOTS: "GHT-RND-03",
        dice.EVENTS: "GHT-RND-04",
        dice.ITEMS: "GHT-RND-05",
        dice.INSANITY: "GHT-RND-06",
        dice.JUDGE: "GHT-RND-07",
        dice.BLACK: "GHT-RND-08",
        dice.VAMPIRE: "GHT-RND-09",
        dice.NUMERAL: "GHT-RND-10",
        dice.FOG: "GHT-RND-11",
        dice.FREE: "GHT-RND-12",
        dice.LEFT_OUT: "GHT-RND-13",
    },
    judge=judge,
    learning=LEARNING,
    silly=SILLY,
    effort=0.7,
    box=BOX,
    groups=GROUPS,
    reference_card=reference_card,
    lesson=LESSON,
    scene=scene,
    line=line,
    sheet=Sheet,
    validate=validate,
    windows={
        "AnyTime": "Relief cards in the turns of others",
        "Relief": "A relief card against damage",
        "Declare": "HP or MP attack",
        "Agree": "Whether nothing can be done any more",
    },
    walks=walks,
    rare={
        **{str(act): "random play seldom has a relief card beside the fallen" for act in actions.REVIVE},
        **{str(act): "random play seldom comes before the tribunal of one scenario" for act in actions.SPEND},
    },
    uses=uses,
)
