// What the parts of a portrait know of the head they belong to, and what each part gives back.
import type { Palette } from '../palette.ts';
import type { Person } from '../kinds.ts';

export interface Face {
  h0: string; h1: string; // hair, and its light
  w: number; jaw: number; cw: number; chin: number; // half the width, the jaw as a part of it, half the chin, where the chin ends
  X: (k: number) => number; // a place across the head, -1 to 1
  cx: number; my: number; ey: number; ny: number; ex: number; // middle, mouth, eyes, nose, half the distance of the eyes
  P: Palette;
  sl: string; ss: string; sd: string; // skin: light, shade, dark
  coat: string; coat2: string; lite: string; // the coat, its shade, its light
  o: Person;
}
export interface Layers { back?: string; front?: string; over?: string }
export interface Coat extends Layers { body: string }
export interface Hat extends Layers { only?: number }
