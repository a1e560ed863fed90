// The sample scenes, by name.
import type { Patch, Scene } from '../src/scene/scene.ts';
import betwixt from '../samples/betwixt.json';
import evidenceGhost from '../samples/evidence-ghost.json';
import evidencePatch from '../samples/evidence.patch.json';
import evidence from '../samples/evidence.json';
import ghostbusters2 from '../samples/ghostbusters2.json';
import hunter13 from '../samples/hunter13.json';
import vast from '../samples/vast.json';

export const samples = { evidence, 'evidence-ghost': evidenceGhost, ghostbusters2, hunter13, betwixt, vast } as unknown as Record<string, Scene>;
export const patchOfEvidence = evidencePatch as unknown as Patch;

export function sample(name: string): Scene {
  const scene = samples[name];
  if (!scene) throw new Error(`no sample ${name}`);
  return structuredClone(scene);
}
