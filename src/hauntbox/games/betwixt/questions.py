"""The ledger's decisions: the question and the answer that show each. DEC"""

from __future__ import annotations

from typing import Final

from hauntbox.games.betwixt import actions as a
from hauntbox.games.betwixt.campaign import singles
from hauntbox.games.betwixt.rules.attack import attack, rerolls, results, stumbling
from hauntbox.games.betwixt.rules.explore import exploring, parties, starting, vending
from hauntbox.games.betwixt.rules.fight import knockout, moves, preparing, reactions, rounds, trouble, turn, victory
from hauntbox.games.betwixt.rules.gear import deeds, fireworks, found, items, readying, satchel, striking, trading
from hauntbox.games.betwixt.rules.gear import talents as using
from hauntbox.games.betwixt.rules.mission import cards, people, teams
from hauntbox.kernel.agenda import Frame
from hauntbox.kernel.wire import Action

DECISIONS: Final[dict[str, tuple[type[Frame], type[Action]]]] = {
    "TGB-DEC-01": (starting.Muster, a.Active),
    "TGB-DEC-04": (exploring.Approaching, a.Door),
    "TGB-DEC-08": (rounds.FmSlot, a.Who),
    "TGB-DEC-09": (turn.Activation, a.Attack),
    "TGB-DEC-17": (attack.ChooseDefense, a.Defend),
    "TGB-DEC-19": (turn.WhichTreasure, a.Treasure),
    "TGB-DEC-28": (trouble.LossOf, a.Point),
    "TGB-DEC-34": (attack.NotMyKids, a.Yes),
    "TGB-DEC-39": (starting.Outfit, a.Pick),
    "TGB-DEC-40": (starting.FamilyCard, a.Pick),
    "TGB-DEC-41": (starting.Carry, a.Who),
    "TGB-DEC-42": (teams.TeamUp, a.Who),
    "TGB-DEC-43": (exploring.Leader, a.Who),
    "TGB-DEC-44": (exploring.Lead, a.Space),
    "TGB-DEC-45": (exploring.Follow, a.Space),
    "TGB-DEC-46": (parties.WhichTeam, a.Team),
    "TGB-DEC-47": (exploring.Household, a.Approach),
    "TGB-DEC-48": (vending.BuyCard, a.Pick),
    "TGB-DEC-49": (vending.SellCard, a.Sell),
    "TGB-DEC-50": (preparing.Prepare, a.Who),
    "TGB-DEC-51": (preparing.Preparation, a.Defensive),
    "TGB-DEC-52": (moves.MoveTile, a.Tile),
    "TGB-DEC-53": (moves.MoveTo, a.Space),
    "TGB-DEC-54": (striking.ByWhat, a.With),
    "TGB-DEC-55": (striking.AtWhom, a.Foe),
    "TGB-DEC-56": (using.WhichTalent, a.Use),
    "TGB-DEC-57": (items.OnWhom, a.Who),
    "TGB-DEC-58": (reactions.CartwheelTo, a.Way),
    "TGB-DEC-59": (results.BuyEffect, a.Buy),
    "TGB-DEC-60": (rerolls.Practised, a.Yes),
    "TGB-DEC-61": (rerolls.AgainHit, a.Die),
    "TGB-DEC-62": (stumbling.Shove, a.Way),
    "TGB-DEC-63": (readying.PickUp, a.Take),
    "TGB-DEC-64": (readying.PutDown, a.Lay),
    "TGB-DEC-65": (trading.Partner, a.Who),
    "TGB-DEC-66": (trading.GiveCard, a.Give),
    "TGB-DEC-67": (trading.ReceiveCard, a.Receive),
    "TGB-DEC-68": (trading.PutIn, a.Give),
    "TGB-DEC-69": (trading.TakeOut, a.Fetch),
    "TGB-DEC-70": (trading.LastTrade, a.Who),
    "TGB-DEC-71": (knockout.ComingIn, a.Who),
    "TGB-DEC-72": (knockout.EntryTile, a.Tile),
    "TGB-DEC-73": (knockout.EntrySpace, a.Space),
    "TGB-DEC-74": (found.Found, a.Who),
    "TGB-DEC-75": (found.LeaveBehind, a.Give),
    "TGB-DEC-76": (victory.Exchange, a.Who),
    "TGB-DEC-86": (trouble.Spare, a.Yes),
    "TGB-DEC-87": (attack.Sausages, a.Yes),
    "TGB-DEC-88": (rerolls.LuckyFoot, a.Yes),
    "TGB-DEC-89": (found.Reader, a.Who),
    "TGB-DEC-90": (victory.InstantBonus, a.Who),
    "TGB-DEC-91": (cards.Choose, a.Option),
    "TGB-DEC-92": (people.WhichFm, a.Who),
    "TGB-DEC-93": (cards.Keep, a.Pick),
    "TGB-DEC-95": (deeds.CureOf, a.Cure),
    "TGB-DEC-96": (singles.Typical, a.Yes),
    "TGB-DEC-98": (satchel.Load, a.Use),
    "TGB-DEC-99": (fireworks.WhichFirework, a.Refill),
    "TGB-DEC-100": (moves.LeadAlong, a.Way),
    "TGB-DEC-101": (starting.StartSpace, a.Space),
    "TGB-DEC-102": (cards.PayCard, a.Sell),
    "TGB-DEC-103": (exploring.UseFreely, a.Who),
}
