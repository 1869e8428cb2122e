import { circle, f, mix, path, radial, rect } from '../../core/svg.ts';
import type { Canvas } from './canvas.ts';
import { BASE } from './palette.ts';

/** The backdrop inside a cave: warm in the middle, dark at the edges. */
export function cave({ palette, w, h, define }: Canvas): string {
  define(radial(
    'cv',
    [
      [0, mix(palette.hills[1], '#d9a060', 0.25)],
      [0.6, palette.hills[3]],
      [1, palette.hills[5]],
    ],
    0.5,
    0.5,
    0.7,
  ));
  return rect(0, 0, w, h, 'fill="url(#cv)"');
}

/** The mouth of the cave, in motif units. */
const MOUTH = { halfWidth: 372, height: 425 };

interface Spot {
  readonly x: number;
  readonly y: number;
  /** Distance from the mouth: 1 at its rim. */
  readonly away: number;
}

/** Broken planes of rock around the mouth: warm near the lamps, dark further away. */
export function rockFaces(canvas: Canvas, fit: number, ground: number): string {
  const { rng, w, u, fx, define } = canvas;
  const spotAt = (x: number, y: number): Spot => ({
    x,
    y,
    away: Math.hypot((x - fx) / (MOUTH.halfWidth * fit), (y - ground) / (MOUTH.height * fit)),
  });
  const spots = Array.from({ length: 170 }, () => spotAt(rng.between(0, w), rng.between(-40 * u, ground)));
  const planes = spots.filter(({ away }) => away > 1.12).map((spot) => plane(canvas, spot));
  define(radial('cw', [
    [0, '#ffc06a', 0.5],
    [0.55, '#e08a3c', 0.16],
    [1, '#e08a3c', 0],
  ]));
  return (
    `<g filter="url(#oil2)">${planes.join('')}${ledges(canvas, ground)}</g>` +
    circle(fx, ground - 150 * fit, 760 * fit, 'fill="url(#cw)"') +
    dark(canvas, ground - 150 * fit)
  );
}

function plane({ rng, palette, u }: Canvas, { x, y, away }: Spot): string {
  const size = rng.between(44, 130) * u;
  const isLit = rng.chance(0.5);
  const warmth = Math.max(0, 0.62 - (away - 1) * 0.5);
  const rock = mix(BASE.rock, palette.hills[2], 0.35);
  const fill = isLit ? mix(rock, '#f2b566', warmth) : mix(palette.hills[5], '#0b0810', 0.5);
  const corners = Array.from({ length: 5 }, (_, i) => {
    const angle = (i / 5) * 6.283 + rng.between(-0.35, 0.35);
    const reach = size * rng.between(0.55, 1);
    return `${f(x + Math.cos(angle) * reach * 1.25)},${f(y + Math.sin(angle) * reach * 0.75)}`;
  });
  return path(
    `M${corners.join('L')}Z`,
    `fill="${fill}" opacity="${f(rng.between(0.14, isLit ? 0.4 : 0.3))}"`,
  );
}

/** Boulders along the ground. */
function ledges({ rng, palette, w, h, u }: Canvas, ground: number): string {
  return Array.from({ length: 16 }, (_, i) => {
    const x = (w * (i + rng.between(0.1, 0.9))) / 16;
    const y = ground + rng.between(66, 92) * u;
    const rx = rng.between(50, 120) * u;
    const ry = rng.between(20, 46) * u;
    const fill = mix(palette.hills[4], BASE.rock2, rng.between(0.1, 0.4));
    return path(
      `M${f(x - rx)},${f(h)}V${f(y)}Q${f(x - rx * 0.6)},${f(y - ry)} ${f(x)},${f(y - ry * 0.9)}T${f(x + rx)},${f(y)}V${f(h)}Z`,
      `fill="${fill}"`,
    );
  }).join('');
}

function dark({ w, h, fx, define }: Canvas, y: number): string {
  define(radial(
    'cd',
    [
      [0.3, '#07050c', 0],
      [1, '#07050c', 0.72],
    ],
    fx / w,
    y / h,
    0.62,
  ));
  return rect(0, 0, w, h, 'fill="url(#cd)"');
}
