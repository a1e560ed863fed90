"""Every question of the ledger's list with an answer that shows it, and every purpose of chance. DEC, RND"""

from __future__ import annotations

from typing import Final

from hauntbox.games.vast import actions as c
from hauntbox.games.vast.cave import fill, forced, reveal
from hauntbox.games.vast.cave import setup as map_setup
from hauntbox.games.vast.cave.collapse import relics, removal, slide
from hauntbox.games.vast.cave.die import DRAGON_DIE
from hauntbox.games.vast.cave.terrain import placing
from hauntbox.games.vast.roles.cave import actions as h
from hauntbox.games.vast.roles.cave import cards as cave_cards
from hauntbox.games.vast.roles.cave import role as cave_role
from hauntbox.games.vast.roles.cave.rules import bats, curse, hatred, omens, rocks, spores
from hauntbox.games.vast.roles.cave.rules import tiles as hand_tiles
from hauntbox.games.vast.roles.cave.rules import treasure as hidden_treasure
from hauntbox.games.vast.roles.cave_ghost import actions as x
from hauntbox.games.vast.roles.cave_ghost import turn as cave_ghost_turn
from hauntbox.games.vast.roles.cave_ghost.rules import powers as ghost_powers
from hauntbox.games.vast.roles.dragon import actions as d
from hauntbox.games.vast.roles.dragon import against as dragon_against
from hauntbox.games.vast.roles.dragon import cards as power_cards
from hauntbox.games.vast.roles.dragon import turn as dragon_turn
from hauntbox.games.vast.roles.dragon.rules import powers, sloth, surfacing, swat, wrath
from hauntbox.games.vast.roles.ghost import actions as z
from hauntbox.games.vast.roles.ghost import turn as ghost_turn
from hauntbox.games.vast.roles.ghost.rules import stats as ghost_stats
from hauntbox.games.vast.roles.ghost.rules import telekinesis
from hauntbox.games.vast.roles.ghoul import actions as g
from hauntbox.games.vast.roles.ghoul import against, cards
from hauntbox.games.vast.roles.ghoul import turn as ghoul_turn
from hauntbox.games.vast.roles.ghoul.rules import collecting, dice, drawing, moving, paying, scour, skitter
from hauntbox.games.vast.roles.goblins import actions as b
from hauntbox.games.vast.roles.goblins import against as goblins_against
from hauntbox.games.vast.roles.goblins import turn as goblins_turn
from hauntbox.games.vast.roles.goblins.cards import monsters as tamed
from hauntbox.games.vast.roles.goblins.cards import schemes, war
from hauntbox.games.vast.roles.goblins.cards import secrets as secret_cards
from hauntbox.games.vast.roles.goblins.rules import ambush as goblins_ambush
from hauntbox.games.vast.roles.goblins.rules import errands, hiding, populate, raiding, scatter
from hauntbox.games.vast.roles.goblins.rules import moving as goblins_moving
from hauntbox.games.vast.roles.knight import actions as k
from hauntbox.games.vast.roles.knight import role as knight_role
from hauntbox.games.vast.roles.knight import turn as knight_turn
from hauntbox.games.vast.roles.knight.cards import ambush, events, monsters
from hauntbox.games.vast.roles.knight.rules import dragon_hunt, encounter, grit, treasures
from hauntbox.games.vast.roles.thief import actions as t
from hauntbox.games.vast.roles.thief import against as thief_against
from hauntbox.games.vast.roles.thief import turn as thief_turn
from hauntbox.games.vast.roles.thief.rules import death as thief_death
from hauntbox.games.vast.roles.thief.rules import moving as thief_moving
from hauntbox.games.vast.roles.thief.rules import pickpocket, stash, upgrades
from hauntbox.games.vast.roles.unicorn import actions as u
from hauntbox.games.vast.roles.unicorn import against as unicorn_against
from hauntbox.games.vast.roles.unicorn import cards as unicorn_cards
from hauntbox.games.vast.roles.unicorn import shadow_turn
from hauntbox.games.vast.roles.unicorn import turn as unicorn_turn
from hauntbox.games.vast.roles.unicorn.rules import deeds, destinations, radiance, sight, teleport, wounds
from hauntbox.games.vast.roles.vile import actions as v
from hauntbox.games.vast.roles.vile.rules import chart, strengthen
from hauntbox.games.vast.table import plunder
from hauntbox.games.vast.table import setup as table_setup
from hauntbox.kernel.agenda import Frame
from hauntbox.kernel.wire import Action

