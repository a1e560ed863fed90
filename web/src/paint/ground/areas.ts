// Areas of spaces as paths: filled cells, and the outline around them in as few strokes as possible.
import type { Of } from '../../scene/scene.ts';
import type { Layout } from '../layout.ts';

export function cells(layout: Layout, area: Of<'space'>[]): string {
  let d = '';
  for (const space of area) {
    const [x, y] = layout.corner(space), [w, h] = layout.size(space);
    d += `M${x} ${y}h${w}v${h}h${-w}z`;
  }
  return d;
}

interface Run { at: number; from: number; to: number }

// Neighbouring edges on one line become one stroke, so that dashes run through.
function joined(runs: Run[]): Run[] {
  runs.sort((a, b) => a.at - b.at || a.from - b.from);
  const out: Run[] = [];
  for (const run of runs) {
    const last = out.at(-1);
    if (last && last.at === run.at && last.to === run.from) last.to = run.to;
    else out.push({ ...run });
  }
  return out;
}

export function outline(layout: Layout, area: Of<'space'>[]): string {
  const U = layout.unit, across: Run[] = [], down: Run[] = [];
  const taken = new Set<string>(), squares: [number, number][] = [];
  for (const space of area) {
    const [x, y] = layout.corner(space), [w, h] = layout.size(space);
    for (let i = 0; i < w; i += U) for (let j = 0; j < h; j += U) { taken.add(`${x + i},${y + j}`); squares.push([x + i, y + j]); }
  }
  for (const [x, y] of squares) {
    if (!taken.has(`${x},${y - U}`)) across.push({ at: y, from: x, to: x + U });
    if (!taken.has(`${x},${y + U}`)) across.push({ at: y + U, from: x, to: x + U });
    if (!taken.has(`${x - U},${y}`)) down.push({ at: x, from: y, to: y + U });
    if (!taken.has(`${x + U},${y}`)) down.push({ at: x + U, from: y, to: y + U });
  }
  let d = '';
  for (const run of joined(across)) d += `M${run.from} ${run.at}H${run.to}`;
  for (const run of joined(down)) d += `M${run.at} ${run.from}V${run.to}`;
  return d;
}
