// Filters and gradients that every board shares.
const stop = (offset: number, color: string, opacity: number): string =>
  `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;

export const COMMON = `
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="6"/></filter>
<filter id="halo" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="3"/></filter>
<radialGradient id="lamp">${stop(0, '#ffd98a', 0.62)}${stop(0.45, '#ffb54a', 0.2)}${stop(1, '#ff9a2a', 0)}</radialGradient>
<radialGradient id="sheen" cx=".38" cy=".28" r=".8">${stop(0, '#fff', 0.26)}${stop(1, '#000', 0.12)}</radialGradient>
<linearGradient id="headlight" x1="0" y1="1" x2="0" y2="0">${stop(0, '#ffe7a6', 0.6)}${stop(1, '#ffe7a6', 0)}</linearGradient>
<radialGradient id="tilelight" cx=".5" cy=".42" r=".75">${stop(0, '#ffd084', 0.24)}${stop(0.6, '#7a4a1a', 0.08)}${stop(1, '#000', 0.4)}</radialGradient>
<radialGradient id="tiledark" cx=".5" cy=".48" r=".72">${stop(0, '#8d7fa8', 0.12)}${stop(1, '#05040a', 0.72)}</radialGradient>`;
