// Choosing: what is pointed at, what is taken up, what is asked again, what is done. One code path for pointer, keys and lists.
import type { Beat, Id } from '../../scene/scene.ts';
import { asFarAs, wayTo, type Answer, type Way } from '../../scene/walking.ts';
import { Reading } from '../../scene/reading.ts';
import { applyBeat } from '../../scene/patch.ts';
import { byKey, liveOptions, sheet, walk, type Arrow, type Place, type Sheet } from './ask.ts';

export interface Host {
  readonly read: Reading;
  readonly ready: boolean; // a question may be answered now
  act(option: string | string[]): void;
  walk(option: string, steps: string[]): void;
}
interface Menu { id: Id; options: Answer[]; x: number; y: number }

export class Picker {
  taken = $state.raw<Answer | undefined>(); // taken up: shown on the board, done by Enter or a second touch
  pointed = $state.raw<Answer | undefined>(); // under the pointer or the focus
  line = $state.raw<Id[]>([]); // what a log line lights up
  thing = $state<Id | undefined>(); // what the pointer rests on, on the board
  far = $state<Id | undefined>(); // a place just out of a walk's reach
  why = $state.raw<Answer | undefined>(); // what is refused and shown on the board
  doubt = $state.raw<Answer | undefined>(); // asked again before the irreversible
  menu = $state.raw<Menu | undefined>();
  legend = $state.raw<{ id: Id; x: number; y: number } | undefined>();
  picks = $state.raw<string[]>([]); // of a question that takes several
  open = $state(false); // the long row shows its options
  keys = $state(false); // somebody plays by keys: show the numbers on the board
  phone = $state(false);
  readonly sources = new Set<() => Place[]>(); // each board tells where its picks are

  constructor(private readonly host: Host) {}

  get read(): Reading { return this.host.read; }
  get ready(): boolean { return this.host.ready; }
  private get ask() { return this.read.scene.ask; }

  get sheet(): Sheet | undefined {
    return this.ask && this.read.asksMe ? sheet(this.ask, this.read, this.phone) : undefined;
  }

  get several(): boolean { return (this.ask?.pick?.[1] ?? 1) > 1; }

  // The option whose things light up and whose `show` is painted.
  get current(): Answer | undefined { return this.doubt ?? this.pointed ?? this.taken; }
  get show(): Beat | undefined { return this.current?.show; }

  // The way that is drawn: to what is pointed at, or taken up.
  way = $derived.by((): Way | undefined => {
    const walks = this.ask?.walks, on = this.thing !== undefined ? this.read.on.get(this.thing)?.find((o) => o.way) : undefined;
    if (!walks || !this.read.asksMe) return undefined;
    if (this.far !== undefined) return wayTo(walks, this.far);
    return on?.way ?? (this.doubt ?? this.pointed ?? this.taken)?.way;
  });

  hot = $derived.by((): Set<Id> => {
    const ids = new Set<Id>(this.line);
    for (const id of this.current?.on ?? []) ids.add(id);
    if (this.thing !== undefined) for (const o of this.read.on.get(this.thing) ?? []) for (const id of o.on ?? []) ids.add(id);
    return ids;
  });

  // The scene with the preview of the current option painted in.
  preview(read: Reading): Reading {
    return this.show ? new Reading(applyBeat(read.scene, this.show)) : read;
  }

  take(option: Answer | undefined): void {
    this.taken = option;
    this.menu = this.doubt = this.why = this.far = undefined;
  }

  // The one way to answer.
  choose(option: Answer): void {
    if (option.off || !this.ready) return;
    if (this.several) return this.toggle(option);
    if (option.tone === 'danger' && this.doubt?.id !== option.id) {
      this.doubt = option;
      this.taken = option;
      this.menu = undefined;
      return;
    }
    this.clear();
    if (option.way && option.way.steps.length > 1) this.host.walk(option.id, option.way.steps);
    else this.host.act(option.way?.steps[0] ?? option.id);
  }

  private toggle(option: Answer): void {
    const most = this.ask?.pick?.[1] ?? 1;
    this.menu = undefined;
    if (this.picks.includes(option.id)) this.picks = this.picks.filter((id) => id !== option.id);
    else if (this.picks.length < most) this.picks = [...this.picks, option.id];
  }

  get enough(): boolean { return this.picks.length >= (this.ask?.pick?.[0] ?? 1); }

  confirm(): void {
    if (!this.several || !this.enough || !this.ready) return;
    const picks = [...this.picks];
    this.clear();
    this.host.act(picks);
  }

  // A click on the board. Touch takes up first and does at the second touch; a mouse does at once.
  click(id: Id, x: number, y: number, touch: boolean): void {
    const options = this.read.on.get(id);
    this.legend = this.why = undefined;
    if (!options?.length || !this.ready) return;
    const [only] = options;
    if (options.length > 1) this.menu = { id, options, x, y };
    else if (only && touch && this.taken?.id !== only.id && !this.several) this.take(only);
    else if (only) this.choose(only);
  }

  // Out of reach: the way is drawn, and as far as one gets is taken up.
  reach(id: Id): void {
    const walks = this.ask?.walks, to = walks && asFarAs(walks, id);
    this.take(to === undefined ? undefined : this.read.on.get(to)?.find((o) => o.way));
    this.far = id;
  }

  // A key takes an answer up; the same key does it.
  key(key: string): boolean {
    const row = this.sheet && byKey(this.sheet, key, this.open);
    if (!row) return false;
    this.keys = true;
    if (row.kind === 'many') {
      this.open = true;
      this.take(row.options[0]);
    } else if (this.taken?.id === row.option.id) this.choose(row.option);
    else this.take(row.option);
    return true;
  }

  arrow(arrow: Arrow): void {
    this.keys = true;
    const places = [...this.sources].flatMap((source) => source()), here = this.taken?.on?.[0];
    const next = walk(places, places.find((p) => p.id === here), arrow);
    const option = next && this.read.on.get(next.id)?.[0];
    if (option) this.take(option);
  }

  // Up and down in the list, for those who do not look at the board.
  step(by: 1 | -1): void {
    const list = this.sheet ? liveOptions(this.sheet) : [];
    if (!list.length) return;
    const at = list.findIndex((o) => o.id === this.taken?.id);
    this.keys = true;
    this.take(list[at < 0 ? (by > 0 ? 0 : list.length - 1) : (at + by + list.length) % list.length]);
  }

  enter(): boolean {
    const option = this.doubt ?? this.taken;
    if (option) { this.choose(option); return true; }
    if (this.several && this.picks.length) { this.confirm(); return true; }
    return false;
  }

  escape(): boolean {
    if (this.menu || this.legend || this.doubt || this.why) this.menu = this.legend = this.doubt = this.why = undefined;
    else if (this.taken) this.taken = this.far = undefined;
    else if (this.open) this.open = false;
    else if (this.picks.length) this.picks = [];
    else return false;
    return true;
  }

  clear(): void {
    this.taken = this.pointed = this.doubt = this.menu = this.legend = this.thing = this.far = this.why = undefined;
    this.picks = [];
    this.open = false;
  }
}
