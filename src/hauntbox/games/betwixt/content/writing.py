"""A mission file becomes what the rules read. MIS"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hauntbox.games.betwixt.cards import fate
from hauntbox.games.betwixt.cards.decks import BOOK_DECK, ITEM_DECK, KINDS
from hauntbox.games.betwixt.cards.family import NAMES
from hauntbox.games.betwixt.cards.monsters import MONSTER_OF, TYPES
from hauntbox.games.betwixt.cards.words import DICE, ELEMENTS, PURPLE, RARITIES, STATUSES
from hauntbox.games.betwixt.content import mission as m
from hauntbox.games.betwixt.content import sheet_effects as e
from hauntbox.games.betwixt.content.sheet import Sheet
from hauntbox.games.betwixt.content.sheet_tests import Test, When
from hauntbox.games.betwixt.content.tiles import ROW, SIDES, TILE_OF
from hauntbox.games.betwixt.state import GUEST

CARD_OF: Final = {card.name: kind for kind, card in reversed(list(enumerate(KINDS)))}
BEST: Final = -1  # a deck: the best rarity that open collections have filled
DECK_OF: Final = {
    "item": ITEM_DECK, "book": BOOK_DECK, "equipment": BEST, "best": PURPLE,
    **{name: n for n, name in enumerate(RARITIES)},
}  # fmt: skip
ITEM_KIND: Final = -2  # in the place of a kind of card: any item
RESOLVED: Final = {"event": fate.EVENT, "trap": fate.TRAP, "story": fate.STORY}
TRAPS: Final = ("rat", "bear", "taser")
THAT_TRAP: Final = -5  # in the place of a monster: the trap just placed


def place(name: str) -> int:
    """A1 is 0."""
    return (int(name[1]) - 1) * ROW + "ABCDEFGH".index(name[0])


def bits(some: Sequence[int]) -> int:
    return sum([1 << n for n in set(some)])


def tokens(said: e.Tokens) -> tuple[int, ...]:
    numbered = (
        (fate.MAP, [TILE_OF[tile] for tile in said.tiles]), (fate.MONSTER, said.monsters),
        (fate.TREASURE, said.treasures),
    )  # fmt: skip
    counts = (
        (fate.DOOR, said.doors), (fate.TRAP, said.traps), (fate.AMBUSH, said.ambushes), (fate.EVENT, said.events),
        (fate.MACHINE, said.machines), (fate.STORY, said.stories),
    )  # fmt: skip
    first = [fate.token(kind, n) for kind, some in numbered for n in some]
    return (*first, *[fate.token(kind) for kind, n in counts for _ in range(n)])


class Scribe:
    """Writes one mission down."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.scripts: list[m.Script] = []
        self.choices: list[tuple[m.Option, ...]] = []
        self.texts = list(sheet.texts)
        self.counters = [counter.name for counter in sheet.counters]
        self.acts = [act.name for act in sheet.actions]
        self.guests = [guest.name for guest in sheet.guests]
        self.marks: list[str] = []
        self.names: list[str] = []

    def mission(self) -> m.Mission:
        sheet = self.sheet
        heeds = tuple([self.heed(each.when, each) for each in sheet.happenings])
        treasures = {each.token: (self.script(each.a), self.script(each.b)) for each in sheet.treasures}
        events = {each.number: (each.label, self.script(each.effects)) for each in sheet.events}
        return m.Mission(
            title=sheet.title, number=sheet.number, level=sheet.level, task=sheet.task,
            tiles=tuple([TILE_OF[tile] for tile in sheet.tiles]),
            secret_rooms=tuple([TILE_OF[tile] for tile in sheet.secret_rooms]),
            start=TILE_OF[sheet.start.tile], spaces=bits([place(space) for space in sheet.start.spaces]),
            walls=bits([SIDES.index(side) for side in sheet.start.walls]),
            picks=tuple([(NAMES.index(pick.who), self.kinds(pick.cards)) for pick in sheet.equipment.picks]),
            family=self.kinds(sheet.equipment.family), choose=sheet.equipment.choose,
            among=self.kinds(sheet.equipment.among), money=sheet.equipment.money, bag=tokens(sheet.bag),
            goals=tuple([self.goal(each) for each in sorted(sheet.objectives, key=lambda each: each.number)]),
            spawns={each.token: self.band(each.spawns) for each in sheet.monsters}, treasures=treasures, events=events,
            vending=tuple([(CARD_OF[good.card], good.price) for good in sheet.vending]), flags=tuple(sheet.flags),
            counters=tuple([(counter.label, counter.high) for counter in sheet.counters]),
            guests=tuple([self.guest(each) for each in sheet.guests]),
            acts=tuple([self.act(each) for each in sheet.actions]), heeds=heeds,
            by_trigger=by_trigger(heeds),
            marks=tuple(self.marks), names=tuple(self.names), scripts=tuple(self.scripts),
            choices=tuple(self.choices), texts=tuple(sheet.texts.values()), text_names=tuple(sheet.texts),
        )  # fmt: skip

    # -- parts ------------------------------------------------------------------------------------------------------

    def kinds(self, cards: Sequence[str]) -> tuple[int, ...]:
        return tuple([CARD_OF[card] for card in cards])

    def number(self, table: list[str], name: str | None) -> int:
        """Of a name that is listed nowhere else."""
        if name is None:
            return m.UNSAID
        if name not in table:
            table.append(name)
        return table.index(name)

    def band(self, some: Sequence[e.Spawned]) -> m.Band:
        return tuple([(MONSTER_OF[each.monster], each.number, self.number(self.names, each.name)) for each in some])

    def goal(self, said: Any) -> m.Goal:
        return m.Goal(said.label, found(TILE_OF, said.tile), tuple(said.treasures), said.stories, said.needs)

    def guest(self, said: Any) -> m.Guest:
        dice = sorted([DICE.index(die) for die in said.defense], reverse=True)
        return m.Guest(said.name, said.hp, said.agi, tuple(dice), said.weak, said.tokens)

    def act(self, said: Any) -> m.Act:
        where = said.at
        tile, mark = (TILE_OF[where.tile], self.number(self.marks, where.mark)) if where else (m.UNSAID, m.UNSAID)
        return m.Act(said.name, said.text, tile, mark, said.limit, found(CARD_OF, said.pay))

    def heed(self, when: When, said: Any) -> m.Heed:
        opens = [each.number for each in said.effects if isinstance(each, e.OpenObjective)]
        is_tile = when.fight in TILE_OF
        return m.Heed(
            when.on, self.script(said.effects), self.test(said.test), said.once, found(TILE_OF, when.tile),
            found(RESOLVED, when.kind), tuple(when.numbers or ()),
            TILE_OF[str(when.fight)] if is_tile else m.UNSAID,
            m.UNSAID if is_tile else self.number(self.names, when.fight), said_or(when.round), said_or(when.from_),
            found(MONSTER_OF, when.monster), TYPES.index(when.type) if when.type else m.UNSAID, said_or(when.hp),
            self.fallen(when.who), listed(self.counters, when.counter), said_or(when.number),
            listed(self.acts, when.action), opens[0] if opens else m.UNSAID,
        )  # fmt: skip

    def fallen(self, who: str | None) -> int:
        if who is None:
            return m.UNSAID
        return {"last": m.LAST, "last-of-team": m.LAST_OF_TEAM}[who] if who.startswith("last") else int(self.who(who))

    def test(self, test: Test | None) -> m.Terms:
        """Everything that is said must hold."""
        if test is None:
            return ()
        terms: list[m.Term] = []
        if test.flag is not None:
            terms.append(("flag", self.sheet.flags.index(test.flag)))
        if test.counter is not None:
            span = (test.from_ or 0, 99 if test.to is None else test.to)
            terms.append(("counter", self.counters.index(test.counter), *span))
        if test.standing_from is not None or test.standing_to is not None:
            terms.append(("standing", test.standing_from or 0, 9 if test.standing_to is None else test.standing_to))
        if test.standing is not None:
            terms.append(("guest", GUEST + self.guests.index(test.standing)))
        if test.one_team is not None:
            terms.append(("one team", test.one_team))
        if test.at is not None:
            tile = test.at in TILE_OF
            terms.append(("at tile", TILE_OF[test.at]) if tile else ("at mark", self.number(self.marks, test.at)))
        if test.no_door is not None:
            terms.append(("no door", test.no_door))
        if test.rolled is not None:
            terms.append(("rolled", tuple(test.rolled)))
        for word, some in (("any", test.any), ("all", test.all), ("not", [test.not_] if test.not_ else None)):
            if some is not None:
                terms.append((word, tuple([self.test(each) for each in some])))
        return tuple(terms)

    def who(self, name: str) -> str | int:
        """A word, or a number: an FM, a guest, a monster."""
        if name in NAMES:
            return NAMES.index(name)
        if name in self.guests:
            return GUEST + self.guests.index(name)
        return m.A_MONSTER + MONSTER_OF[name] if name in MONSTER_OF else name

    def where(self, name: str) -> int:
        return m.FAMILY_TILE if name == "family" else TILE_OF[name]

    # -- effects ----------------------------------------------------------------------------------------------------

    def script(self, effects: Sequence[Any]) -> int:
        """TGB-MIS-42: a text is read before the effects of its rule."""
        if not effects:
            return m.NOTHING
        ordered = sorted(effects, key=lambda each: not isinstance(each, e.Read))
        script = tuple([self.deed(each) for each in ordered])
        self.scripts.append(script)
        return len(self.scripts) - 1

    def deed(self, said: Any) -> m.Deed:
        verb = type(said).__struct_config__.tag
        return (verb, *WRITERS[type(said)](self, said))

    def option(self, said: e.Option) -> m.Option:
        return m.Option(said.text, self.script(said.effects), self.test(said.test))

    def choice(self, said: e.Choose) -> tuple[Any, ...]:
        self.choices.append(tuple([self.option(each) for each in said.options]))
        return len(self.choices) - 1, said.who, said.none

    def outcomes(self, said: e.Roll) -> tuple[Any, ...]:
        return tuple([(tuple(row.numbers), self.script(row.effects)) for row in said.table]), said.times

    def removed(self, what: str) -> int:
        """A monster's kind, the trap just placed, or a mark, counted down from there."""
        if what in MONSTER_OF:
            return MONSTER_OF[what]
        return THAT_TRAP if what == "trap" else THAT_TRAP - 1 - self.number(self.marks, what)