Shown = dict[str, tuple[type[Frame], type[Action]]]
OF_THE_CAVE: Final[Shown] = {
    "VSB-DEC-02": (reveal.Orient, c.Turn),
    "VSB-DEC-03": (reveal.RevealAll, c.At),
    "VSB-DEC-05": (fill.PlaceTile, c.At),
    "VSB-DEC-06": (removal.RemoveTile, c.At),
    "VSB-DEC-07": (forced.ClearTile, c.Way),
    "VSB-DEC-08": (slide.SlideSection, c.Slide),
    "VSB-DEC-56": (plunder.PlaceTreasure, c.At),
    "VSB-DEC-154": (placing.ChooseTerrain, c.Raise),
    "VSB-DEC-155": (placing.PlaceTerrain, c.At),
    "VSB-DEC-156": (slide.Rejoin, c.At),
    "VSB-DEC-159": (fill.Fill, c.At),
    "VSB-DEC-165": (plunder.PlacePlundered, c.At),
}
OF_THE_KNIGHT: Final[Shown] = {
    "VSB-DEC-09": (knight_turn.MoveAndAct, k.Cube),
    "VSB-DEC-10": (knight_turn.MoveAndAct, c.Way),
    "VSB-DEC-12": (knight_turn.MoveAndAct, k.Blast),
    "VSB-DEC-14": (ambush.Brace, k.Cube),
    "VSB-DEC-15": (treasures.KeepTreasure, k.Keep),
    "VSB-DEC-16": (knight_turn.MoveAndAct, k.Quest),
    "VSB-DEC-19": (grit.ReturnCube, k.Cube),
    "VSB-DEC-20": (knight_turn.MoveAndAct, k.Rest),
    "VSB-DEC-57": (knight_turn.MoveAndAct, k.Encounter),
    "VSB-DEC-58": (encounter.Attacks, k.Strike),
    "VSB-DEC-59": (encounter.Attacks, k.Smash),
    "VSB-DEC-60": (encounter.Spoils, k.Collect),
    "VSB-DEC-61": (knight_turn.MoveAndAct, k.Shoot),
    "VSB-DEC-62": (knight_turn.MoveAndAct, k.Shoot),
    "VSB-DEC-63": (events.Light, c.Yes),
    "VSB-DEC-64": (events.Fresh, c.Yes),
    "VSB-DEC-65": (knight_turn.MoveAndAct, k.Drink),
    "VSB-DEC-67": (monsters.Thrust, c.Way),
    "VSB-DEC-157": (ambush.SeekMonster, c.Yes),
    "VSB-DEC-169": (knight_turn.MoveAndAct, k.Ready),
    "VSB-DEC-170": (encounter.Attacks, k.Strike),
    "VSB-DEC-173": (encounter.DiveTo, c.At),
}
OF_THE_GOBLINS: Final[Shown] = {
    "VSB-DEC-21": (populate.ChooseWar, b.War),
    "VSB-DEC-22": (populate.BlockDiscs, b.Tribe),
    "VSB-DEC-23": (populate.Overpopulated, b.Tribe),
    "VSB-DEC-26": (goblins_turn.ActivateTribes, b.Tribe),
    "VSB-DEC-29": (goblins_ambush.Pounce, b.Tribe),
    "VSB-DEC-30": (raiding.TakeReward, b.Reward),
    "VSB-DEC-68": (tamed.AssignMonster, b.Tame),
    "VSB-DEC-69": (scatter.LoseMonster, b.Swap),
    "VSB-DEC-70": (goblins_turn.ActivateTribes, b.Secret),
    "VSB-DEC-71": (schemes.Beneficiary, b.Tribe),
    "VSB-DEC-72": (schemes.HexWhom, b.Curse),
    "VSB-DEC-73": (schemes.CaveIn, c.At),
    "VSB-DEC-74": (secret_cards.OverLimit, b.Drop),
    "VSB-DEC-75": (populate.ChooseWar, b.Redraw),
    "VSB-DEC-76": (dragon_against.SpringTrap, c.Yes),
    "VSB-DEC-77": (raiding.AddPoison, c.Yes),
    "VSB-DEC-78": (goblins_turn.LeadTribe, c.Way),
    "VSB-DEC-79": (goblins_turn.LeadTribe, b.Special),
    "VSB-DEC-80": (goblins_turn.LeadTribe, b.Plunder),
    "VSB-DEC-81": (errands.DelveTo, c.At),
    "VSB-DEC-82": (hiding.RevealOn, c.At),
    "VSB-DEC-83": (hiding.LurkOn, c.At),
    "VSB-DEC-84": (goblins_moving.DigTo, c.At),
    "VSB-DEC-85": (scatter.SpareOne, c.Yes),
    "VSB-DEC-167": (goblins_moving.Lured, c.Way),
}
OF_THE_GHOUL: Final[Shown] = {
    "VST-DEC-02": (dice.KeepDice, g.Pair),
    "VST-DEC-07": (ghoul_turn.Prowl, g.Use),
    "VST-DEC-09": (drawing.KeepCards, g.KeepCard),
    "VST-DEC-10": (ghoul_turn.Prowl, g.Stop),
    "VST-DEC-11": (collecting.TakeFromMap, c.At),
    "VST-DEC-16": (skitter.NameSymbol, c.Symbol),
    "VST-DEC-17": (skitter.PickTile, c.At),
    "VST-DEC-18": (skitter.PickNear, c.At),
    "VST-DEC-26": (moving.Drift, c.At),
    "VST-DEC-34": (ghoul_turn.StartOn, c.At),
    "VST-DEC-35": (ghoul_turn.StartOnAdded, c.At),
    "VST-DEC-36": (dice.RollAgain, g.Reroll),
    "VST-DEC-37": (dice.RollDice, g.SetDie),
    "VST-DEC-38": (ghoul_turn.Prowl, c.Way),
    "VST-DEC-39": (moving.AnnounceStrike, g.Attack),
    "VST-DEC-40": (ghoul_turn.Prowl, g.Attack),
    "VST-DEC-41": (ghoul_turn.Prowl, g.SmashCrystal),
    "VST-DEC-42": (ghoul_turn.Prowl, g.Take),
    "VST-DEC-43": (ghoul_turn.Prowl, g.Take),
    "VST-DEC-44": (ghoul_turn.Prowl, g.TakeSafely),
    "VST-DEC-45": (cards.BlinkToCrystal, c.At),
    "VST-DEC-46": (drawing.DrawTerror, g.Search),
    "VST-DEC-47": (scour.ShowTile, c.Yes),
    "VST-DEC-48": (moving.PayStep, g.Waive),
    "VST-DEC-49": (against.KnightSuffers, g.Lose),
    "VST-DEC-50": (against.GiveUpTreasure, g.GiveUp),
    "VST-DEC-56": (skitter.NameSymbol, c.Symbol),
    "VST-DEC-57": (skitter.PickTile, c.At),
    "VST-DEC-58": (skitter.PickNear, c.At),
    "VSB-DEC-152": (ghoul_turn.Prowl, c.Flare),
}
OF_THE_DRAGON: Final[Shown] = {
    "VSB-DEC-31": (dragon_turn.MoveAndUse, c.At),
    "VSB-DEC-33": (powers.Rolled, c.Yes),
    "VSB-DEC-34": (dragon_turn.PlaceAGem, d.PlaceGem),
    "VSB-DEC-66": (dragon_hunt.SwingAxe, c.Yes),
    "VSB-DEC-86": (dragon_turn.MoveAndUse, d.Power),
    "VSB-DEC-87": (power_cards.PaySymbol, d.PayCard),
    "VSB-DEC-88": (surfacing.WingTo, c.At),
    "VSB-DEC-89": (powers.HissAt, d.Prey),
    "VSB-DEC-91": (swat.SwatWhich, d.SwatToken),
    "VSB-DEC-92": (dragon_against.Shove, c.Way),
    "VSB-DEC-93": (powers.BurnWhich, c.At),
    "VSB-DEC-94": (powers.WallWhere, c.At),
    "VSB-DEC-95": (powers.ScratchWhom, d.Prey),
    "VSB-DEC-96": (sloth.GiveTreasure, c.Yes),
    "VSB-DEC-97": (sloth.FeedHunger, c.Yes),
    "VSB-DEC-161": (power_cards.DiscardPower, d.PayCard),
    "VSB-DEC-166": (sloth.MovePride, c.Yes),
    "VSB-DEC-171": (sloth.TakeCube, d.Sloth),
    "VSB-DEC-172": (sloth.PutCube, d.Sloth),
    "VST-DEC-20": (dragon_against.LoseTerror, g.KeepCard),
    "VST-DEC-51": (against.DragonSuffers, d.Suffer),
    "VST-DEC-52": (power_cards.DiscardPower, d.PayCard),
    "VST-DEC-53": (sloth.ReturnSloth, d.Sloth),
}
OF_THE_UNICORNS: Final[Shown] = {
    "VSB-DEC-51": (teleport.BoltTo, c.At),
    "VSB-DEC-123": (unicorn_turn.PerformActions, u.Gallop),
    "VSB-DEC-124": (unicorn_turn.PerformActions, u.Wheel),
    "VSB-DEC-125": (deeds.SwingBy, u.Swing),
    "VSB-DEC-126": (deeds.SecondCard, u.Shed),
    "VSB-DEC-127": (deeds.VanishTo, c.At),
    "VSB-DEC-128": (teleport.Meet, u.Gore),
    "VSB-DEC-129": (deeds.MarkCrystal, c.Yes),
    "VSB-DEC-130": (deeds.GatherFrom, u.Gather),
    "VSB-DEC-131": (radiance.ImbueWhich, u.Imbue),
    "VSB-DEC-132": (unicorn_turn.PerformActions, u.Displace),
    "VSB-DEC-133": (unicorn_turn.AppearOn, c.At),
    "VSB-DEC-134": (unicorn_turn.FaceWhere, c.Way),
    "VSB-DEC-148": (unicorn_turn.AppearOn, c.At),
    "VSB-DEC-149": (shadow_turn.ChargeWhich, u.Gore),
    "VSB-DEC-150": (teleport.OrientAhead, c.Turn),
    "VSB-DEC-151": (destinations.Connect, c.At),
    "VSB-DEC-163": (unicorn_cards.DiscardUnicorn, u.Shed),
    "VSB-DEC-164": (unicorn_against.GiveUpSecret, b.Drop),
    "VST-DEC-54": (wounds.UnicornSuffers, u.Bleed),
    "VST-DEC-55": (unicorn_cards.DiscardUnicorn, u.Shed),
}
OF_THE_CAVE_PLAYER: Final[Shown] = {
    "VSB-DEC-04": (hand_tiles.LayTile, h.Lay),
    "VSB-DEC-39": (hidden_treasure.HideTreasure, c.At),
    "VSB-DEC-40": (cave_cards.PlayEvent, h.Play),
    "VSB-DEC-41": (cave_cards.GiveCard, h.Give),
    "VSB-DEC-98": (hand_tiles.LayTile, h.Lay),
    "VSB-DEC-99": (hand_tiles.Grow, c.At),
    "VSB-DEC-100": (omens.UseOmens, h.Omen),
    "VSB-DEC-101": (omens.PayOmen, h.Pay),
    "VSB-DEC-102": (bats.BatsWhich, c.At),
    "VSB-DEC-103": (rocks.RockSide, c.Way),
    "VSB-DEC-104": (rocks.ClearRock, h.Clear),
    "VSB-DEC-105": (spores.SporeWhom, h.Spore),
    "VSB-DEC-106": (curse.CurseHow, h.CrystalCurse),
    "VSB-DEC-107": (curse.RotateWhich, c.At),
    "VSB-DEC-108": (curse.RotateTo, c.Turn),
    "VSB-DEC-109": (curse.MarkWhich, c.At),
    "VSB-DEC-110": (goblins_against.Doze, b.Tribe),
    "VSB-DEC-111": (sloth.ReturnSloth, d.Sloth),
    "VSB-DEC-158": (hatred.TakeHatred, c.Yes),
    "VSB-DEC-160": (hand_tiles.LayTile, h.Lay),
    "VSB-DEC-162": (omens.DropOmens, h.Pay),
    "VSB-DEC-174": (hidden_treasure.HideTreasure, c.No),
}
OF_THE_THIEF: Final[Shown] = {
    "VSB-DEC-43": (thief_turn.AssignTokens, t.Assign),
    "VSB-DEC-48": (stash.StashOne, t.Upgrade),
    "VSB-DEC-112": (upgrades.LoseUpgrade, t.Upgrade),
    "VSB-DEC-113": (thief_turn.Sneak, c.Way),
    "VSB-DEC-114": (thief_turn.Sneak, t.Climb),
    "VSB-DEC-115": (thief_turn.Sneak, t.Finish),
    "VSB-DEC-116": (thief_turn.Sneak, t.HideLoot),
    "VSB-DEC-117": (thief_turn.Sneak, t.Backstab),
    "VSB-DEC-118": (thief_against.StealTreasure, t.Steal),
    "VSB-DEC-119": (thief_turn.Sneak, t.Peek),
    "VSB-DEC-120": (thief_moving.ShowPeeked, c.Yes),
    "VSB-DEC-121": (pickpocket.TryAgain, c.Yes),
    "VSB-DEC-122": (thief_moving.SlipAway, c.Way),
    "VSB-DEC-168": (stash.TreasureFromMap, c.At),
    "VST-DEC-59": (thief_against.RobGhoul, t.Rob),
    "VST-DEC-60": (thief_against.TearCard, t.Tear),
}
OF_THE_VILE_GHOUL: Final[Shown] = {
    "VST-DEC-29": (chart.SelectDie, v.Place),
    "VST-DEC-61": (paying.PayPrice, v.Spend),
    "VST-DEC-62": (strengthen.Strengthen, v.Boost),
    "VST-DEC-63": (strengthen.Strengthen, g.Use),
}
OF_THE_GHOSTS: Final[Shown] = {
    "VSB-DEC-53": (knight_turn.MoveAndAct, z.MentalBlock),
    "VSB-DEC-135": (ghost_turn.HauntOn, c.At),
    "VSB-DEC-136": (ghost_turn.ResolveCard, c.No),
    "VSB-DEC-137": (ghost_turn.Haunt, c.Way),
    "VSB-DEC-138": (ghost_turn.Haunt, z.Grip),
    "VSB-DEC-139": (telekinesis.HaulOn, c.Way),
    "VSB-DEC-140": (ghost_turn.SelectCard, z.Card),
    "VSB-DEC-141": (ghost_turn.RevealCard, c.Yes),
    "VSB-DEC-142": (knight_turn.MoveAndAct, z.TakeArtifact),
    "VSB-DEC-143": (relics.SaveRelics, c.Way),
    "VSB-DEC-144": (cave_ghost_turn.Brood, x.Wield),
    "VSB-DEC-145": (ghost_powers.TwistWhich, h.Lay),
    "VSB-DEC-146": (ghost_powers.TwistWhere, c.At),
    "VSB-DEC-147": (cave_ghost_turn.Brood, z.Card),
    "VSB-DEC-164": (secret_cards.DropSecrets, b.Drop),
}
DECISIONS: Final[Shown] = {
    **OF_THE_CAVE,
    **OF_THE_KNIGHT,
    **OF_THE_GOBLINS,
    **OF_THE_VILE_GHOUL,
    **OF_THE_DRAGON,
    **OF_THE_UNICORNS,
    **OF_THE_CAVE_PLAYER,
    **OF_THE_THIEF,
    **OF_THE_GHOUL,
    **OF_THE_GHOSTS,
}
CHANCES: Final = {
    map_setup.TILES: "VSB-RND-01",
    map_setup.PILE: "VSB-RND-01",
    table_setup.DECKS: "VSB-RND-04",
    knight_role.QUESTS: "VSB-RND-04",
    monsters.MONSTER_DECK: "VSB-RND-04",
    monsters.GNOME: "VSB-RND-06",
    war.WAR_DECK: "VSB-RND-04",
    secret_cards.SECRET_DECK: "VSB-RND-04",
    DRAGON_DIE: "VSB-RND-02",
    power_cards.POWER_DECK: "VSB-RND-04",
    wrath.WRATH_TILES: "VSB-RND-13",
    unicorn_cards.UNICORN_DECK: "VSB-RND-10",
    sight.LOTS: "VSB-RND-11",
    omens.OMENS: "VSB-RND-05",
    map_setup.BOX: "VSB-RND-08",
    thief_death.ACTION_DIE: "VSB-RND-03",
    thief_against.HIDDEN_CARD: "VSB-RND-06",
    dice.GHOUL_DIE: "VST-RND-01",
    drawing.TERROR: "VST-RND-02",
    skitter.SKITTER: "VST-RND-08",
    ghost_stats.POSSESSION: "VSB-RND-07",
    cave_role.SUMMONED_TILES: "VSB-RND-12",
}
FIRST_TURN: Final = "the Ghoul's first turn always finds a free Dark tile in random play"
RARE: Final = {
    "VSB-DEC-110": "random play seldom sends Spores against two large Tribes",
    "VSB-DEC-162": "random play seldom hexes the Cave",
    "VSB-DEC-128": "random play seldom brings the Unicorn to two pieces at once",
    "VSB-DEC-132": "random play seldom takes the Displacement Blast",
    "VSB-DEC-149": "random Tribes are seldom seen, equally strong and equally far",
    "VSB-DEC-163": "random play seldom hexes the Unicorn",
    "VSB-DEC-164": "random play seldom angers the Unicorn and finds a Tribe with Secrets",
    "VST-DEC-54": "a random Ghoul seldom attacks the Unicorn",
    "VST-DEC-55": "a random Ghoul seldom attacks the Unicorn",
    "VST-DEC-35": FIRST_TURN,
    "VSB-DEC-30": "random Tribes seldom catch the Thief",
    "VSB-DEC-77": "random Tribes seldom attack with Poison in hand",
    "VSB-DEC-84": "random Tribes seldom have the Underworm and use it",
    "VSB-DEC-85": "random Tribes with Bright Beetles seldom lose Goblins",
    "VSB-DEC-167": "random Tribes seldom see the Knight with the Wisp",
    "VST-DEC-11": "random play never empties the supply",
    "VST-DEC-44": "random play seldom finds a Gem with Seize in front of it",
    "VSB-DEC-165": "random play hardly ever covers all Dark tiles before the Collapse",
    "VST-DEC-18": "random play seldom covers all Dark tiles",
    "VST-DEC-58": "random play seldom covers all Dark tiles",
    "VSB-DEC-112": "random play seldom stashes twice and then meets Spores",
    "VSB-DEC-118": "random play seldom robs a Knight with two kinds of cards",
    "VSB-DEC-121": "random play seldom stashes and then robs",
    "VSB-DEC-122": "random play seldom stashes and is then attacked",
    "VSB-DEC-168": "random play never empties the supply",
    "VST-DEC-59": "random play seldom robs a Ghoul that has both",
    "VST-DEC-60": "random play seldom robs a Ghoul with two kinds of cards",
}
