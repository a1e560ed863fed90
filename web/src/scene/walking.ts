// A walk as options: every place within reach is an answer like any other, so that list, keys, board and screen reader share it.
import type { Question, Id, Option, Reach, WalkOptions } from './scene.ts';

export interface Way { path: Id[]; steps: string[]; cost: number; short: string } // `short`: why one gets no further
export type Answer = Option & { way?: Way; place?: string };
export type NameOf = (id: Id) => string;

// What comes before a place on the way. Where the piece stands may be within its own reach, by a longer way round.
function before(walks: WalkOptions, at: Reach): Reach | undefined {
  const found = walks.to[at.via];
  return found && found.cost < at.cost ? found : undefined;
}

// The spaces from where the piece stands to there, and the actions that lead along them.
export function wayTo(walks: WalkOptions, to: Id): Way | undefined {
  const path: Id[] = [to], steps: string[] = [], goal = walks.to[to];
  if (!goal) return undefined;
  for (let at: Reach | undefined = goal; at; at = before(walks, at)) {
    path.unshift(at.via, ...(at.along ?? []));
    if (at.act && !at.off) steps.unshift(...(at.before ?? []), at.act);
  }
  return { path, steps, cost: goal.cost, short: goal.off ?? '' };
}

// How far one gets on the way to a place that is just out of reach.
export function asFarAs(walks: WalkOptions, to: Id): Id | undefined {
  let at: Id | undefined = to;
  while (at !== undefined && walks.to[at]?.off) at = walks.to[at]?.via;
  return at !== undefined && walks.to[at] ? at : undefined;
}

export const costOf = (walks: WalkOptions, cost: number): string => `${cost} ${walks.unit?.[cost === 1 ? 0 : 1] ?? ''}`.trim();

// The options of a question with all of its walks, the nearest first. Single steps stay what they are.
export function answers(ask: Question, textOf: NameOf, placeOf: NameOf): Answer[] {
  const walks = ask.walks;
  if (!walks) return ask.options;
  const first = new Map(ask.options.map((o) => [o.id, o])), stepped = new Set<string>(), found: Answer[] = [];
  const reach = Object.entries(walks.to).filter(([, r]) => !r.off).sort(([, a], [, b]) => a.cost - b.cost);
  for (const [id, { cost }] of reach) {
    const way = wayTo(walks, id), only = way && way.steps.length === 1 ? first.get(way.steps[0] ?? '') : undefined;
    if (!way) continue;
    if (only) stepped.add(only.id);
    if (only?.off) continue;
    found.push(only ? { ...only, cost: only.cost ?? costOf(walks, cost), way } : { id: `walk ${id}`, text: textOf(id), on: [id], group: walks.group ?? '', cost: costOf(walks, cost), way, place: placeOf(id) });
  }
  const at = ask.options.findIndex((o) => o.group === walks.group), rest = ask.options.filter((o) => !stepped.has(o.id));
  const before = at < 0 ? 0 : rest.filter((o) => ask.options.indexOf(o) < at).length;
  return [...rest.slice(0, before), ...found, ...rest.slice(before)];
}
