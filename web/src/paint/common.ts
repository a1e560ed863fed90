// Filters, gradients and clips that every board shares.
import { SHAPE, shapePath } from './shapes.ts';

export const BASE = 64 * 0.36; // the radius of a figure's base
const clips = (Object.keys(SHAPE) as (keyof typeof SHAPE)[]).map((shape) => `<clipPath id="seat-${shape}"><path d="${shapePath(shape, BASE)}"/></clipPath>`).join('');
const stop = (offset: number, color: string, opacity: number): string =>
  `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;

export const COMMON = `
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="6"/></filter>
<filter id="halo" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="3"/></filter>
<radialGradient id="lamp">${stop(0, '#ffd98a', 0.62)}${stop(0.45, '#ffb54a', 0.2)}${stop(1, '#ff9a2a', 0)}</radialGradient>
<radialGradient id="sheen" cx=".38" cy=".28" r=".8">${stop(0, '#fff', 0.26)}${stop(1, '#000', 0.12)}</radialGradient>
<linearGradient id="headlight" x1="0" y1="1" x2="0" y2="0">${stop(0, '#ffe7a6', 0.6)}${stop(1, '#ffe7a6', 0)}</linearGradient>
<radialGradient id="tilelight" cx=".5" cy=".42" r=".75">${stop(0, '#ffd084', 0.24)}${stop(0.6, '#7a4a1a', 0.08)}${stop(1, '#000', 0.4)}</radialGradient>
<radialGradient id="tiledark" cx=".5" cy=".48" r=".72">${stop(0, '#8d7fa8', 0.12)}${stop(1, '#05040a', 0.72)}</radialGradient>
<radialGradient id="hole">${stop(0, '#000', 1)}${stop(0.45, '#000', 0.8)}${stop(1, '#000', 0)}</radialGradient>
<radialGradient id="dread">${stop(0, '#ff4a35', 0.62)}${stop(0.5, '#c01a12', 0.26)}${stop(1, '#900', 0)}</radialGradient>
<pattern id="hatchred" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V16" stroke="#ff7a66" stroke-opacity=".34" stroke-width="3"/></pattern>
<pattern id="hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V14" stroke="#f1e5ca" stroke-opacity=".2" stroke-width="3"/></pattern>
${clips}`;
