// Plays what happened, one beat at a time, and always ends at the true scene.
import { Gap, frames } from '../../scene/patch.ts';
import type { Beat, Id, Line, Moment, Patch, Question, Scene } from '../../scene/scene.ts';
import { pace } from '../device/pace.svelte.ts';

interface Frame { scene: Scene; beat: Beat | undefined }
export interface Since { lines: Line[]; frames: Frame[]; before: Scene }
export interface Shown { moment: Moment; line: Line; more: number } // how many cards and letters come after it
const LONGEST = 900, AWAY_FRAMES = 14, STEP = 190;
const EASY = 5, HASTE = 0.3; // so many beats wait without any hurry; the shortest that one becomes
const HOLD = 2500, IN = { stamp: 720, card: 660, letter: 720 }, OUT = { stamp: 360, card: 420, letter: 420 };

export class Player {
  scene = $state.raw<Scene | undefined>(); // what is painted
  playing = $state(false);
  beats = $state(0); // played since the last question
  caption = $state.raw<Line | undefined>();
  changed = $state.raw(new Set<Id>()); // outlined when nothing may move
  since = $state.raw<Since | undefined>();
  shown = $state.raw<Shown | undefined>(); // the moment on the table
  leaving = $state(false); // it is on its way to where it belongs
  private truth: Scene | undefined; // what the server said last
  private queue: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly alias = new Map<Id, string>(); // what was turned over keeps its cardboard
  hidden = false; // nobody is looking
  private missed: Frame[] = [];
  private after: Scene | undefined; // what is painted when the battle of a moment is over
  private before: Scene | undefined;

  constructor(private readonly heard: (line: Line | undefined, scene: Scene, was?: Scene) => void = () => undefined) {}

  get index(): number | undefined { return this.truth?.index; }
  get asked(): Question | null { return this.truth?.ask ?? null; } // by now, whatever is painted

  keyOf = (id: Id): string => this.alias.get(id) ?? id;

  // A whole scene: after a gap what is new in the log is told as "since you looked".
  whole(scene: Scene): void {
    const last = this.truth?.log.at(-1)?.i, same = this.truth && this.truth.seat === scene.seat && this.truth.game === scene.game;
    const lines = same && last !== undefined ? scene.log.filter((l) => l.i > last && !l.head) : [];
    const before = this.scene;
    this.stop();
    this.truth = this.scene = scene;
    if (lines.length > 1 && before) this.since = { lines, frames: [], before };
  }

  // Throws Gap when scenes are missing in between.
  patch(patch: Patch): void {
    if (!this.truth) throw new Gap(patch.from, -1);
    if (patch.to <= this.truth.index) return; // heard before
    const list = frames(this.truth, patch);
    this.truth = list.at(-1) ?? this.truth;
    const made = list.map((scene, i): Frame => ({ scene, beat: patch.beats[i] }));
    if (this.hidden) {
      this.before ??= this.scene;
      this.missed.push(...made);
    } else {
      this.play(made);
    }
  }

  private play(frames: Frame[]): void {
    this.queue.push(...frames);
    if (this.timer === undefined && !this.waits) this.next();
    else this.playing = true; // the question of the beat that still moves is an old one
  }

  // Somebody looks again: the end state at once, and an offer to see how it came.
  look(): void {
    this.hidden = false;
    const missed = this.missed, before = this.before;
    this.missed = [];
    this.before = undefined;
    if (!missed.length || !before) return;
    if (missed.length < 3) {
      this.play(missed);
      return;
    }
    const lines = missed.flatMap((f) => f.beat?.log ?? []);
    this.jump(missed.at(-1)?.scene);
    this.since = { lines, frames: missed.length <= 60 ? missed : [], before };
    if (this.scene) for (const line of lines.slice(-3)) this.heard(line, this.scene, this.scene);
  }

  // "Show me": the missed beats once more.
  again(): void {
    const since = this.since;
    this.since = undefined;
    if (!since?.frames.length) return;
    this.stop();
    this.scene = since.before;
    this.queue = [...since.frames];
    this.next();
  }

  // A card or a letter lies over the table, and the question comes after it.
  get waits(): boolean { return this.shown !== undefined && this.shown.moment.kind !== 'stamp'; }

  // Any key or tap finishes the running beat. What waits is put away by its own button, or by a key.
  skip(): void {
    if (this.timer !== undefined && !this.waits) this.next();
  }

  // The moment goes where it belongs; a second touch does not wait for it.
  putAway(): void {
    if (!this.shown) return;
    clearTimeout(this.timer);
    const ms = this.leaving ? 0 : pace.ms(OUT[this.shown.moment.kind]);
    this.leaving = ms > 0;
    if (ms) this.timer = setTimeout(() => this.next(), ms);
    else this.next();
  }

