// Reads a scene: who lies where, what it looks like, what can be picked.
import type { Any, Badge, Id, Kind, Look, Of, Scene, Seat, Shape, Side, Thing } from './scene.ts';
import { answers, type Answer } from './walking.ts';
import { words } from '../words.ts';

const SIDE_OF = /^(.*)\.([nesw])$/;
const PLAIN: Partial<Look> = {};

export class Reading {
  readonly seats: Map<Id, Seat>;
  readonly me: Seat | undefined;
  readonly options: Answer[]; // with every place that one can walk to
  readonly on: Map<Id, Answer[]> = new Map(); // thing or side -> the options that pick it
  private readonly inside = new Map<Id, Any[]>();
  private readonly kinds = new Map<Kind, Any[]>();
  private readonly all = new Map<Id, Any>();

  constructor(readonly scene: Scene) {
    for (const [id, thing] of Object.entries(scene.things)) {
      const named = { ...thing, id } as Any;
      this.all.set(id, named);
      push(this.inside, thing.in ?? '', named);
      push(this.kinds, thing.kind, named);
    }
    for (const list of this.inside.values()) list.sort((a, b) => (a.n ?? 0) - (b.n ?? 0));
    this.seats = new Map(scene.seats.map((seat) => [seat.id, seat]));
    this.me = scene.seats.find((seat) => seat.you) ?? this.seats.get(scene.seat);
    this.options = scene.ask ? answers(scene.ask, this.stepName(), (id) => this.placeName(id)) : [];
    for (const option of this.options) {
      const first = option.on?.[0];
      if (!option.off && first !== undefined) push(this.on, first, option);
    }
  }

  get(id: Id | undefined): Any | undefined {
    return id === undefined ? undefined : this.all.get(id);
  }

  is<K extends Kind>(kind: K, id: Id | undefined): Of<K> | undefined {
    const thing = this.get(id);
    return thing?.kind === kind ? (thing as Of<K>) : undefined;
  }

  look(of: Thing | Badge | string | undefined): Partial<Look> {
    const name = typeof of === 'string' ? of : of?.look;
    return (name !== undefined && this.scene.legend[name]) || PLAIN;
  }

  // The drawing of a thing; of what lies face down nobody knows it.
  artOf(thing: Any): string | undefined {
    return thing.face === 'down' ? undefined : (thing.art ?? this.look(thing).art);
  }

  name(thing: Any): string {
    return thing.name ?? this.look(thing).name ?? thing.id;
  }

  // The room or the area that a space lies in.
  zoneOf(id: Id): Of<'zone'> | undefined {
    return this.every('zone').find((zone) => zone.name && this.look(zone).draw !== 'glow' && zone.tab !== 'mode' && zone.spaces.includes(id));
  }

  // A space by its name and its room: "K8, Guest bedroom".
  placeName(id: Id): string {
    const thing = this.all.get(id), name = thing ? this.name(thing) : id, zone = this.zoneOf(id)?.name;
    return zone && zone !== name ? `${name}, ${zone}` : name;
  }

  // How the game itself says it: "Walk to K6" tells how to say "Walk to K8".
  private stepName(): (id: Id) => string {
    const { ask } = this.scene, nameOf = (id: Id | undefined): string => { const thing = this.get(id); return thing ? this.name(thing) : ''; };
    const sample = ask?.options.find((o) => o.group === ask.walks?.group && nameOf(o.on?.[0]) && o.text.includes(nameOf(o.on?.[0])));
    const kind = this.get(sample?.on?.[0])?.kind; // a room is no square
    return (id) => (sample && this.get(id)?.kind === kind ? sample.text.replace(nameOf(sample.on?.[0]), nameOf(id)) : words.walk.to(nameOf(id)));
  }

  // What lies in a place, in its order.
  within<K extends Kind>(place: Id, kind: K): Of<K>[] {
    return (this.inside.get(place) ?? []).filter((thing): thing is Of<K> => thing.kind === kind);
  }

  every<K extends Kind>(kind: K): Of<K>[] {
    return (this.kinds.get(kind) ?? []) as Of<K>[];
  }

  // A side of a space is a place too: "sq:K6.n".
  side(id: Id | undefined): { space: Of<'space'>; side: Side } | undefined {
    const match = id !== undefined && !this.all.has(id) ? SIDE_OF.exec(id) : null;
    const space = match ? this.is('space', match[1]) : undefined;
    return space && { space, side: match?.[2] as Side };
  }

  // The space a thing finally stands on, through vehicles and sides.
  ground(id: Id): { space: Of<'space'>; side?: Side } | undefined {
    let thing = this.get(id);
    for (let depth = 0; thing && depth < 9; depth++) {
      if (thing.kind === 'space') return { space: thing };
      const side = this.side(thing.in);
      if (side) return side;
      thing = this.get(thing.in);
    }
    return undefined;
  }

  seatOf(thing: Any | undefined): Seat | undefined {
    return thing?.owner === undefined ? undefined : this.seats.get(thing.owner);
  }

  // Bots never leave the table.
  isAway(seat: Seat): boolean {
    return seat.by === 'human' && !seat.here && !seat.you;
  }

  toneOf(thing: Any): string | undefined {
    return thing.tone ?? this.seatOf(thing)?.tone ?? this.look(thing).tone;
  }

  shapeOf(thing: Any): Shape {
    return thing.shape ?? this.seatOf(thing)?.shape ?? 'circle';
  }

  // The panels that this seat runs; the active one first, because it is the one to look at.
  get mine(): Of<'panel'>[] {
    const mine = this.every('panel').filter((panel) => this.me !== undefined && panel.owner === this.me.id);
    return mine.sort((a, b) => Number(b.active ?? false) - Number(a.active ?? false));
  }

  get asksMe(): boolean {
    const ask = this.scene.ask;
    return !!ask && !!this.me && ask.who.includes(this.me.id) && ask.options.length > 0;
  }
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
