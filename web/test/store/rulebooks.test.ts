// The five rulebooks are found as people ask: by other names for things, and by the permission in "can I".
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readable } from '../../src/scene/option_name.ts';
import { searched } from '../../src/store/library/search.ts';
import type { RuleCard } from '../../src/wire/types.ts';

const GAMES = '../src/hauntbox/games/';
const books = new Map<string, RuleCard[]>();
const bookOf = (game: string): RuleCard[] => books.get(game) ?? books.set(game, bookFrom(game)).get(game) ?? [];
function bookFrom(game: string): RuleCard[] {
  const files = readdirSync(GAMES + game).filter((name) => name.startsWith('RULES')).sort();
  let section = '';
  return files.flatMap((file) => readFileSync(`${GAMES}${game}/${file}`, 'utf8').split('\n').flatMap((line) => {
    if (line.startsWith('## ')) section = line.slice(3).trim();
    const found = /^- ([A-Z]+-[A-Z0-9]+-\d+): (.*)/.exec(line);
    return found?.[1] && found[2] ? [{ id: found[1], text: found[2], section }] : [];
  }));
}
const FIRST = 6; // what one sees without scrolling
const ASKED: [string, string, RegExp][] = [
  ['evidence', 'line of sight', /^EVI-OPT-18/], ['evidence', 'how do I win', /^EVI-WIN-/], ['evidence', 'can I', /^EVI-HTR-/], ['evidence', 'can I move diagonally', /^EVI-TERM-08/],
  ['ghostbusters2', 'line of sight', /^GBT-LOS-/], ['ghostbusters2', 'how do I win', /^GBT-SCN-0[567]/], ['ghostbusters2', 'can I', /^GBT-ROU-/], ['ghostbusters2', 'can I move diagonally', /^GBT-MOV-0[56]/],
  ['hunter13', 'line of sight', /^GHT-ECARD-11/], ['hunter13', 'how do I win', /^GHT-(FALL|SCN|FMT|WIN)-/], ['hunter13', 'can I', /^GHT-(MOVE|FLOW|TURN|ROOM|CHR|ITM|TRN|INS)-/], ['hunter13', 'can I move diagonally', /^GHT-MOVE-01/],
  ['betwixt', 'line of sight', /^TGB-ATK-0/], ['betwixt', 'how do I win', /^TGB-(M\d+|END|CAMP)-/], ['betwixt', 'can I', /^TGB-ACT-/], ['betwixt', 'can I move diagonally', /^TGB-MOVE-0/],
  ['vast', 'line of sight', /^VSB-MAP-10/], ['vast', 'how do I win', /^V(ST|SB)-(WIN|ORD)-/], ['vast', 'can I', /^V(ST|SB)-[A-Z]+-/], ['vast', 'can I attack twice', /^VST-ATK-10/],
];

test.each(ASKED)('%s: %s', (game, asked, wanted) => {
  const found = searched(bookOf(game), asked).slice(0, FIRST).map((rule) => rule.id);
  expect(found.some((id) => wanted.test(id)), found.join(' ')).toBe(true);
});

