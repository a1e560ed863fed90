// A patch leads from one of a seat's sequence numbers to the next, beat by beat.
import type { Beat, Patch, Scene, Thing } from './scene.ts';

export class Gap extends Error {
  constructor(readonly from: number, readonly have: number) {
    super(`the patch starts at ${from}, the scene is at ${have}: ask for the whole scene`);
  }
}

const WHOLE = ['when', 'ask', 'seats', 'state', 'outcome', 'focus', 'goal', 'mode', 'stage', 'story'] as const;

// `null` takes a field away, except a track's value, where it means hidden.
function merged(thing: Thing | undefined, fields: Record<string, unknown>): Thing {
  const next: Record<string, unknown> = { ...thing };
  for (const [key, value] of Object.entries(fields)) {
    if (value === null && key !== 'value') delete next[key];
    else next[key] = value;
  }
  return next as unknown as Thing;
}

export function applyBeat(scene: Scene, beat: Beat): Scene {
  const things = { ...scene.things };
  for (const id of beat.drop ?? []) delete things[id];
  for (const [id, fields] of Object.entries(beat.set ?? {})) things[id] = merged(things[id], fields);
  const next: Scene = {
    ...scene,
    things,
    legend: beat.legend ? { ...scene.legend, ...beat.legend } : scene.legend,
    log: beat.log?.length ? [...scene.log, ...beat.log] : scene.log,
  };
  for (const key of ['mode', 'stage'] as const) if (key in beat) Object.assign(next, { [key]: beat[key] });
  return next;
}

// What is not understood by merging is replaced whole.
export function closing(scene: Scene, patch: Patch): Scene {
  const next: Scene = { ...scene, index: patch.to };
  for (const key of WHOLE) if (key in patch) Object.assign(next, { [key]: patch[key] });
  return next;
}

// The scene after each beat; the last one is the scene after the patch.
export function frames(scene: Scene, patch: Patch): Scene[] {
  if (patch.from !== scene.index) throw new Gap(patch.from, scene.index);
  const list: Scene[] = [];
  let now = scene;
  for (const beat of patch.beats) list.push((now = applyBeat(now, beat)));
  const last = closing(now, patch);
  if (list.length) list[list.length - 1] = last;
  else list.push(last);
  return list;
}

export const applyPatch = (scene: Scene, patch: Patch): Scene => frames(scene, patch).at(-1) ?? scene;
