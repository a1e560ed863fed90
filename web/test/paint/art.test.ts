// The drawings: every one is whole, small, and may stand beside any other in one page.
import { describe, expect, it } from 'vitest';
import { CATALOGUE, type Entry } from '../../src/art/catalogue.ts';
import type { Style } from '../../src/art/kinds.ts';

const MOST: Record<Entry['sort'], number> = { cover: 10_500, vignette: 9_000, person: 7_200, creature: 7_200, furniture: 7_200 }; // bytes
const STYLES: Style[] = (['card', 'token'] as const).flatMap((size) => (['none', 'disc', 'card'] as const).map((ground) => ({ size, ground })));
const stylesOf = ({ sort }: Entry): Style[] => (sort === 'person' || sort === 'creature' ? STYLES : [{}]);
const ALL = Object.entries(CATALOGUE).flatMap(([id, entry]) => stylesOf(entry).map((style) => ({ id, entry, style, svg: entry.draw(style) })));
const count = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).length;
const told = (bad: typeof ALL): string[] => bad.map(({ id, style }) => `${id} ${style.size ?? ''} ${style.ground ?? ''}`);

describe('the art kit', () => {
  it('draws without a hole', () => {
    expect(told(ALL.filter(({ svg }) => !svg.startsWith('<svg ') || /NaN|undefined|null|Infinity/.test(svg)))).toEqual([]);
  });

  it('closes every group that it opens', () => {
    expect(told(ALL.filter(({ svg }) => count(svg, /<g\b/g) !== count(svg, /<\/g>/g) || count(svg, /<svg\b/g) !== 1))).toEqual([]);
  });

  it('keeps drawings small', () => {
    expect(told(ALL.filter(({ entry, svg }) => svg.length > MOST[entry.sort]))).toEqual([]);
  });

  it('gives equal ids to equal outlines only', () => {
    const outlines = new Map<string, string>(), twice: string[] = [];
    for (const { id, svg } of ALL) {
      for (const [, key = '', d = ''] of svg.matchAll(/<path id="(h\w+)" d="([^"]+)"/g)) {
        if ((outlines.get(key) ?? d) !== d) twice.push(`${id} ${key}`);
        outlines.set(key, d);
      }
    }
    expect(outlines.size).toBeGreaterThan(300);
    expect(twice).toEqual([]);
  });

  it('draws what it uses', () => {
    const lost = ALL.filter(({ svg }) => [...svg.matchAll(/(?:href="#|url\(#)([\w-]+)/g)].some(([, key = '']) => !svg.includes(`id="${key}"`)));
    expect(told(lost)).toEqual([]);
  });

  it('never draws two of one game alike', () => {
    const cards = ALL.filter(({ style }) => style.size === 'card' && style.ground === 'none');
    expect(new Set(cards.map(({ svg }) => svg)).size).toBe(cards.length);
  });

  it('is known to the games by names', async () => {
    const names = Object.fromEntries(Object.entries(CATALOGUE).map(([id, { name }]) => [id, name]).sort(([a = ''], [b = '']) => (a < b ? -1 : 1)));
    await expect(JSON.stringify(names, null, 1) + '\n').toMatchFileSnapshot('../../../src/hauntbox/scene/art.json');
  });
});
