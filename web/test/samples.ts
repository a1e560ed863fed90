// The sample scenes, by name.
import type { Patch, Scene } from '../src/scene/scene.ts';
import betwixt from '../../tests/scene/samples/betwixt.json';
import evidenceGhost from '../../tests/scene/samples/evidence-ghost.json';
import evidencePatch from '../../tests/scene/samples/evidence.patch.json';
import evidence from '../../tests/scene/samples/evidence.json';
import ghostbusters2 from '../../tests/scene/samples/ghostbusters2.json';
import hunter13 from '../../tests/scene/samples/hunter13.json';
import vast from '../../tests/scene/samples/vast.json';
import { applyPatch } from '../src/scene/patch.ts';

export const samples = { evidence, 'evidence-ghost': evidenceGhost, ghostbusters2, hunter13, betwixt, vast } as unknown as Record<string, Scene>;
export const patchOfEvidence = evidencePatch as unknown as Patch;

export function sample(name: string): Scene {
  const scene = samples[name];
  if (!scene) throw new Error(`no sample ${name}`);
  return structuredClone(scene);
}

const moments = import.meta.glob<Patch>('../../tests/scene/samples/moments/*.json', { import: 'default', eager: true });
export const momentNames = Object.keys(moments).map((path) => path.replace(/^.*\/|\.json$/g, ''));

// A sample after the change that leads to this moment.
export function moment(name: string): Scene {
  const patch = moments[`../../tests/scene/samples/moments/${name}.json`];
  if (!patch) throw new Error(`no moment ${name}`);
  return applyPatch(sample(name.split('-')[0] ?? ''), structuredClone(patch));
}
