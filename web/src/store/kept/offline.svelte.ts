// Hauntbox as an app, and finished replays without a network. Only where the browser trusts the connection: on this machine, or over HTTPS.
import type { Scene, Thing } from '../../scene/scene.ts';
import type { ReplaySteps } from '../../wire/types.ts';
import { keep, kept } from './memory.ts';

const FILES = 'hauntbox-files', REPLAYS = 'hauntbox-replays';

export interface KeptReplay { code: string; title: string; chapter: string; at: number }
export interface Replay { code: string; steps: ReplaySteps; scenes: Scene[] }

// A scene as what has changed in it since the one before: most things stand where they stood, and the log only grows.
export interface Delta { rest: Omit<Scene, 'things' | 'log'>; set: Record<string, Thing>; gone: string[]; kept: number; log: Scene['log'] }

export function deltas(scenes: Scene[]): Delta[] {
  return scenes.map((scene, i) => {
    const was = scenes[i - 1], { things, log, ...rest } = scene, before = was?.things ?? {};
    const set = Object.fromEntries(Object.entries(things).filter(([id, thing]) => JSON.stringify(before[id]) !== JSON.stringify(thing)));
    const changed = log.findIndex((line, n) => JSON.stringify(was?.log[n]) !== JSON.stringify(line)), same = changed < 0 ? log.length : changed;
    return { rest, set, gone: Object.keys(before).filter((id) => !(id in things)), kept: same, log: log.slice(same) };
  });
}

export function scenesOf(found: Delta[]): Scene[] {
  const scenes: Scene[] = [];
  for (const { rest, set, gone, kept: same, log } of found) {
    const was = scenes.at(-1), things = Object.fromEntries(Object.entries(was?.things ?? {}).filter(([id]) => !gone.includes(id)));
    scenes.push({ ...rest, things: { ...things, ...set }, log: [...(was?.log ?? []).slice(0, same), ...log] });
  }
  return scenes;
}

const isTrusted = (): boolean => typeof isSecureContext !== 'undefined' && isSecureContext && 'serviceWorker' in navigator && 'caches' in globalThis;

class Offline {
  readonly can = isTrusted();
  list = $state.raw<KeptReplay[]>(kept<KeptReplay[]>('replays', []));

  // The page works without it, so nothing waits for it.
  async begin(): Promise<void> {
    if (!this.can) return;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: './manifest.json' }));
    await navigator.serviceWorker.register('./sw.js').catch(() => undefined); // a browser may forbid it
    if (await caches.has(FILES)) await clearOld();
  }

  find(code: string): KeptReplay | undefined { return this.list.find((one) => one.code === code); }

  // Fetches every position as one pair of eyes sees it. Nothing is kept until all of it is there.
  async keep(code: string, steps: ReplaySteps, sceneAt: (n: number) => Promise<Scene>, told: (share: number) => void): Promise<void> {
    const scenes: Scene[] = [];
    for (let n = 0; n <= steps.steps.length; n++) {
      scenes.push({ ...(await sceneAt(n)), ask: null });
      told((n + 1) / (steps.steps.length + 1));
    }
    const files = await caches.open(FILES);
    await files.addAll(['./', ...(await allFiles())]);
    await (await caches.open(REPLAYS)).put(address(code), Response.json({ steps, scenes: deltas(scenes) }));
    const last = scenes.at(-1);
    this.save([{ code, title: last?.name ?? '', chapter: last?.chapter ?? '', at: Date.now() }, ...this.list.filter((one) => one.code !== code)]);
  }

  async read(code: string): Promise<Replay | undefined> {
    const found = this.can ? await (await caches.open(REPLAYS)).match(address(code)) : undefined;
    if (!found) return undefined;
    const { steps, scenes } = (await found.json()) as { steps: ReplaySteps; scenes: Delta[] };
    return { code, steps, scenes: scenesOf(scenes) };
  }

  async drop(code: string): Promise<void> {
    await (await caches.open(REPLAYS)).delete(address(code));
    this.save(this.list.filter((one) => one.code !== code));
  }

  private save(list: KeptReplay[]): void {
    this.list = list;
    keep('replays', list);
  }
}

// No server has this address: it is the name of what is kept.
const address = (code: string): string => new URL(`./kept/${encodeURIComponent(code)}.json`, document.baseURI).href;

const allFiles = async (): Promise<string[]> => (await (await fetch('./files.json', { cache: 'no-cache' })).json()) as string[];

// Files of earlier builds are of no use once the server has newer ones.
async function clearOld(): Promise<void> {
  const names = await allFiles().catch(() => undefined), files = await caches.open(FILES);
  if (!names) return; // no network: what is kept is all there is
  const present = new Set(['./', 'lantern.svg', ...names].map((name) => new URL(name, document.baseURI).href));
  for (const request of await files.keys()) if (!present.has(request.url)) await files.delete(request);
}

export const offline = new Offline();
