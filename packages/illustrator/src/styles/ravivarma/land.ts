import { poly, ridge, under } from '../../core/shapes.ts';
import { ellipse, f, linear, mix, path, rect } from '../../core/svg.ts';
import type { Setting } from '../../motifs/motif.ts';
import type { Canvas } from './canvas.ts';
import { BASE } from './palette.ts';

/** Receding hills, and water or ground before them. */
export function land(canvas: Canvas): string {
  const { plan } = canvas;
  const { setting } = plan;
  let a = hills(canvas);
  if (setting === 'town') a += town(canvas);
  if (plan.isWet) return a + water(canvas);
  return setting === 'sky' ? a : a + groundBefore(canvas);
}

function hills({ rng, plan, palette, w, h, horizon, define }: Canvas): string {
  const { setting } = plan;
  const isSnow = setting === 'snow';
  const isDry = setting === 'desert' || setting === 'dust';
  const count =
    setting === 'sky' ? 3 : setting === 'sea' ? rng.whole(0, 1) : setting === 'desert' || plan.isWet ? 2 : 3;
  let a = '';
  for (let i = 0; i < count; i++) {
    const t = i / count;
    const height = isSnow ? 0.2 : setting === 'desert' ? 0.04 : rng.between(0.05, 0.1);
    const skyline = ridge(
      rng,
      w,
      horizon - h * (0.09 - t * 0.1),
      h * (height * (1 - t * 0.5)),
      isSnow && i < 2 ? 0.85 : 0,
    );
    const colour = isDry ? mix(palette.hills[i]!, '#c9965a', 0.4) : palette.hills[i]!;
    define(linear(`h${i}`, [
      [0, colour],
      [0.55, mix(colour, palette.mist, i < 2 ? 0.5 : 0.3)],
      [1, mix(colour, palette.hills[i + 1]!, 0.5)],
    ]));
    a += path(under(skyline, h), `fill="url(#h${i})"`);
  }
  return `<g filter="url(#oil)">${a}</g>`;
}

function town({ rng, palette, w, h, u, horizon }: Canvas): string {
  let a = '';
  for (let i = 0; i < 14; i++) {
    const x = (w * i) / 14;
    const height = h * rng.between(0.1, 0.24);
    const top = horizon - height + h * 0.1;
    a += rect(x, top, w / 13, height + h * 0.1);
    if (rng.chance(0.3))
      a += `<path d="M${f(x + w / 26 - 40 * u)},${f(top)}a${f(40 * u)},${f(46 * u)} 0 0 1 ${f(80 * u)},0Z"/>`;
  }
  return `<g fill="${mix(palette.hills[2], palette.mist, 0.25)}">${a}</g>`;
}

function water({ rng, plan, palette, w, h, u, horizon, mx, mr, define }: Canvas): string {
  const isBank = plan.setting === 'bank';
  const top = isBank ? horizon - h * 0.01 : horizon;
  define(linear('wt', [
    [0, mix(palette.mist, palette.sky[2], 0.35)],
    [0.35, mix(palette.sky[1], palette.hills[2], 0.4)],
    [1, palette.hills[4]],
  ]));
  let a = rect(0, top, w, h - top, 'fill="url(#wt)"');
  // the light's reflection, wider towards the viewer
  for (let i = 0; i < 60; i++) {
    const t = rng() ** 0.7;
    const x = mx + (rng() - 0.5) * mr * (1 + t * 4);
    const rx = u * rng.between(14, 60) * (0.5 + t);
    const ry = u * rng.between(1.2, 3.6);
    const opacity = f(rng.between(0.2, 0.75) * (1 - t * 0.5));
    a += ellipse(x, top + t * (h - top), rx, ry, `fill="${palette.light}" opacity="${opacity}"`);
  }
  for (let i = 0; i < 80; i++) {
    const t = rng();
    const x = rng.between(0, w);
    const rx = u * rng.between(20, 130) * (0.4 + t);
    const ry = u * rng.between(1, 3);
    const fill = rng.chance(0.5) ? palette.mist : palette.hills[5];
    a += ellipse(x, top + t * (h - top), rx, ry, `fill="${fill}" opacity="${f(rng.between(0.08, 0.3))}"`);
  }
  if (!isBank) return a;
  define(linear('gr', [
    [0, mix(palette.hills[3], BASE.leaf2, 0.25)],
    [1, palette.hills[5]],
  ]));
  return a + path(under(ridge(rng, w, h * 0.78, h * 0.02), h), 'fill="url(#gr)"');
}

const GROUNDS: Readonly<Partial<Record<Setting, string>>> = {
  desert: '#c99a5c',
  dust: '#9a7048',
  snow: '#aeb6c4',
  town: '#a08a6c',
};

function groundBefore({ rng, plan, palette, w, h, u, define }: Canvas): string {
  const colour = GROUNDS[plan.setting] ?? BASE.leaf2;
  const shade = (plan.setting === 'desert' ? 0.05 : 0.35) + palette.dim * 0.4;
  define(linear('gr', [
    [0, mix(mix(colour, palette.hills[2], shade), palette.mist, 0.2)],
    [1, mix(colour, palette.hills[5], 0.5 + palette.dim * 0.6)],
  ]));
  let a = path(under(ridge(rng, w, h * 0.745, h * 0.022), h), 'fill="url(#gr)"');
  for (let i = 0; i < 46; i++) {
    const t = rng();
    const x = rng.between(0, w);
    const rx = u * rng.between(30, 150) * (0.5 + t);
    const ry = u * rng.between(1.5, 4);
    const fill = rng.chance(0.5) ? palette.glow : palette.hills[5];
    a += ellipse(x, h * (0.78 + t * 0.22), rx, ry, `fill="${fill}" opacity="${f(rng.between(0.05, 0.2))}"`);
  }
  return a;
}

/** Swell in front of a hull. */
export function swell({ rng, plan, palette, w, h, u, define }: Canvas, waterline: number): string {
  const isSea = plan.setting === 'sea';
  let a = '';
  for (const i of isSea ? ([0, 1, 2] as const) : ([0] as const)) {
    const y = waterline + u * (isSea ? 12 + i * 62 : 26);
    const line = ridge(rng, w, y, u * (isSea ? 15 : 4), isSea ? 0.55 : 0, 120);
    const colour = palette.hills[(2 + i) as 2 | 3 | 4];
    define(linear(`w${i}`, [
      [0, mix(colour, palette.mist, isSea ? 0.34 : 0.1), isSea ? 0.96 : 0.8],
      [0.4, colour, isSea ? 0.9 : 0.4],
      [1, palette.hills[4], isSea ? 1 : 0.2],
    ]));
    a +=
      path(under(line, h), `fill="url(#w${i})"`) +
      path(poly(line), `fill="none" stroke="${palette.light}" stroke-width="${f(2.6 * u)}" opacity=".38"`);
  }
  return a;
}