  skipAll(): void {
    if (this.playing) this.jump(this.queue.at(-1)?.scene ?? this.scene);
  }

  private jump(scene: Scene | undefined): void {
    this.stop();
    if (scene) this.scene = scene;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.leaveBattle();
    this.timer = undefined;
    this.shown = undefined;
    this.leaving = false;
    this.queue = [];
    this.playing = false;
    this.caption = undefined;
    this.beats = 0;
  }

  // The last beat holds nobody up: the question may be answered while it still moves.
  private next(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.queue.length > AWAY_FRAMES * 4) this.queue.splice(0, this.queue.length - AWAY_FRAMES); // far behind: catch up
    this.leaveBattle();
    this.shown = undefined;
    this.leaving = false;
    const frame = this.queue.shift();
    if (!frame) return this.stop();
    const ms = this.enter(frame);
    if (this.pause(frame.beat)) return;
    if (!ms) return this.next();
    this.playing = this.queue.length > 0;
    this.timer = setTimeout(() => this.next(), ms);
  }

  // A line that is worth stopping for. Who wants no motion reads a card until it is put away, and nothing flies; who wants all
  // at once sees only what must be put away by hand. A stamp holds nobody up at the end of what happens.
  private pause(beat: Beat | undefined): boolean {
    const line = beat?.log?.find((l) => l.moment), moment = line?.moment;
    if (!line || !moment || (!pace.factor && !pace.calm && moment.hold !== 0)) return false;
    this.shown = { moment, line, more: this.queue.filter((f) => f.beat?.log?.some((l) => l.moment && l.moment.kind !== 'stamp')).length };
    this.playing = this.queue.length > 0 || this.waits;
    this.enterBattle(moment);
    const hold = moment.hold ?? HOLD, byHand = hold === 0 || (pace.calm && this.waits);
    const ms = pace.calm ? hold : pace.ms((IN[moment.kind] + hold) * this.haste);
    if (!byHand || !this.waits) this.timer = setTimeout(() => this.putAway(), ms || HOLD);
    return true;
  }

  // A moment may bring a battle along that is over when the scene comes: it is painted as long as the moment is shown.
  private enterBattle({ mode, stage }: Moment): void {
    if (!mode || !this.scene) return;
    this.after = this.scene;
    this.scene = { ...this.scene, mode, ...(stage ? { stage } : {}) };
  }

  private leaveBattle(): void {
    if (this.after) this.scene = this.after;
    this.after = undefined;
  }

  private enter({ scene, beat }: Frame): number {
    const was = this.scene;
    for (const [id, fields] of Object.entries(beat?.set ?? {})) if (typeof fields.was === 'string') this.alias.set(id, this.keyOf(fields.was));
    this.scene = scene;
    this.beats++;
    const lines = beat?.log ?? [];
    lines.forEach((line, i) => this.heard(line, scene, i === lines.length - 1 ? was : scene));
    if (!lines.length && was) this.heard(undefined, scene, was);
    this.caption = beat?.log?.at(-1) ?? this.caption;
    if (pace.calm) this.outline(Object.keys(beat?.set ?? {}));
    if (!was || !beat) return 0;
    // The steps of a walk follow each other like steps.
    const set = beat.log?.at(-1)?.set, walks = set !== undefined && set === this.queue[0]?.beat?.log?.[0]?.set;
    return pace.ms((walks ? STEP : duration(was, beat)) * this.haste);
  }

  // Six bots do more than one wants to watch at leisure: the more waits, the shorter each beat.
  private get haste(): number { return Math.max(HASTE, Math.min(1, EASY / Math.max(1, this.queue.length))); }

  private outline(ids: Id[]): void {
    const all = new Set([...this.changed, ...ids]);
    this.changed = all;
    setTimeout(() => { if (this.changed === all) this.changed = new Set(); }, 1500);
  }

  close(): void { this.stop(); }
}

// Long enough to see it, never longer than 900 ms.
export function duration(was: Scene, beat: Beat): number {
  let ms = 0;
  for (const [id, fields] of Object.entries(beat.set ?? {})) {
    const before = was.things[id];
    if (!before) ms = Math.max(ms, 260);
    else if ('in' in fields || 'at' in fields) ms = Math.max(ms, 400);
    else if ('face' in fields || 'was' in fields) ms = Math.max(ms, 360);
    else if ('tag' in fields || 'signs' in fields) ms = Math.max(ms, 560);
    else if ('value' in fields) ms = Math.max(ms, 300);
  }
  if (beat.drop?.length) ms = Math.max(ms, 240);
  const text = beat.log?.reduce((n, l) => n + l.text.length, 0) ?? 0;
  return Math.min(LONGEST, Math.max(ms, text ? 380 + text * 5 : 0));
}
