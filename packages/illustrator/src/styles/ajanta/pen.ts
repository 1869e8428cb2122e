import type { Pen } from '../../core/kit.ts';
import type { Material } from '../../core/materials.ts';
import { petal } from '../../core/shapes.ts';
import { f, mix, radial } from '../../core/svg.ts';
import type { Scene } from '../style.ts';
import { type AjantaPalette, ajantaColours } from './palette.ts';

const DARK = new Set<Material>(['line', 'dark', 'hair', 'wood', 'crow', 'crow2']);

/** The red-brown contour. */
export const INK = '#4a1f14';

/** The pen, and the gradients that its fills use. */
export function ajantaPen({ rng, plan, palette: p }: Scene<AjantaPalette>): {
  pen: Pen;
  gradients: () => string;
} {
  const colours = ajantaColours(p);
  const used = new Map<Material, string>();
  // at night the wall is dark, so motifs are lighter
  const solid = (material: Material): string =>
    plan.isNight && !DARK.has(material) ? mix(colours[material], p.white, 0.14) : colours[material];
  const gradientOf = (material: Material): string => {
    const colour = solid(material);
    return radial(
      `a-${material}`,
      [
        [0, mix(colour, p.white, 0.2)],
        [0.55, colour],
        [1, mix(colour, '#3a160c', 0.3)],
      ],
      0.42,
      0.36,
      0.72,
    );
  };
  const pen: Pen = {
    style: 'ajanta',
    hasOrnament: true,
    ink: INK,
    lineWidth: 4,
    solid,
    fill: (material) => {
      if (!used.has(material)) used.set(material, gradientOf(material));
      return `url(#a-${material})`;
    },
    glow: (x, y, r, opacity) =>
      `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="url(#glow)" stroke="none" opacity="${f(opacity * 0.8)}"/>`,
    // sprays of long leaves
    foliage: (k, x, y, r, i) => {
      const count = Math.round(r / (k.isSmall ? 7 : 3.3));
      const base = mix(p.green, i % 2 ? '#c58f45' : p.blue, 0.16);
      let leaves = '';
      for (let j = 0; j < count; j++) {
        const angle = rng.between(0, 6.283);
        const reach = Math.sqrt(rng()) * r * 0.72;
        const d = petal(
          x + Math.cos(angle) * reach,
          y + Math.sin(angle) * reach * 0.8,
          0,
          rng.between(0.4, 0.62) * r,
          rng.between(0.08, 0.13) * r,
          angle + rng.between(-0.6, 0.6),
        );
        const shade = mix(base, rng.chance(0.5) ? '#2c1812' : p.white, rng.between(0, 0.32));
        leaves += `<path d="${d}" fill="${shade}" stroke-width="2"/>`.replaceAll(/\.\d/g, '');
      }
      return `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(r * 0.9)}" ry="${f(r * 0.72)}" fill="${mix(base, '#2c1812', 0.3)}" stroke="none"/>${leaves}`;
    },
  };
  return { pen, gradients: () => [...used.values()].join('') };
}
