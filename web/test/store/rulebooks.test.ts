// The five rulebooks are found as people ask: by other names for things, and by the permission in "can I".
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readable } from '../../src/scene/option_name.ts';
import { searched } from '../../src/store/library/search.ts';
import type { RuleCard } from '../../src/wire/types.ts';

const GAMES = '../src/hauntbox/games/';
function bookOf(game: string): RuleCard[] {
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
