import type { Kit, Pen } from '../../core/kit.ts';

import type { Material } from '../../core/materials.ts';
import { ring } from '../../core/shapes.ts';
import { dist, f, linear, mix, type Stop } from '../../core/svg.ts';
import type { Scene } from '../style.ts';
import { TINT, type VishvakarmaPalette } from './palette.ts';

const METALS = new Set<Material>(['gold', 'brass']);
const PLAIN = new Set<Material>(['dark', 'fire', 'lit', 'hair']);
const MASONRY = new Set<Material>(['stone', 'stone2', 'brick', 'rock']);
const NEVER_RAISED = new Set<Material>([
  'dark',
  'fire',
  'lit',
  'line',
  'gold',
  'brass',
  'stone',
  'stone2',
  'hair',
  'crow',
  'crow2',
]);
/** Materials of large areas, which need less contrast to the ground. */
const SOFT = /^(cloth|skin|leaf|saffron|pink|blue|water|brick)/;

function rawColours({ ground: [g0, g1, g2], gold: [, au], isPale }: VishvakarmaPalette) {
  return (material: Material): string => {
    if (METALS.has(material) || material === 'line') return au;
    if (material === 'fire' || material === 'lit') return '#fff2c0';
    if (material === 'dark') return mix(g2, '#000000', isPale ? 0.5 : 0.1);
    if (material === 'stone') return mix(g0, '#ffffff', isPale ? 0.5 : 0.16);
    if (material === 'stone2') return mix(g0, au, isPale ? 0.5 : 0.16);
    return mix(TINT[material] ?? au, g1, 0.12);
  };
}

/** A pen that draws gold lines around jewel fills. */
export function vishvakarmaPen({ palette }: Scene<VishvakarmaPalette>): {
  pen: Pen;
  gradients: () => string;
} {
  const {
    ground: [g0, g1],
    gold: [hi, au, lo],
    isPale,
  } = palette;
  const raw = rawColours(palette);
  const used = new Map<Material, string>();
  // colours too close to the ground are mixed with light gold, or darkened on a pale ground
  const solid = (material: Material): string => {
    const colour = raw(material);
    if (NEVER_RAISED.has(material)) return colour;
    const isSoft = SOFT.test(material);
    const isNear = Math.min(dist(colour, g0), dist(colour, g1)) < (isSoft ? 60 : 84);
    return isNear ? mix(colour, isPale ? '#4a2412' : hi, isSoft ? 0.26 : 0.4) : colour;
  };
  const stopsOf = (material: Material, colour: string): readonly Stop[] => {
    if (METALS.has(material))
      return [
        [0, hi],
        [0.4, au],
        [1, lo],
      ];
    if (MASONRY.has(material))
      return [
        [0, mix(au, colour, material === 'stone' ? 0.1 : 0.3)],
        [0.26, mix(colour, au, 0.35)],
        [0.62, colour],
        [1, mix(colour, g1, 0.6)],
      ];
    return [
      [0, mix(colour, hi, 0.42)],
      [0.45, colour],
      [1, mix(colour, g1, 0.5)],
    ];
  };
  const pen: Pen = {
    style: 'vishvakarma',
    hasOrnament: true,
    ink: au,
    lineWidth: 3,
    solid,
    fill: (material) => {
      if (PLAIN.has(material)) return solid(material);
      if (!used.has(material))
        used.set(material, linear(`v-${material}`, stopsOf(material, solid(material))));
      return `url(#v-${material})`;
    },
    glow: (x, y, r, opacity) =>
      `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="url(#lamp)" stroke="none" opacity="${f(opacity)}"/>`,
    foliage: (k, x, y, r) => foliage(k, palette, x, y, r),
  };
  return { pen, gradients: () => [...used.values()].join('') };
}

/** Scales of gold arcs, a globe of small rosettes, or whole rosettes. */
function foliage(k: Kit, palette: VishvakarmaPalette, x: number, y: number, r: number): string {
  const [, g1, g2] = palette.ground;
  const [hi] = palette.gold;
  const green = mix(k.pen.solid('leaf'), g1, 0.35);
  if (k.leafMode === 1 || k.isSmall) {
    const scales = [0, 1, 2, 3].map(
      (j) =>
        `<circle cx="${f(x)}" cy="${f(y + r * j * 0.11)}" r="${f(r * (0.86 - j * 0.2))}" fill="${mix(green, hi, j * 0.09)}" stroke-width="2"/>`,
    );
    return globe(x, y, r, mix(green, g2, 0.35)) + scales.join('') + k.circle('gold', x, y, r * 0.1);
  }
  if (k.leafMode === 2) {
    const small = Array.from({ length: 9 }, (_, j) => {
      const angle = j * 2.4;
      const reach = r * 0.82 * Math.sqrt(j / 9);
      const d = ring(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, 6, 1, r * 0.26, r * 0.1);
      return rosette(d, mix(green, hi, 0.12 + (j % 3) * 0.12), 1.8);
    });
    return globe(x, y, r, mix(green, g2, 0.35)) + small.join('') + k.circle('gold', x, y, r * 0.1);
  }
  const count = Math.round(r / 7);
  const rows = [0, 1, 2].map((q) => {
    const d = ring(x, y, count - q * 3, r * (0.6 - q * 0.26), r * (1 - q * 0.27), r * 0.16, q * 0.2);
    return rosette(d, mix(green, q === 1 ? hi : green, 0.25), 2);
  });
  return globe(x, y, r * 0.86, mix(green, g2, 0.45)) + rows.join('') + k.circle('gold', x, y, r * 0.13);
}

const globe = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}"/>`;

const rosette = (d: string, fill: string, width: number): string =>
  `<path d="${d.replaceAll(/\.\d/g, '')}" fill="${fill}" stroke-width="${width}"/>`;
