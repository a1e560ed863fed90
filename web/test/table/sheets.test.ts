// Sheets with all that may lie on them, dice with faces and symbols, marks on the way, eight seats.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { SHAPE, shapePath } from '../../src/paint/shapes.ts';
import { TONE } from '../../src/paint/tones.ts';
import { sampleStore } from '../../src/sample/fake.ts';
import { staged } from '../../src/sample/stages.ts';
import { Reading } from '../../src/scene/reading.ts';
import type { Scene } from '../../src/scene/scene.ts';
import Panel from '../../src/table/sheets/Panel.svelte';
import { moment, sample } from '../samples.ts';

let shown: Record<string, unknown> | undefined;
function sheet(scene: Scene, name: string): HTMLElement {
  const read = new Reading(scene), panel = read.every('panel').find((p) => read.name(p) === name);
  if (!panel) throw new Error(`no sheet of ${name}`);
  shown = mount(Panel, { target: document.body, props: { read, panel, picker: sampleStore(scene).picker } });
  flushSync();
  return document.body;
}
afterEach(() => { if (shown) void unmount(shown); shown = undefined; document.body.innerHTML = ''; });

describe('a sheet', () => {
  it('shows its parts, dice to be rolled and the places of a body', () => {
    const text = sheet(moment('betwixt-boards'), 'Avelynn').textContent;
    for (const part of ['Dials', 'Battle chips', 'Worn', 'Hockey Stick', 'final blow', 'empty']) expect(text).toContain(part);
  });

  it('shows rolled dice by their symbols, and says them', () => {
    const page = sheet(moment('betwixt-boards'), 'Dice in use'), tray = page.querySelector('[aria-label^="LG:"]');
    expect(tray?.getAttribute('aria-label')).toBe('LG: blank, effect, hit, hit and effect');
    expect(tray?.querySelectorAll('.signs .ico')).toHaveLength(5);
    expect(page.querySelectorAll('i svg circle').length).toBe(1 + 3 + 2 + 4); // dots
  });

  it('shows cards that lie on it, with the cubes on them', () => {
    const scene = sample('vast'), knight = Object.entries(scene.things).find(([, t]) => t.kind === 'panel' && t.name === 'Knight')?.[0] ?? '';
    scene.things.axe = { kind: 'card', in: knight, name: 'Mighty Axe' };
    scene.things.cube = { kind: 'piece', in: 'axe', name: 'Hero cube', count: 2 };
    const page = sheet(scene, 'Knight');
    expect(page.textContent).toContain('Mighty Axe');
    expect(page.querySelector('.on b')?.textContent).toBe('2');
  });

  it('marks the way on bars and roads, and says what comes next', () => {
    const fury = sheet(moment('vast-boards'), 'Ghoul').querySelector('[role=group][aria-label^="Fury"]');
    expect(fury?.getAttribute('aria-label')).toBe('Fury: 6 / 14, Terror card at 8, goal at 11');
    expect(fury?.querySelectorAll('.gauge u')).toHaveLength(8);
    expect(fury?.querySelectorAll('.gauge u.past')).toHaveLength(3);
    expect(fury?.querySelectorAll('.gauge u.goal')).toHaveLength(1);
  });

  it('shows the printed value of a ladder where the cube lies', () => {
    expect(sheet(moment('vast-boards'), 'Knight').querySelector('[aria-label="Movement: 3"] .here')?.textContent).toBe('3');
  });
});

describe('eight seats', () => {
  it('have eight colours and eight outlines', () => {
    const seats = staged(sample('ghostbusters2'), 'eight').seats;
    expect(new Set(seats.map((seat) => TONE[seat.tone ?? '']))).toHaveLength(8);
    expect(new Set(seats.map((seat) => shapePath(seat.shape, 20)))).toHaveLength(8);
    expect(Object.keys(SHAPE)).toHaveLength(8);
  });
});
