// Named tones. Games name tones, never colours; each was checked for contrast as a rim on wood and under ink.
export const TONE: Record<string, string> = {
  amber: '#f2c14e', coral: '#f0805f', moss: '#93c572', sky: '#74b8ea', violet: '#bfa1f2', bone: '#eadfc9', slime: '#f58fb4', rose: '#f58fb4', jade: '#5cc8b4',
  ecto: '#a9e8a0', danger: '#f0695c', good: '#8fd08a', bad: '#f6b0a4', frost: '#bfe3f2', ash: '#a59a8f', red: '#e5533d', orange: '#f09a3e', yellow: '#f2d64b',
  steel: '#a9b4bd',
  oak: '#7a5433', walnut: '#513624', umber: '#5f412c', wine: '#5b2a33', slate: '#34465b', cream: '#b3a482', brick: '#6f4133',
  sea: '#4f7977', sand: '#8d7753', asphalt: '#3b3a3f', stone: '#6e5f4d', fern: '#33472c', night: '#15121d', grass: '#3b4d2c',
};
export const ACCENT: Record<string, string> = {
  evidence: '#9cd67a', ghostbusters2: '#f58fb4', hunter13: '#9dbcf0', betwixt: '#f2a354', vast: '#c0a2f7',
};
const BONE = '#eadfc9';

export const accentOf = (game: string): string => ACCENT[game] ?? '#e5bf7e';

// A painter paints one scene at a time, so the accent of its game is a plain colour here.
export function tone(name: string | undefined, fallback = BONE, game = ''): string {
  if (name === 'accent') return accentOf(game);
  return (name !== undefined && TONE[name]) || fallback;
}

type Rgb = [number, number, number];
const rgb = (hex: string): Rgb => [parseInt(hex.slice(1, 3), 16), parseInt(hex.slice(3, 5), 16), parseInt(hex.slice(5, 7), 16)];
const part = (v: number): string => Math.max(0, Math.min(255, Math.round(v))).toString(16).padStart(2, '0');

export function mix(a: string, b: string, t: number): string {
  const [r, g, bl] = rgb(a), [x, y, z] = rgb(b);
  return '#' + part(r + (x - r) * t) + part(g + (y - g) * t) + part(bl + (z - bl) * t);
}
export const dark = (c: string, t = 0.4): string => mix(c, '#0c0807', t);
export const light = (c: string, t = 0.3): string => mix(c, '#fff3d8', t);

// A tiny seeded generator, so that drawn textures are the same on every paint.
export function seeded(text: string): () => number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}

const ESCAPE: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const esc = (text: unknown): string => String(text ?? '').replace(/[&<>"]/g, (c) => ESCAPE[c] ?? c);
export const slug = (id: string): string => id.replace(/[^\w-]/g, (c) => '_' + c.charCodeAt(0).toString(36));
export const tidy = (v: number): number => Math.round(v * 10) / 10;
