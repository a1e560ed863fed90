// The same sample at other moments: waiting, over, watched, asked in secret.
import type { Scene, Shape } from '../scene/scene.ts';

const PAIRS: [string, Shape][] = [['amber', 'circle'], ['coral', 'square'], ['moss', 'diamond'], ['sky', 'hex'], ['violet', 'shield'], ['bone', 'ghost'], ['rose', 'arch'], ['jade', 'kite']];

export function staged(scene: Scene, state: string | null): Scene {
  const next = structuredClone(scene);
  const active = (id: string, on: boolean): void => { const t = next.things[id]; if (t?.kind === 'piece' || t?.kind === 'panel') t.active = on; };
  if (state === 'waiting') {
    next.ask = { id: 'q', who: ['s2'], text: 'Static is choosing', hint: 'Jonas has the turn. Look around, read a rule, plan your walk.', options: [] };
    next.when = { text: 'Round 6: Static’s turn' };
    for (const id of ['lantern', 'p:lantern']) active(id, false);
    for (const id of ['static', 'p:static']) active(id, true);
    delete next.things['zone:uv'];
  } else if (state === 'over') {
    next.state = 'over';
    next.ask = null;
    next.when = { text: 'Round 9: the hunters win' };
    next.outcome = { text: 'It was a Myling in the Guest bedroom', rule: 'EVI-WIN-02', why: 'EMF, Writing and Ultraviolet are found, and all four hunters are back in the van in round 9.', seats: [['s1', 'won'], ['s2', 'won'], ['s3', 'won'], ['s4', 'won'], ['s0', 'lost']].map(([seat, result]) => ({ seat: seat ?? '', result: result as 'won' })) };
  } else if (state === 'watching') {
    next.seat = 'public';
    for (const seat of next.seats) delete seat.you;
    if (next.ask) next.ask = { ...next.ask, options: [] };
  } else if (state === 'secret' && next.ask) {
    next.ask = { ...next.ask, who: next.seats.slice(0, 4).map((s) => s.id), done: [next.seats[0]?.id ?? '', next.seats[2]?.id ?? ''], text: 'Everybody picks two items', hint: 'You have answered.', options: [] };
  } else if (state === 'eight') {
    const me = next.seats.find((seat) => seat.you);
    next.seats = PAIRS.map(([tone, shape], i) => ({ id: i ? `e${i}` : me?.id ?? 'e0', name: `Guest ${i + 1}`, by: 'human', here: true, tone, shape, you: i === 0 }));
    for (const [id, thing] of Object.entries(next.things)) if (thing.owner !== undefined && thing.owner !== me?.id) delete next.things[id];
    const look = Object.keys(next.legend).find((id) => next.legend[id]?.draw === 'figure') ?? '', space = Object.keys(next.things).filter((id) => next.things[id]?.kind === 'space');
    next.seats.slice(1).forEach((seat, i) => {
      next.things[`f:${seat.id}`] = { kind: 'piece', in: space[i * 3] ?? '', look, owner: seat.id, tone: seat.tone ?? '', name: seat.name };
      next.things[`p:${seat.id}`] = { kind: 'panel', n: i + 1, look, owner: seat.id, of: `f:${seat.id}`, tone: seat.tone ?? '', name: `Role ${i + 2}` };
    });
  } else if (state === 'danger' && next.ask?.options[3]) next.ask.options[3].tone = 'danger';
  return next;
}
