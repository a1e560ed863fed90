// Plays what happened, one beat at a time, and always ends at the true scene.
import { Gap, frames } from '../scene/patch.ts';
import type { Beat, Id, Line, Patch, Scene } from '../scene/scene.ts';
import { pace } from './pace.svelte.ts';

interface Frame { scene: Scene; beat: Beat | undefined }
export interface Since { lines: Line[]; frames: Frame[]; before: Scene }
const LONGEST = 900, AWAY_FRAMES = 14;

export class Player {
  scene = $state.raw<Scene | undefined>(); // what is painted
  playing = $state(false);
  beats = $state(0); // played since the last question
  caption = $state.raw<Line | undefined>();
  changed = $state.raw(new Set<Id>()); // outlined when nothing may move
  since = $state.raw<Since | undefined>();
  private truth: Scene | undefined; // what the server said last
  private queue: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly alias = new Map<Id, string>(); // what was turned over keeps its cardboard
  hidden = false; // nobody is looking
  private missed: Frame[] = [];
  private before: Scene | undefined;

  constructor(private readonly heard: (line: Line) => void = () => undefined) {}

  get index(): number | undefined { return this.truth?.index; }

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
    if (this.timer === undefined) this.next();
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
    for (const line of lines.slice(-3)) this.heard(line);
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

  // Any key or tap finishes the running beat.
  skip(): void {
    if (this.timer !== undefined) this.next();
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
    this.timer = undefined;
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
    const frame = this.queue.shift();
    if (!frame) return this.stop();
    const ms = this.enter(frame);
    if (!ms) return this.next();
    this.playing = this.queue.length > 0;
    this.timer = setTimeout(() => this.next(), ms);
  }

  private enter({ scene, beat }: Frame): number {
    const was = this.scene;
    for (const [id, fields] of Object.entries(beat?.set ?? {})) if (typeof fields.was === 'string') this.alias.set(id, this.keyOf(fields.was));
    this.scene = scene;
    this.beats++;
    for (const line of beat?.log ?? []) this.heard(line);
    this.caption = beat?.log?.at(-1) ?? this.caption;
    if (pace.calm) this.outline(Object.keys(beat?.set ?? {}));
    return was && beat ? pace.ms(duration(was, beat)) : 0;
  }

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
    else if ('tag' in fields) ms = Math.max(ms, 560);
    else if ('value' in fields) ms = Math.max(ms, 300);
  }
  if (beat.drop?.length) ms = Math.max(ms, 240);
  const text = beat.log?.reduce((n, l) => n + l.text.length, 0) ?? 0;
  return Math.min(LONGEST, Math.max(ms, text ? 380 + text * 5 : 0));
}
