// A table without a server: a sample scene that answers by its sample patch, for pictures and tests.
import type { Patch, Scene } from '../scene/scene.ts';
import type { Request } from '../wire/types.ts';
import { TableStore, type Wire } from '../store/table/table.svelte.ts';

class FakeWire implements Wire {
  private n = 0;
  readonly said: Request[] = [];
  constructor(private readonly store: TableStore, private readonly scene: Scene, private readonly patch: Patch | undefined) {}
  open(): void {
    this.store.linked('open');
    this.store.hear({ type: 'scene', scene: this.scene });
  }
  close(): void { /* nothing is open */ }
  retry(): void { this.store.linked('open'); }
  say(message: Request): void { this.said.push(message); }
  act(index: number, option: string | string[]): string { return this.answer({ type: 'act', id: `fake${this.n++}`, index, option }); }
  walk(index: number, steps: string[]): string { return this.answer({ type: 'walk', id: `fake${this.n++}`, index, steps }); }
  private answer(message: Request & { id: string; index: number }): string {
    const { id, index } = message;
    this.said.push(message);
    setTimeout(() => {
      if (this.patch?.from === index) this.store.hear({ type: 'patch', patch: this.patch });
      else this.store.hear({ type: 'refused', id, text: 'This table is only a picture.' });
      this.store.hear({ type: 'done', id, index });
    }, 120);
    return id;
  }
}

export const sampleStore = (scene: Scene, patch?: Patch): TableStore => new TableStore('', {}, (store) => new FakeWire(store, scene, patch));
