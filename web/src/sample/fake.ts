// A table without a server: a sample scene that answers by its sample patch, for pictures and tests.
import type { Patch, Scene } from '../scene/scene.ts';
import type { FromClient } from '../wire/messages.ts';
import { TableStore, type Wire } from '../store/table.svelte.ts';

class FakeWire implements Wire {
  private n = 0;
  readonly said: FromClient[] = [];
  constructor(private readonly store: TableStore, private readonly scene: Scene, private readonly patch: Patch | undefined) {}
  open(): void {
    this.store.linked('open');
    this.store.hear({ type: 'scene', scene: this.scene });
  }
  close(): void { /* nothing is open */ }
  retry(): void { this.store.linked('open'); }
  say(message: FromClient): void { this.said.push(message); }
  act(index: number, option: string | string[]): string {
    const id = `fake${this.n++}`;
    this.said.push({ type: 'act', id, index, option });
    setTimeout(() => {
      if (this.patch?.from === index) this.store.hear({ type: 'patch', patch: this.patch });
      else this.store.hear({ type: 'refused', id, text: 'This table is only a picture.' });
      this.store.hear({ type: 'done', id, index });
    }, 120);
    return id;
  }
}

export const sampleStore = (scene: Scene, patch?: Patch): TableStore => new TableStore('', {}, (store) => new FakeWire(store, scene, patch));
