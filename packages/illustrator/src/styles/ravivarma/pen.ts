import { Kit, type Pen } from '../../core/kit.ts';
import type { Material } from '../../core/materials.ts';
import { ellipse, f, linear, mix } from '../../core/svg.ts';
import type { Canvas } from './canvas.ts';
import { BASE } from './palette.ts';

const LIGHTS = new Set<Material>(['fire', 'lit']);

/** A pen without outlines: each material is a gradient from the lit side to the shade. */
export function ravivarmaPen(canvas: Canvas): { pen: Pen; gradients: () => string } {
  const { plan, palette, side, shadow } = canvas;
  const dim = plan.isInside ? 0.3 : palette.dim;
  const warm = plan.isInside ? '#ffcf86' : palette.glow;
  const lit = side > 0 ? 1 : 0;
  const used = new Map<Material, string>();
  const solid = (material: Material): string =>
    LIGHTS.has(material)
      ? BASE[material]
      : mix(BASE[material], shadow, dim * (material === 'line' ? 0.4 : 0.8));
  const gradientOf = (material: Material): string => {
    const colour = solid(material);
    return linear(
      `r-${material}`,
      [
        [0, mix(mix(colour, warm, 0.34), BASE[material], 0.12)],
        [0.4, colour],
        [1, mix(colour, shadow, 0.52)],
      ],
      1 - lit,
      0.55,
      lit,
      0,
    );
  };
  const pen: Pen = {
    style: 'ravivarma',
    hasOrnament: false,
    ink: null,
    lineWidth: 3.6,
    solid,
    fill: (material) => {
      if (LIGHTS.has(material)) return BASE[material];
      if (!used.has(material)) used.set(material, gradientOf(material));
      return `url(#r-${material})`;
    },
    glow: (x, y, r, opacity) =>
      `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="url(#halo)" opacity="${opacity}"/>`,
    foliage: (k, x, y, r) => dabs(canvas, solid, k.isSmall, x, y, r),
  };
  return { pen, gradients: () => [...used.values()].join('') };
}

/** Clustered dabs, lighter towards the light and the top. */
function dabs(
  { rng, palette, side, shadow }: Canvas,
  solid: (material: Material) => string,
  isSmall: boolean,
  x: number,
  y: number,
  r: number,
): string {
  const green = solid('leaf');
  let a = ellipse(x, y, r, r * 0.66, `fill="${mix(green, shadow, 0.5)}"`);
  for (let pass = 0; pass < 3; pass++) {
    const count = isSmall ? 6 : (10 + r / 8) * (1 + pass * 0.5);
    for (let j = 0; j < count; j++) {
      const angle = rng.between(0, 6.283);
      const reach = Math.sqrt(rng()) * 1.02;
      const up = -Math.sin(angle) * reach;
      const towards = Math.cos(angle) * side * reach;
      if (pass && up + towards * 0.6 < -0.2) continue;
      const t = ((up * 0.4 + towards * 0.3 + 0.35) * pass) / 2;
      const rx = rng.between(10, 22) * (1.25 - pass * 0.42);
      const ry = rng.between(5, 10) * (1.2 - pass * 0.36);
      const most = pass === 2 ? rng.between(0.12, 0.42) : 0.6;
      const tint = pass === 2 ? palette.glow : solid('leaf2');
      const fill = mix(mix(green, shadow, 0.36 - pass * 0.12), tint, Math.max(0, Math.min(most, t)));
      a += ellipse(
        x + Math.cos(angle) * reach * r,
        y + Math.sin(angle) * reach * r * 0.68,
        rx,
        ry,
        `fill="${fill}"`,
      );
    }
  }
  return a;
}

/** A kit that draws everything in one dark colour, for silhouettes against the light. */
export function silhouetteKit({ rng }: Canvas, pen: Pen, colour: string): Kit {
  const foliage: Pen['foliage'] = (_, x, y, r) => {
    let a = ellipse(x, y, r, r * 0.66, `fill="${colour}"`);
    for (let j = 0; j < 16; j++) {
      const angle = rng.between(0, 6.283);
      a += ellipse(
        x + Math.cos(angle) * r,
        y + Math.sin(angle) * r * 0.66,
        rng.between(12, 26),
        rng.between(6, 12),
        `fill="${colour}"`,
      );
    }
    return a;
  };
  return new Kit({ ...pen, fill: () => colour, solid: () => colour, foliage }, rng);
}