// What people ask at the table, ten of each game; some ask for what is not allowed.
const AT_TABLE: [string, string, RegExp][] = [
  ['evidence', 'can I hide during a hunt?', /^EVI-(HIDE-01|HUNT-24|HTR-09)/], ['evidence', 'can I leave the van during a hunt?', /^EVI-(HUNT-15|VAN-05)/],
  ['evidence', 'can the ghost enter the van?', /^EVI-MOVE-09/], ['evidence', 'can I pick up the book?', /^EVI-(HTR-06|BOOK-08)/],
  ['evidence', 'can I die in the van?', /^EVI-VAN-04/], ['evidence', 'can I talk to the others?', /^EVI-SET-18/],
  ['evidence', 'who goes first?', /^EVI-TURN-02/], ['evidence', 'how long is a hunt?', /^EVI-HUNT-07/],
  ['evidence', 'can I enter the same square as another hunter?', /^EVI-MOVE-0[67]/], ['evidence', 'can I see through doors?', /^EVI-TERM-07/],
  ['ghostbusters2', 'can I fire at two targets?', /^GBT-(CMB-01|STR-02)/], ['ghostbusters2', 'can I drive through a gate?', /^GBT-DRV-08/],
  ['ghostbusters2', 'can I use an action as a maneuver?', /^GBT-(ROU-0[456]|NOA-07)/], ['ghostbusters2', 'can I remove caustic slime?', /^GBT-(RSL-0[12]|NOA-09)/],
  ['ghostbusters2', 'can I trade equipment?', /^GBT-(MAN-0|EQP-1[78])/], ['ghostbusters2', 'can I see over a yellow line?', /^GBT-(LOS-04|TER-09)/],
  ['ghostbusters2', 'how do I lose?', /^GBT-(SLM-13|SCN-)/], ['ghostbusters2', 'what does the event die do?', /^GBT-EVD-0/],
  ['ghostbusters2', 'can I move through another ghostbuster?', /^GBT-MOV-09/], ['ghostbusters2', 'how do I close a gate?', /^GBT-AGT-0/],
  ['hunter13', 'can I flee from a battle?', /^GHT-BAT-2[01]/], ['hunter13', 'can I join a battle?', /^GHT-BAT-(04|3[02])/],
  ['hunter13', 'can I use a relief card on my own turn?', /^GHT-TURN-06/], ['hunter13', 'can I lie about my cards?', /^GHT-DEC-42/],
  ['hunter13', 'can I show my cards?', /^GHT-(INS-26|HID-0)/], ['hunter13', 'can I attack with willpower?', /^GHT-CHR-04/],
  ['hunter13', 'can I open a locked door?', /^GHT-ITM-2[89]/], ['hunter13', 'can I give an item away?', /^GHT-ITM-1[34]/],
  ['hunter13', 'what happens when I die?', /^GHT-FALL-0/], ['hunter13', 'how does the enemy win?', /^GHT-FALL-(09|29)/],
  ['betwixt', 'can I use two talents?', /^TGB-ACT-03/], ['betwixt', 'can I trade with another?', /^TGB-ACT-2[3-5]/],
  ['betwixt', 'can I shoot over an obstacle?', /^TGB-(ATK-06|RNG-04)/], ['betwixt', 'can I move through monsters?', /^TGB-MOVE-09/],
  ['betwixt', 'can I buy in a vending machine?', /^TGB-(EXP-09|CARD-31)/], ['betwixt', 'can I pick up treasure?', /^TGB-ACT-17/],
  ['betwixt', 'can I change places with the lookout?', /^TGB-(LOOK-02|CMB-29)/], ['betwixt', 'can I attack from behind?', /^TGB-BLIND-02/],
  ['betwixt', 'can I keep my bonus chip?', /^TGB-CHIP-1[2-4]/], ['betwixt', 'how do I lose?', /^TGB-(M.-|END|CMB)/],
  ['vast', 'can I see through a wall?', /^VSB-MAP-10/], ['vast', 'can I enter a dark tile?', /^V(SB-KNE-03|ST-MOVE-0[45])/],
  ['vast', 'can I attack the ghoul?', /^V(ST-ATK|ST-OTH)/], ['vast', 'when does the cave collapse?', /^VSB-COLL-01/],
  ['vast', 'can I play a secret?', /^VSB-GOT-17/], ['vast', 'can I use the bow?', /^V(SB-KNQ-10|ST-OTH-0[789])/],
  ['vast', 'can I attack more than once?', /^VST-VGM-21/], ['vast', 'how does the ghoul win?', /^VST-WIN-0/],
  ['vast', 'can I move through walls?', /^V(ST-MOVE-06|SB-THA-04)/], ['vast', 'how do I lose?', /^V(SB-ORD-06|ST-SOLO-07|SB-SOLO-08)/],
];

test.each(AT_TABLE)('%s: %s', (game, asked, wanted) => {
  const found = searched(bookOf(game), asked).slice(0, FIRST).map((rule) => rule.id);
  expect(found.some((id) => wanted.test(id)), found.join(' ')).toBe(true);
});

test('whoever asks how to lose reads nothing about lines of sight', () => {
  expect(searched(bookOf('ghostbusters2'), 'how do I lose').slice(0, FIRST).map((rule) => rule.id).join(' ')).not.toContain('GBT-LOS');
});

test.each(['betwixt', 'evidence', 'ghostbusters2', 'hunter13', 'vast'])('%s: no rule shows the name of a field', (game) => {
  const raw = bookOf(game).map((rule) => readable(rule.text)).filter((text) => /`|\b[a-z0-9]+_[a-z0-9_]+\b/.test(text));
  expect(raw).toEqual([]);
});

test('options in a rule are called as the form calls them', () => {
  const expert = bookOf('evidence').find((rule) => rule.id === 'EVI-OPT-34');
  expect(readable(expert?.text ?? '')).toContain('Expert preset: UV roll, book roll and EMF roll 5, item copies 1');
});
