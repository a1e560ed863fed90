// A kept replay is the same replay, in less room.
import { describe, expect, it } from 'vitest';
import type { Line, Scene } from '../../src/scene/scene.ts';
import { deltas, offline, scenesOf } from '../../src/store/kept/offline.svelte.ts';

const scene = (index: number, things: Scene['things'], log: string[]): Scene => ({
  scene: 1, game: 'evidence', name: 'Evidence', chapter: 'Larkspur Cottage', index, seat: 'public', state: 'play', when: { text: `Round ${index}` }, seats: [], legend: {}, ask: null,
  things, log: log.map((text, i): Line => ({ i, text })),
});
type Thing = Scene['things'][string];
const hall: Thing = { kind: 'space', in: 'b', at: [0, 0] }, ada = (at: string): Thing => ({ kind: 'piece', in: at });
const game = [scene(0, { hall, ada: ada('hall') }, ['Round 1']), scene(1, { hall, ada: ada('van') }, ['Round 1', 'Ada goes to the van']), scene(2, { hall }, ['Round 1', 'Ada is gone'])];

describe('the scenes of a replay', () => {
  it('are what they were, also where something was taken away or a line was told otherwise', () => {
    expect(scenesOf(JSON.parse(JSON.stringify(deltas(game))) as ReturnType<typeof deltas>)).toEqual(game);
  });

  it('are kept as what has changed', () => {
    expect(deltas(game).map(({ set, gone, log }) => [Object.keys(set), gone, log.length])).toEqual([[['hall', 'ada'], [], 1], [['ada'], [], 1], [[], ['ada'], 1]]);
  });
});

describe('where the browser does not trust the connection', () => {
  it('nothing can be installed and no replay is kept', async () => {
    await offline.begin();
    expect([offline.can, document.querySelector('link[rel=manifest]'), await offline.read('A')]).toEqual([false, null, undefined]);
  });
});
