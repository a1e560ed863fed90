// The text painter: the same scene as lines of plain words, for screen readers and for those who would rather read.
import { words } from '../words.ts';
import { Reading } from './reading.ts';
import { goalWords, modeWords, stageWords } from './moods.ts';
import { ahead, badgeWords, faceWords, printed, rows, told } from './told.ts';
import type { Any, Badge, Of, Question, Scene, Side } from './scene.ts';

const W = words.aloud;
const SIDES: Side[] = ['n', 'e', 's', 'w'];
const WAYS = /door|gap|bars/;
const LINES = ['line', 'fence', 'steam'];
const list = (parts: string[]): string => parts.join(', ');
const short = (name: string): string => name.split(' ').at(-1) ?? name;

class Teller {
  private readonly read: Reading;
  readonly out: string[] = [];

  constructor(private readonly scene: Scene) {
    this.read = new Reading(scene);
  }

  tell(): string[] {
    const { scene, read, out } = this;
    out.push(`${scene.name}, ${scene.chapter}. ${scene.when.text}.`);
    if (scene.mode) out.push(modeWords(scene.mode));
    if (scene.stage) out.push(...stageWords(read, scene.stage));
    if (scene.goal) out.push(goalWords(read, scene.goal));
    if (scene.ask) this.question(scene.ask);
    // Letters that are not new were read when they came.
    const notes = read.every('note').filter((n) => n.tab !== 'mode'), old = notes.filter((note) => note.style === 'letter' && !note.fresh);
    for (const note of notes) if (!old.includes(note)) out.push(`${read.name(note)}: ${note.text ?? ''}`);
    if (old.length) out.push(W.letters(old.map((note) => read.name(note)).join(', ')));
    const tracks = read.within('', 'track').map((t) => this.track(t));
    if (tracks.length) out.push(`${W.table}: ${list(tracks)}.`);
    for (const board of read.every('board')) this.board(board);
    for (const link of read.every('link')) this.link(link);
    for (const panel of [...read.mine, ...read.every('panel').filter((p) => !read.mine.some((m) => m.id === p.id))]) this.panel(panel);
    for (const pile of read.within('', 'pile')) this.pile(pile);
    out.push(`${W.latest}: ${rows(scene.log).slice(-3).map((l) => told(read, l)).join(' ')}`);
    return out;
  }

  private badge(b: Badge): string {
    return badgeWords(this.read, b);
  }

  private thing(t: Any): string {
    const read = this.read, owner = read.seatOf(t);
    const way = t.kind === 'piece' && t.way && read.look(t).draw !== 'vehicle' ? W.looks(W.north[t.way]) : '';
    const bits = [...(t.badges ?? []).map((b) => this.badge(b)), way, t.face === 'down' ? W.down : '', t.kind === 'piece' && t.ago !== undefined ? W.wasHere(t.ago) : '', t.dim ?? '', ...read.within(t.id, 'piece').map((p) => W.inside(read.name(p)))].filter(Boolean);
    const n = 'count' in t ? t.count ?? 0 : 0, count = n > 1 ? W.times(n) : '';
    return read.name(t) + count + (owner?.you ? W.yours : '') + (bits.length ? ` [${list(bits)}]` : '');
  }

  private track(t: Of<'track'>): string {
    const most = t.cap ?? t.max, number = printed(this.read, t) ?? `${t.value ?? W.hidden}${most ? W.of(most) : ''}`;
    const more = [...ahead(this.read, t).map((mark) => W.markAt(mark.name ?? '', mark.at)), t.note, ...(t.extra ?? []).map((b) => this.badge(b))].filter(Boolean).join(', ');
    return `${this.read.name(t)} ${number}${more ? ` (${more})` : ''}${t.seen === 'you' ? W.onlyYou : ''}`;
  }

  private question(ask: Question): void {
    const { read, out } = this, mine = !!read.me && ask.who.includes(read.me.id);
    const who = words.lists(ask.who.map((id) => read.seats.get(id)?.name ?? id));
    out.push(`${mine ? W.youChoose : W.chooses(who)}: ${ask.text.replace(/[?.]$/, '')}. ${ask.hint ?? ''}${ask.rule ? ` (${ask.rule})` : ''}`);
    const live = ask.options.filter((o) => !o.off), told = new Set<string>();
    const size = (group: string): number => live.filter((o) => o.group === group).length;
    live.forEach((o, i) => {
      const group = o.group;
      if (!group || size(group) <= 6) { out.push(`  ${i + 1}. ${group ? `${group}: ` : ''}${o.text}${o.cost ? ` (${o.cost})` : ''}`); return; }
      if (told.has(group)) return;
      told.add(group); // a long group is one line
      const numbered = live.map((x, k) => [x, k + 1] as const).filter(([x]) => x.group === group).map(([x, k]) => `${k} ${read.get(x.on?.[0])?.name ?? x.text}`);
      out.push(`  ${group}${o.cost ? ` (${o.cost})` : ''}: ${list(numbered)}`);
    });
    for (const o of ask.options) if (o.off) out.push(`  ${W.notNow}: ${o.text}. ${o.off}${o.rule ? ` (${o.rule})` : ''}`);
  }

  private onSpace(space: Of<'space'>): string[] {
    const read = this.read, here = [...read.within(space.id, 'piece'), ...read.within(space.id, 'card')].map((t) => this.thing(t));
    const beside = SIDES.flatMap((d) => read.within(`${space.id}.${d}`, 'piece').map((p) => W.on(this.thing(p), W.north[d])));
    return [...here, ...beside];
  }

  private sidesOf(space: Of<'space'>): { side: Side; look: string; draw: string; name: string }[] {
    return (Object.entries(space.sides ?? {}) as [Side, string | string[]][]).flatMap(([side, value]) => [value].flat().map((look) => {
      const entry = this.read.look(look);
      return { side, look, draw: entry.draw ?? 'wall', name: entry.name ?? look };
    }));
  }

