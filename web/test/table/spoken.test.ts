// A battle by ear: all that the page says of one, from the first blow to the last, as it is sent by the game.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Patch, Scene } from '../../src/scene/scene.ts';
import { pace } from '../../src/store/device/pace.svelte.ts';
import { TableStore, type Wire } from '../../src/store/table/table.svelte.ts';

const TESTS = join(import.meta.dirname, '../../../tests');
const silent: Wire = { open: () => undefined, close: () => undefined, retry: () => undefined, act: () => '', walk: () => '', say: () => undefined };

it('a battle is followed by ear; HAUNTBOX_TELL=1 writes it down anew', () => {
  const { scene, patches } = JSON.parse(readFileSync(join(TESTS, 'scene/samples/chains/hunter13-battle.json'), 'utf8')) as { scene: Scene; patches: Patch[] };
  pace.speed = 'off';
  const store = new TableStore('', {}, () => silent), heard: string[] = [];
  const announce = store.announce.bind(store);
  store.announce = (text) => { heard.push(text); announce(text); };
  store.linked('open');
  store.hear({ type: 'scene', scene });
  for (const patch of patches) {
    const called = store.called;
    store.hear({ type: 'patch', patch });
    if (store.called > called) heard.push(store.urgent);
  }
  const told = `${heard.join('\n')}\n`, path = join(TESTS, 'browser/told/battle.txt');
  if (process.env.HAUNTBOX_TELL) writeFileSync(path, told);
  expect(told).toBe(readFileSync(path, 'utf8'));
});
