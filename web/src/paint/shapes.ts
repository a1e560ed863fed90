// Base shapes of seats, around 0,0. A seat is a colour and a shape, so colour never stands alone.
import type { Shape } from '../scene/scene.ts';
import { tidy } from './tones.ts';

const poly = (points: [number, number][]): string => `M${points.map(([x, y]) => `${tidy(x)} ${tidy(y)}`).join('L')}z`;

export const SHAPE: Record<Shape, (r: number) => string> = {
  circle: (r) => `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`,
  square: (r) => {
    const a = r * 0.88, q = r * 0.26;
    return `M${-a + q} ${-a}H${a - q}Q${a} ${-a} ${a} ${-a + q}V${a - q}Q${a} ${a} ${a - q} ${a}H${-a + q}Q${-a} ${a} ${-a} ${a - q}V${-a + q}Q${-a} ${-a} ${-a + q} ${-a}z`;
  },
  diamond: (r) => {
    const a = r * 1.14, q = a * 0.16;
    return `M${-q} ${-a + q}Q0 ${-a} ${q} ${-a + q}L${a - q} ${-q}Q${a} 0 ${a - q} ${q}L${q} ${a - q}Q0 ${a} ${-q} ${a - q}L${-a + q} ${q}Q${-a} 0 ${-a + q} ${-q}z`;
  },
  hex: (r) => poly(Array.from({ length: 6 }, (_, i) => [Math.cos((Math.PI / 3) * i + Math.PI / 6) * r * 1.06, Math.sin((Math.PI / 3) * i + Math.PI / 6) * r * 1.06])),
  shield: (r) => `M${-r * 0.9} ${-r * 0.86}H${r * 0.9}V${r * 0.1}C${r * 0.9} ${r * 0.7} ${r * 0.4} ${r} 0 ${r * 1.12}C${-r * 0.4} ${r} ${-r * 0.9} ${r * 0.7} ${-r * 0.9} ${r * 0.1}z`,
  arch: (r) => `M${-r * 0.86} ${r * 0.94}V${-r * 0.1}a${r * 0.86} ${r * 0.86} 0 0 1 ${r * 1.72} 0V${r * 0.94}q0 ${r * 0.1} ${-r * 0.12} ${r * 0.1}H${-r * 0.74}q${-r * 0.12} 0 ${-r * 0.12} ${-r * 0.1}z`,
  kite: (r) => `M${-r * 0.1} ${-r * 1.06}Q0 ${-r * 1.2} ${r * 0.1} ${-r * 1.06}L${r * 1.04} ${r * 0.68}Q${r * 1.12} ${r * 0.9} ${r * 0.88} ${r * 0.9}H${-r * 0.88}Q${-r * 1.12} ${r * 0.9} ${-r * 1.04} ${r * 0.68}z`,
  ghost: (r) => `M${-r * 0.85} ${r}V${-r * 0.1}a${r * 0.85} ${r * 0.85} 0 0 1 ${r * 1.7} 0V${r}l${-r * 0.34} ${-r * 0.26}l${-r * 0.3} ${r * 0.26}l${-r * 0.21} ${-r * 0.2}l${-r * 0.21} ${r * 0.2}l${-r * 0.3} ${-r * 0.26}z`,
};

export const shapePath = (shape: Shape | undefined, r: number): string => (SHAPE[shape ?? 'circle'] ?? SHAPE.circle)(r);
