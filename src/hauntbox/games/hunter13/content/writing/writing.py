"""From a scenario file to what the rules read: names become numbers, effects become scripts. FMT"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hauntbox.games.hunter13.content.book import NOTHING, STORY_BOOK, Book
from hauntbox.games.hunter13.content.sheet import Action, Enemy, Sheet
from hauntbox.games.hunter13.content.sheet_effects import Deed as DeedSheet
from hauntbox.games.hunter13.content.sheet_tests import CLASSES, FLOORS, Scaled, Test, When
from hauntbox.games.hunter13.content.story import (
    FAILURE,
    GREAT,
    SUCCESS,
    Act,
    Counter,
    Ending,
    Fallen,
    Heed,
    Lot,
    Place,
    Room,
    Story,
    Term,
    Thing,
)  # fmt: skip
from hauntbox.games.hunter13.content.writing.writing_deal import deal_of
from hauntbox.games.hunter13.content.writing.writing_deeds import ABILITIES, DEEDS, VERB_OF
from hauntbox.games.hunter13.content.writing.writing_words import bits, drawn, inside, monster, serial

GRADES: Final = {"success": SUCCESS, "great": GREAT, "failure": FAILURE}
HIGHEST: Final = 999


class Scribe:
    """Writes one Story, for so many hunters."""

    def __init__(self, sheet: Sheet, hunters: int) -> None:
        self.sheet = sheet
        self.hunters = hunters
        self.book = Book(STORY_BOOK)
        self.tests: list[tuple[Term, ...]] = []
        self.texts: list[str] = []
        self.clues = {clue.name: n for n, clue in enumerate(sheet.clues)}
        self.flags = {name: n for n, name in enumerate(sheet.flags)}
        self.counters = {counter.name: n for n, counter in enumerate(sheet.counters)}
        self.markers = {name: n for n, name in enumerate(sheet.markers)}
        self.lots = {lot.name: n for n, lot in enumerate(sheet.lots)}
        self.endings = {ending.name: n for n, ending in enumerate(sheet.endings)}
        self.things: dict[str, int] = {}  # the first of its kind
        self.all_things: list[Thing] = []
        for thing in sheet.things:
            self.things[thing.name] = len(self.all_things)
            kin = hunters if thing.each else 1
            self.all_things += [
                Thing(
                    thing.name, thing.label, len(self.all_things), kin, thing.slower, thing.climbs, thing.escapes,
                    thing.handed, thing.single,
                )
            ] * kin  # fmt: skip

    # -- small things ---------------------------------------------------------------------------------------------

    def number(self, n: int | Scaled | None, default: int = -1) -> int:
        """GHT-FMT-21"""
        if isinstance(n, Scaled):
            return (n.two, n.two, n.three, n.four)[self.hunters - 1]
        return default if n is None else n

    def text(self, words: str) -> int:
        self.texts.append(words.strip())
        return len(self.texts) - 1

    def place(self, words: str | None) -> Place:
        """The alternatives, each a kind and a number."""
        return tuple([self.spot(spot) for spot in words.split(" or ")]) if words else ()

    def spot(self, words: str) -> tuple[str, int]:
        kind, _, name = words.partition(" ")
        if kind == "marker":
            return kind, self.markers[name]
        if kind == "thing":
            return kind, self.things[name]
        if kind == "lot":
            return kind, self.lots[name]
        if kind == "monster":
            return kind, monster(name)
        return (kind, 0) if kind in ("here", "hunter") else ("tile", serial(kind))

    def who(self, words: str | None) -> object:
        """A word, or a word and what it is about."""
        kind, _, name = (words or "").partition(" ")
        if not name:
            return kind
        meanings: dict[str, Any] = {
            "at": lambda: self.place(name),
            "on": lambda: FLOORS.index(name),
            "carrier": lambda: self.things[name],
            "lot": lambda: self.lots[name],
            "class": lambda: CLASSES.index(name),
            "holder": lambda: serial(name),
        }
        return kind, meanings[kind]()

    def script(self, deeds: Sequence[DeedSheet]) -> int:
        return self.book.add([self.deed(deed) for deed in deeds])

    def scripts(self, deeds: Sequence[DeedSheet]) -> list[Any]:
        """Inside a deed."""
        return [self.deed(deed) for deed in deeds]

    def deed(self, deed: DeedSheet) -> tuple[Any, ...]:
        tag = str(type(deed).__struct_config__.tag)
        return (VERB_OF.get(tag, tag), *DEEDS[tag](self, deed))

    # -- tests ----------------------------------------------------------------------------------------------------

    def test(self, test: Test | None) -> int:
        if test is None:
            return NOTHING
        terms = tuple(self.terms(test))
        self.tests.append(terms)
        return len(self.tests) - 1

    def span(self, low: int | Scaled | None, high: int | Scaled | None) -> tuple[int, int]:
        return self.number(low, 0), self.number(high, HIGHEST)

    def terms(self, t: Test) -> list[Term]:
        found: list[Term] = []
        for word, name, table in (
            ("clue", t.clue, self.clues), ("knows", t.knows, self.clues), ("flag", t.flag, self.flags),
            ("carries", t.carries, self.things), ("carried", t.carried, self.things),
        ):  # fmt: skip
            if name is not None:
                found.append((word, table[name]))
        for word, item in (("owns", t.owns), ("held", t.held)):
            if item is not None:
                found.append((word, NOTHING if item == "key" else serial(item)))
        for word, tile in (("explored", t.explored), ("placed", t.placed)):
            if tile is not None:
                found.append((word, serial(tile)))
        for word, low, high in (
            ("hunters", t.hunters_from, t.hunters_to), ("fallen", t.fallen_from, t.fallen_to),
            ("here", t.here_from, t.here_to), ("round", t.round_from, t.round_to), ("tiles", t.tiles_from, t.tiles_to),
        ):  # fmt: skip
            if low is not None or high is not None:
                found.append((word, *self.span(low, high)))
        if t.counter is not None:
            found.append(("count", self.counters[t.counter], *self.span(t.from_, t.to)))
        return found + self.more_terms(t)

    def more_terms(self, t: Test) -> list[Term]:
        found: list[Term] = []
        lies, floor = self.place(t.lies), NOTHING if t.lies_on is None else FLOORS.index(t.lies_on)
        if t.marker is not None:
            found.append(("marker", self.markers[t.marker], lies, floor))
        if t.thing is not None:
            found.append(("thing", self.things[t.thing], lies, floor))
        if t.monster is not None:
            found.append(("monster", monster(t.monster), lies, floor))
        for word, place in (("at", t.at), ("all_at", t.all_at)):
            if place is not None:
                found.append((word, self.place(place)))
        for word, storey in (("floor", t.floor), ("all_on", t.all_on)):
            if storey is not None:
                found.append((word, FLOORS.index(storey)))
        for word, name in (("present", t.present), ("class", t.class_)):
            if name is not None:
                found.append((word, CLASSES.index(name)))
        for word, yes in (("gathered", t.gathered), ("own", t.own)):
            if yes is not None:
                found.append((word, int(yes)))
        if t.lot is not None:
            found.append(("lot", self.lots[t.lot], NOTHING if t.is_ is None else drawn(t.is_)))
        for word, tests in (("any", t.any), ("all", t.all)):
            if tests is not None:
                found.append((word, tuple([self.test(each) for each in tests])))
        if t.not_ is not None:
            found.append(("not", self.test(t.not_)))
        return found

    def telling(self) -> list[int]:
        """Tests with a lot in them; those inside another have lower numbers."""
        found: list[int] = []
        for n, terms in enumerate(self.tests):
            inner = [each for term in terms for each in inside(term)]
            if any([term[0] == "lot" for term in terms]) or any([each in found for each in inner]):
                found.append(n)
        return found

    # -- the parts of a story -------------------------------------------------------------------------------------

    def heed(self, when: When, **rest: Any) -> Heed:
        tiles = [*(when.tiles or []), *([when.tile] if when.tile else [])]
        number = NOTHING
        for name, table in (
            (when.counter, self.counters), (when.clue, self.clues), (when.thing, self.things),
            (when.ability, ABILITIES),
        ):  # fmt: skip
            if name is not None:
                number = table[name]
        for card in (when.item, when.card):
            number = number if card is None else serial(card)
        number = number if when.monster is None else monster(when.monster)
        who = NOTHING if when.class_ is None else CLASSES.index(when.class_)
        least = self.number(when.from_, NOTHING)
        return Heed(when.on, bits(tiles), number, least, when.every or 0, who, **rest)

    def heeds(self) -> tuple[Heed, ...]:
        clues = [
            self.heed(
                clue.when, test=self.test(clue.test), script=self.script(clue.effects), clue=n, hearers=clue.hearers
            )
            for n, clue in enumerate(self.sheet.clues)
        ]
        others = [
            self.heed(each.when, test=self.test(each.test), script=self.script(each.effects), again=not each.once)
            for each in self.sheet.happenings
        ]
        return (*clues, *others)

    def act(self, act: Action, enemy: bool) -> Act:
        places = [self.place(place) for place in act.at]
        limit = "" if act.limit == "none" else act.limit
        pay = tuple([serial(item) for item in act.pay])
        text, test, script = self.text(act.text), self.test(act.test), self.script(act.effects)
        return Act(act.name, text, enemy, tuple(places), test, act.cost, pay, limit, script)

    def fallen(self, enemy: Enemy) -> Fallen:
        f = self.sheet.fallen
        means = f.restore
        return Fallen(
            items="items" in means, relief="relief" in means, action="action" in means,
            not_on=sum([1 << FLOORS.index(floor) for floor in f.no_relief_on]), out=f.out,
            rises=NOTHING if f.rises is None else serial(f.rises), attacks=f.attacks,
            vitality=self.number(f.vitality), final=f.final, moves=self.number(f.moves), locked=f.locked, opens=f.opens,
            carries=f.carries, text=self.text(enemy.text), heard=enemy.heard, goal=self.test(enemy.goal),
            several=enemy.several, automatic=enemy.automatic, place=self.place(enemy.place),
        )  # fmt: skip

    def ends(self) -> tuple[Ending, ...]:
        return tuple([
            Ending(
                e.name, GRADES[e.grade], self.test(e.test), self.text(e.text), e.points,
                tuple([(self.test(bonus.test), bonus.points) for bonus in e.bonus]),
                NOTHING if e.enemy_points is None else e.enemy_points,
                NOTHING if e.traitor is None else self.lots[e.traitor],
            )
            for e in self.sheet.endings
        ])  # fmt: skip

    def rooms(self) -> dict[int, Room]:
        """GHT-FMT-14"""
        found: dict[int, Room] = {}
        for room in self.sheet.rooms:
            icons = None if room.icons is None else (room.icons[0], room.icons[1], room.icons[2])
            found[serial(room.tile)] = Room(icons, room.incident)
        return found

    def lot(self, n: int) -> Lot:
        lot = self.sheet.lots[n]
        if lot.tiles:
            return Lot(lot.name, "tiles", tuple([serial(tile) for tile in lot.tiles]))
        if lot.monsters:
            return Lot(lot.name, "monsters", tuple([monster(name) for name in lot.monsters]))
        return Lot(lot.name, "strangers" if lot.strangers else "hunters", (), bool(self.number(lot.told)))

    def story(self) -> Story:
        sheet = self.sheet
        heeds = self.heeds()
        by_trigger: dict[str, tuple[int, ...]] = {}
        for n, heed in enumerate(heeds):
            by_trigger[heed.on] = (*by_trigger.get(heed.on, ()), n)
        acts = [self.act(act, False) for act in sheet.actions] + [self.act(act, True) for act in sheet.enemy.powers]
        counters = [
            Counter(c.name, c.label, self.number(c.start), c.low, self.number(c.high), c.shown) for c in sheet.counters
        ]
        return Story(
            title=sheet.title, number=sheet.number, level=sheet.level,
            players=(sheet.players[0], sheet.players[-1]), hosted=sheet.host, author=sheet.author.strip(),
            background=sheet.contents.background.strip(), mission=sheet.contents.mission.strip(),
            deal=deal_of(sheet, self.number), clues=tuple([(clue.name, self.text(clue.text)) for clue in sheet.clues]),
            flags=tuple(sheet.flags), counters=tuple(counters), markers=tuple(sheet.markers),
            things=tuple(self.all_things), lots=tuple([self.lot(n) for n in range(len(sheet.lots))]), heeds=heeds,
            by_trigger=by_trigger, acts=tuple(acts), rooms=self.rooms(), endings=self.ends(),
            fallen=self.fallen(sheet.enemy), switches=dict(sheet.rules), scripts=tuple(self.book.scripts),
            tests=tuple(self.tests), texts=tuple(self.texts), telling=frozenset(self.telling()),
        )  # fmt: skip