  private board(board: Of<'board'>): void {
    const { read, out } = this, zones = read.within(board.id, 'zone'), spaces = read.within(board.id, 'space'), told = new Set<string>();
    out.push(`${W.board}: ${read.name(board)}.`);
    const at = new Set(spaces.map((s) => s.at.join()));
    for (const zone of zones) {
      if (['glow', 'outline'].includes(read.look(zone).draw ?? '')) continue;
      const area = zone.spaces.map((id) => read.is('space', id)).filter((s): s is Of<'space'> => !!s);
      for (const s of area) told.add(s.id);
      out.push('  ' + this.zone(zone, area, at));
    }
    for (const space of spaces) if (!told.has(space.id)) out.push('  ' + this.space(space));
    for (const zone of zones) if (read.look(zone).draw === 'glow') out.push(`  ${read.name(zone)}: ${list(zone.spaces.map((id) => short(this.nameOf(id))))}.`);
  }

  private nameOf(id: string): string {
    const thing = this.read.get(id);
    return thing ? this.read.name(thing) : id;
  }

  private zone(zone: Of<'zone'>, area: Of<'space'>[], at: Set<string>): string {
    const read = this.read, name = (s: Of<'space'>): string => short(read.name(s));
    const stuff = area.flatMap((s) => this.onSpace(s).map((text) => `${text} ${W.at(name(s))}`));
    const ways = area.flatMap((s) => this.sidesOf(s).filter((x) => WAYS.test(x.draw)).map((x) => `${x.name} ${W.north[x.side]} of ${name(s)}`));
    const printed = this.printed(area, at, name);
    return `${read.name(zone)}, ${W.spaces(area.length)}: ${stuff.length ? list(stuff) : W.nobody}.${ways.length ? ` ${W.ways}: ${list(ways)}.` : ''}${printed ? ` ${W.printed}: ${printed}.` : ''}`;
  }

  // Printed marks and lines, gathered by what they are; a line between two spaces is told once.
  private printed(area: Of<'space'>[], at: Set<string>, name: (s: Of<'space'>) => string): string {
    const group = new Map<string, string[]>();
    const add = (key: string, value: string): void => { group.set(key, [...(group.get(key) ?? []), value]); };
    for (const s of area) {
      for (const b of s.badges ?? []) add(`${this.read.look(b).name ?? b.look} at`, name(s) + (b.way ? ` ${W.facing(W.north[b.way])}` : ''));
      for (const x of this.sidesOf(s)) {
        if (!LINES.includes(x.draw)) continue;
        const told = x.side === 'n' ? at.has(`${s.at[0]},${s.at[1] - 1}`) : x.side === 'w' && at.has(`${s.at[0] - 1},${s.at[1]}`);
        if (!told) add(`${x.name} ${W.north[x.side]} of`, name(s));
      }
    }
    return [...group].map(([key, values]) => `${key} ${list(values)}`).join('; ');
  }

  private space(space: Of<'space'>): string {
    const sides = this.sidesOf(space).map((x) => `${x.name} ${W.north[x.side]}`);
    const marks = [...(space.emblem && space.face === 'down' ? [this.read.look(space.emblem).name ?? ''] : []), ...(space.badges ?? []).map((b) => this.badge(b))];
    return `${this.read.name(space)} ${W.at(space.at.join(','))}${space.face === 'down' ? W.dark : ''}: ${list([...marks, ...this.onSpace(space), ...sides]) || W.nothing}.`;
  }

  private link(link: Of<'link'>): void {
    const name = this.read.look(link).name ?? link.id;
    this.out.push(`  ${W.from(name, this.nameOf(link.from), this.nameOf(link.to))}${link.count && link.count > 1 ? W.ofThem(link.count) : ''}.`);
  }

  private contents(pile: Of<'pile'>): string[] {
    if (pile.slots) return pile.slots.map((slot, i) => { const held = this.read.get(slot.of); return `${slot.name ?? i + 1}: ${held ? this.thing(held) : W.empty}`; });
    return this.held(pile.id).map((t) => {
      const face = t.kind === 'piece' ? faceWords(this.read, t) : '';
      return (face || this.thing(t)) + (t.text ? ` (${t.text})` : '');
    });
  }

  private held(place: string): (Of<'card'> | Of<'piece'>)[] {
    return [...this.read.within(place, 'card'), ...this.read.within(place, 'piece')];
  }

  private panel(panel: Of<'panel'>): void {
    const read = this.read, seat = read.seatOf(panel);
    const who = seat ? `, ${seat.you ? W.you : seat.name}${seat.by === 'bot' ? W.bot : ''}${read.isAway(seat) ? W.away : ''}` : '';
    const facts = [...read.within(panel.id, 'track').map((t) => this.track(t)), ...(panel.badges ?? []).map((b) => this.badge(b)), ...this.held(panel.id).map((t) => this.thing(t))];
    const piles = read.within(panel.id, 'pile').map((p) => { const held = this.contents(p); return `${read.name(p)}: ${held.length ? list(held) : W.faceDown(p.count ?? 0)}`; });
    this.out.push(`${read.name(panel)}${who}${panel.active ? W.toAct : ''}. ${[panel.text, list(facts), ...piles].filter(Boolean).join('. ')}.`.replace(/\.\./g, '.'));
  }

  private pile(pile: Of<'pile'>): void {
    const held = this.contents(pile);
    this.out.push(`${this.read.name(pile)}: ${held.length ? list(held) : W.left(pile.count ?? 0)}.`);
  }
}

export const aloud = (scene: Scene): string[] => new Teller(scene).tell();
