// The colours of the drawings: one palette per game, and skins of the living and the dead.
export interface Palette { ink: string; deep: string; mid: string; soft: string; accent: string; pale: string; rim: string; warm: string; hot: string; cool: string }

export const PALETTE = {
  evidence: { ink: '#0f150f', deep: '#1d2a20', mid: '#3a5240', soft: '#6f9468', accent: '#9cd67a', pale: '#e2f2cc', rim: '#cdeaa6', warm: '#dba03f', hot: '#cf5a3f', cool: '#5b8fb5' },
  ghostbusters2: { ink: '#190e17', deep: '#34192c', mid: '#683453', soft: '#b0648a', accent: '#f58fb4', pale: '#ffe0ea', rim: '#ffb3cd', warm: '#c79058', hot: '#e0563f', cool: '#5f86b8' },
  hunter13: { ink: '#0d111b', deep: '#1a2439', mid: '#384c74', soft: '#6885b8', accent: '#9dbcf0', pale: '#e3ecff', rim: '#b9d0fb', warm: '#e0a455', hot: '#b4414f', cool: '#5e8fc4' },
  betwixt: { ink: '#150d0b', deep: '#33190f', mid: '#75391a', soft: '#bb6c30', accent: '#f2a354', pale: '#ffe6c4', rim: '#ffbf7c', warm: '#d88a3c', hot: '#c8492f', cool: '#4f6a8c' },
  vast: { ink: '#110c1b', deep: '#251a3e', mid: '#4b397b', soft: '#8468bd', accent: '#c0a2f7', pale: '#eee4ff', rim: '#d3bcff', warm: '#e08a48', hot: '#cf4f55', cool: '#6a9cc0' },
} satisfies Record<string, Palette>;

export type Game = keyof typeof PALETTE;

// [light, shade, dark]
export const SKIN = {
  fair: ['#efc59c', '#a9714f', '#6a3d2c'], rose: ['#efb592', '#a9634c', '#6b352a'], olive: ['#d8a673', '#8d5f3d', '#573522'],
  brown: ['#b87d50', '#6e4229', '#40231a'], dark: ['#8f5c3e', '#4f2e20', '#2d1812'],
  grave: ['#a9b59a', '#5d6b56', '#333d32'], ash: ['#b9b3ab', '#67625f', '#3a3736'], frost: ['#c3d3e6', '#62789a', '#34435e'],
  violet: ['#b7a1cf', '#635080', '#372a4d'], ecto: ['#bfe8b4', '#5d9a6a', '#2f5a40'], slime: ['#f7b6cd', '#b0557f', '#6c2a4e'],
} satisfies Record<string, [string, string, string]>;