def by_trigger(heeds: Sequence[m.Heed]) -> dict[str, tuple[int, ...]]:
    """TGB-MIS-17: in the order of the file, which is that of their ids."""
    return {on: tuple([n for n, heed in enumerate(heeds) if heed.on == on]) for on in {each.on for each in heeds}}


def found(table: dict[str, int], name: str | None) -> int:
    return m.UNSAID if name is None else table[name]


def listed(table: list[str], name: str | None) -> int:
    return m.UNSAID if name is None else table.index(name)


def said_or(n: int | None) -> int:
    return m.UNSAID if n is None else n


WRITERS: Final[dict[type, Any]] = {  # by effect: what follows its verb
    e.Read: lambda s, x: (s.texts.index(x.text),),
    e.Spawn: lambda s, x: (s.band(x.monsters), s.where(x.tile)),
    e.Ambush: lambda s, x: (s.band(x.monsters),),
    e.Reinforce: lambda s, x: (s.band(x.monsters), s.where(x.tile)),
    e.AddTokens: lambda s, x: (tokens(x.tokens),),
    e.OpenObjective: lambda s, x: (x.number,),
    e.Set: lambda s, x: (s.sheet.flags.index(x.flag), x.on),
    e.Count: lambda s, x: (s.counters.index(x.counter), x.by or 0, s.number(s.marks, x.near)),
    e.Retarget: lambda s, x: (
        found(MONSTER_OF, x.monster), TYPES.index(x.type) if x.type else m.UNSAID, said_or(x.within),
    ),
    e.Give: lambda s, x: (CARD_OF[x.card], s.script(x.instead)),
    e.Draw: lambda s, x: (DECK_OF[x.deck], x.number, x.keep),
    e.Heal: lambda s, x: (s.who(x.who), x.amount),
    e.Focus: lambda s, x: (s.who(x.who), x.amount),
    e.Damage: lambda s, x: (s.who(x.who), x.amount, ELEMENTS.index(x.element) if x.element else m.UNSAID),
    e.Gain: lambda s, x: (s.who(x.who), STATUSES.index(x.status), x.amount),
    e.Chip: lambda s, x: (s.who(x.who), DICE.index(x.die), x.amount),
    e.EachRolls: lambda s, x: (s.who(x.who), tuple(x.numbers), s.script(x.effects)),
    e.Roll: Scribe.outcomes,
    e.Choose: Scribe.choice,
    e.Pay: lambda s, x: (x.bucks, ITEM_KIND if x.card == "item" else found(CARD_OF, x.card)),
    e.Join: lambda s, x: (GUEST + s.guests.index(x.guest), s.where(x.tile)),
    e.Teams: lambda s, x: (tuple([TILE_OF[tile] for tile in x.tiles]),),
    e.Wait: lambda s, x: (),
    e.MergeTeams: lambda s, x: (TILE_OF[x.tile],),
    e.PlaceDoor: lambda s, x: (s.where(x.tile),),
    e.PlaceTrap: lambda s, x: (TRAPS.index(x.trap), x.number, s.where(x.tile)),
    e.PlaceMark: lambda s, x: (s.number(s.marks, x.mark), TILE_OF[x.tile], bits([place(each) for each in x.spaces])),
    e.WallUp: lambda s, x: (TILE_OF[x.tile], bits([SIDES.index(side) for side in x.doorways])),
    e.Modify: lambda s, x: (x.what, x.by or 0, said_or(x.to), found(MONSTER_OF, x.monster)),
    e.OpenAction: lambda s, x: (s.acts.index(x.action),),
    e.Hold: lambda s, x: (said_or(x.round),),
    e.EndFight: lambda s, x: (),
    e.Remove: lambda s, x: (s.removed(x.what),),
    e.Xp: lambda s, x: (s.who(x.who), x.amount),
    e.Bucks: lambda s, x: (x.amount,),
    e.Trophy: lambda s, x: (x.amount,),
    e.Unlock: lambda s, x: (tuple(x.collections), tuple(x.missions), x.epilogue),
    e.Win: lambda s, x: (s.texts.index(x.text),),
    e.Lose: lambda s, x: (s.texts.index(x.text),),
    e.If: lambda s, x: (s.test(x.test), s.script(x.then), s.script(x.else_)),
}  # fmt: skip
