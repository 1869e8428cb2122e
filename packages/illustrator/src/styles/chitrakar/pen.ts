import type { Kit, Pen } from '../../core/kit.ts';
import type { Material } from '../../core/materials.ts';
import { ring } from '../../core/shapes.ts';
import { dist, f, mix, path } from '../../core/svg.ts';
import { type ChitrakarPalette, chitrakarColours } from './palette.ts';

const ALWAYS_AS_THEY_ARE = new Set<Material>(['line', 'hair', 'dark']);

export function chitrakarPen(p: ChitrakarPalette): Pen {
  const colours = chitrakarColours(p);
  const seen = new Map<Material, string>();
  // colours that are too close to the ground would vanish, so they are mixed with ivory, or with red on pale cloth
  const lifted = (material: Material): string => {
    const colour = colours[material];
    if (ALWAYS_AS_THEY_ARE.has(material) || dist(colour, p.ground) >= 62) return colour;
    return mix(colour, dist(p.ground, p.ivory) < 120 ? p.red : p.ivory, 0.42);
  };
  const solid = (material: Material): string => {
    const colour = seen.get(material) ?? lifted(material);
    seen.set(material, colour);
    return colour;
  };
  return {
    style: 'chitrakar',
    hasOrnament: true,
    ink: p.ink,
    lineWidth: 4.4,
    solid,
    fill: solid,
    glow: (x, y, r) =>
      r >= 250
        ? ''
        : path(ring(x, y, 16, r * 0.3, r * 0.46, r * 0.035), `fill="${p.ochre}" stroke="none" opacity=".8"`),
    // one whorl is defined per picture and reused, because a forest of single leaves would be too large
    foliage: (k, x, y, r, i) =>
      `<use href="#${k.isSmall ? 'ws' : 'wh'}" transform="translate(${f(x)},${f(y)}) rotate(${i * 37}) scale(${(r / 100).toFixed(2)})"/>`,
  };
}

/** Rows of leaves, or rows of short petals, or leaves round a flower. */
export function whorls(k: Kit, p: ChitrakarPalette): string {
  const isPetals = k.leafMode === 1;
  const r = 100;
  const n = isPetals ? 11 : 14;
  const shades = [mix(p.green, p.ochre, 0.34), mix(p.green, p.ivory, 0.26), p.green] as const;
  let a = k.circle('leaf', 0, 0, r * 0.95);
  for (const q of [2, 1, 0] as const) {
    const count = n - q * 3;
    for (let j = 0; j < count; j++) {
      const inner = isPetals ? r * (0.62 - q * 0.3) : 0;
      const wide = r * (isPetals ? 0.2 : 0.36 - q * 0.09);
      const d = ring(0, 0, 1, inner, r * (1 - q * 0.28), wide, (j / count) * 6.283 + q * 0.2);
      a += `<path d="${d}" fill="${shades[q]}" stroke-width="3.2"/>`;
    }
  }
  a += k.leafMode === 2 ? k.flower(0, 0, r * 0.3, 'pink', 6) : k.circle('gold', 0, 0, r * 0.15);
  const small =
    k.circle('leaf', 0, 0, r) + k.path('leaf2', ring(0, 0, 10, 14, 94, 24)) + k.circle('gold', 0, 0, 20);
  return `<g id="wh">${a}</g><g id="ws">${small}</g>`;
}
