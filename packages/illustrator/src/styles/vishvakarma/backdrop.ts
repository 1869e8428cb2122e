import { cusped, poly, ridge, ring, star, under } from '../../core/shapes.ts';
import { circle, ellipse, f, mix, path, rect } from '../../core/svg.ts';
import type { Setting } from '../../motifs/motif.ts';
import { type Floor, gold } from './floor.ts';

export function stars({ rng, plan, palette, w, u, horizon }: Floor): string {
  const count = palette.isPale || plan.isInside ? 0 : plan.isNight ? 150 : 50;
  let a = '';
  for (let i = 0; i < count; i++) {
    const x = rng.between(0, w);
    const y = rng.between(0, horizon);
    const size = rng.between(0.8, 2.8) * u;
    a += rng.chance(0.12)
      ? path(star(x, y, size * 4, 4, 0.25), `fill="${palette.gold[0]}" opacity=".8"`)
      : circle(x, y, size, `fill="${palette.gold[0]}" opacity="${f(rng.between(0.3, 0.9))}"`);
  }
  return a;
}

/** A torana hall: nested arch, jambs that vary, hanging lamps. */
export function hall(floor: Floor): string {
  const { rng, plan, palette, w, h, u, cx, horizon } = floor;
  const au = palette.gold[1];
  const W = Math.min(w * 0.84, rng.pick([1300, 1150, 1420]) * u);
  const x = cx - W / 2;
  const foils = rng.pick([5, 7, 11, 13]);
  const jamb = rng.whole(0, 2);
  const arch = (inset: number, top: number): string =>
    cusped(x + inset * u, h * top, W - 2 * inset * u, horizon - h * top, foils, 0.5);
  const opening = `fill="${palette.ground[2]}" fill-opacity="${palette.isPale ? 0.16 : 0.55}" stroke="${au}" stroke-width="${f(6 * u)}"`;
  return (
    path(arch(0, 0.06), opening) +
    path(arch(26, 0.1), gold(floor, 2, 0.8)) +
    path(arch(44, 0.13), gold(floor, 1.2, 0.6)) +
    circle(cx, h * 0.45, h * 0.42, 'fill="url(#lamp)" opacity=".3"') +
    [pillars, rosettes, crown][jamb]!(floor, W) +
    (plan.only === null ? [-0.3, 0.3].map((t) => hangingLamp(floor, cx + W * t)).join('') : '')
  );
}

function pillars({ palette, h, u, cx, horizon }: Floor, W: number): string {
  const au = palette.gold[1];
  const pillar = (x: number): string =>
    rect(
      x - 15 * u,
      h * 0.3,
      30 * u,
      horizon - h * 0.3,
      `fill="${palette.ground[1]}" stroke="${au}" stroke-width="${f(2.4 * u)}"`,
    ) + [0.3, 0.5, 0.76].map((t) => rect(x - 23 * u, h * t, 46 * u, 16 * u, `fill="${au}"`)).join('');
  return [-1, 1].map((q) => [8, 64].map((off) => pillar(cx + q * (W / 2 + off * u))).join('')).join('');
}

function rosettes({ palette, h, u, cx }: Floor, W: number): string {
  const look = `fill="${palette.ground[1]}" stroke="${palette.gold[1]}" stroke-width="${f(2 * u)}"`;
  return [-1, 1]
    .flatMap((q) =>
      [0, 1, 2, 3, 4].map((r) =>
        path(ring(cx + q * (W / 2 + 60 * u), h * (0.3 + r * 0.1), 8, 5 * u, 30 * u, 10 * u), look),
      ),
    )
    .join('');
}

function crown(floor: Floor): string {
  const { h, u, cx } = floor;
  return (
    path(ring(cx, h * 0.2, 24, 60 * u, 110 * u, 12 * u), gold(floor, 2, 0.7)) +
    path(ring(cx, h * 0.2, 12, 10 * u, 56 * u, 12 * u), gold(floor, 2, 0.7))
  );
}

function hangingLamp(floor: Floor, x: number): string {
  const { palette, h, u } = floor;
  return (
    path(`M${f(x)},${f(h * 0.1)}V${f(h * 0.2)}`, gold(floor, 2.4)) +
    circle(x, h * 0.22, 66 * u, 'fill="url(#lamp)"') +
    path(
      `M${f(x - 20 * u)},${f(h * 0.2)}h${f(40 * u)}l${f(-10 * u)},${f(30 * u)}h${f(-20 * u)}Z`,
      `fill="${palette.gold[1]}"`,
    )
  );
}

const RANGED = new Set<Setting>(['snow', 'land', 'forest', 'desert', 'dust', 'garden', 'bank']);

/** A distant range in flat jewel tones with a gold edge, or the roofs of a town. */
export function distance(floor: Floor): string {
  const { rng, plan, palette, w, h, horizon } = floor;
  const [g0, , g2] = palette.ground;
  const isSnow = plan.setting === 'snow';
  if (plan.setting === 'town') return roofs(floor);
  if (!RANGED.has(plan.setting) || plan.motif.hidesHills) return '';
  return [0, 1]
    .map((i) => {
      const line = ridge(
        rng,
        w,
        horizon - h * (0.06 - i * 0.03),
        h * (isSnow ? 0.13 : 0.05),
        isSnow ? 0.85 : 0,
        60,
      );
      return (
        path(under(line, horizon), `fill="${mix(g0, g2, 0.35 + i * 0.3)}"`) +
        path(poly(line), gold(floor, 1.8, 0.6))
      );
    })
    .join('');
}

function roofs({ rng, palette, w, h, u, horizon }: Floor): string {
  const [, g1, g2] = palette.ground;
  let d = '';
  for (let i = 0; i < 16; i++) {
    const roof = i % 3 ? `h${f(w / 16)}` : `q${f(w / 32)},${f(-60 * u)} ${f(w / 16)},0`;
    d += `M${f((w * i) / 16)},${f(horizon)}v${f(-h * rng.between(0.06, 0.2))}${roof}V${f(horizon)}Z`;
  }
  return path(
    d,
    `fill="${mix(g1, g2, 0.4)}" stroke="${palette.gold[1]}" stroke-width="${f(1.6 * u)}" stroke-opacity=".6"`,
  );
}

/** The glow of a low sun. */
export function horizonGlow({ plan: { hour }, w, h, cx, horizon }: Floor): string {
  const isLow = hour === 'dawn' || hour === 'dusk';
  return isLow ? ellipse(cx, horizon, w * 0.5, h * 0.16, 'fill="url(#lamp)" opacity=".5"') : '';
}
