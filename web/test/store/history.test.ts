// The list of games played in this browser.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Scene } from '../../src/scene/scene.ts';
import { asTable, countGames, countPeople, history, streak, type PlayedGame } from '../../src/store/kept/history.svelte.ts';

const SEATS: Scene['seats'] = [{ id: 's0', name: 'Ada', by: 'human' }, { id: 's1', name: 'Ben', by: 'human' }, { id: 's2', name: 'Bot', by: 'bot' }];
const scene = (won: string[]): Scene => ({
  scene: 1, game: 'evidence', name: 'Evidence', chapter: 'Larkspur Cottage', index: 9, seat: 's0', state: 'over', when: { text: '' }, legend: {}, ask: null, log: [], seats: SEATS,
  things: { p0: { kind: 'panel', owner: 's0', name: 'Wraith' }, p1: { kind: 'panel', owner: 's1', name: 'Ben' } },
  outcome: { text: 'The ghost is named.', seats: SEATS.map(({ id }) => ({ seat: id, result: won.includes(id) ? 'won' : 'lost' })) },
});
const game = (code: string, ...won: string[]): void => { history.note(code, scene(won), ['s0']); };

beforeEach(() => { for (const { code } of history.list) history.forget(code); });

describe('a game that is over', () => {
  it('is noted once, with people, roles and results', () => {
    game('A', 's0');
    game('A', 's1');
    expect(history.list.map(({ code, title, chapter, text }) => ({ code, title, chapter, text }))).toEqual([{ code: 'A', title: 'Evidence', chapter: 'Larkspur Cottage', text: 'The ghost is named.' }]);
    expect(history.list[0]?.people).toEqual([
      { name: 'Ada', role: 'Wraith', by: 'human', result: 'won', mine: true },
      { name: 'Ben', by: 'human', result: 'lost' },
      { name: 'Bot', by: 'bot', result: 'lost' },
    ]);
  });

  it('is nothing to note for whoever watched, nor before its end', () => {
    history.note('A', scene(['s0']), []);
    const { outcome: _, ...before } = scene(['s0']);
    history.note('B', before, ['s0']);
    expect(history.list).toEqual([]);
  });

  it('holds nothing that opens a seat', () => {
    game('A', 's0');
    expect(localStorage.getItem('hauntbox.history')).not.toMatch(/token/);
  });
});

describe('what games come to', () => {
  it('counts boxes by who plays here, people by what they won, and wins in a row from the last game on', () => {
    game('A', 's1');
    game('B', 's0');
    game('C', 's0', 's1');
    expect(countGames(history.list)).toEqual([{ name: 'Evidence', played: 3, won: 2 }]);
    expect(countPeople(history.list)).toEqual([{ name: 'Ben', played: 3, won: 2 }]);
    expect(streak(history.list)).toBe(2);
  });

  it('is saved as a table in which no name is a formula', () => {
    const games: PlayedGame[] = [{ code: 'A', game: 'evidence', title: 'Evidence', chapter: '', at: 0, text: 'Said "no".', people: [{ name: '=1+1', by: 'human', result: 'won', mine: true }] }];
    expect(asTable(games).split('\r\n')[1]).toBe('"1970-01-01T00:00:00.000Z","Evidence","","Said ""no"".","\'=1+1","","human","won","yes"');
  });
});
