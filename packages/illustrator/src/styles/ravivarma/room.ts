/** Interiors, varied so that scenes in halls do not all share the same wall and window. */
import { cusped, ridge, star, under } from '../../core/shapes.ts';
import { circle, f, linear, mix, path, rect } from '../../core/svg.ts';
import type { Canvas } from './canvas.ts';

interface Room extends Canvas {
  readonly wall: string;
  readonly trim: string;
  readonly deep: string;
  /** The top of the floor. */
  readonly floorY: number;
}

const WALLS = ['#5a3a2c', '#4a3b46', '#3f4a44', '#5c4634', '#532a30', '#2f3d52', '#3a4a3a', '#5e3f52'];

/** A window at the side, a verandah open to the sky, or a lamp-lit chamber with a lattice. */
export function room(canvas: Canvas): string {
  const { rng, w, h, side, define } = canvas;
  const kind = rng.pick(['window', 'window', 'verandah', 'verandah', 'lattice']);
  const wall = rng.pick(WALLS);
  define(linear(
    'wall',
    [
      [0, mix(wall, '#0c0810', 0.62)],
      [0.6, mix(wall, '#e0a860', 0.12)],
      [1, mix(wall, '#0c0810', 0.4)],
    ],
    side > 0 ? 0 : 1,
    0.3,
    side > 0 ? 1 : 0,
    0,
  ));
  define(linear('fl', [
    [0, mix(wall, '#d9a860', 0.2)],
    [1, mix(wall, '#08060c', 0.76)],
  ]));
  const chamber: Room = {
    ...canvas,
    wall,
    trim: mix(wall, '#e8c08a', 0.5),
    deep: mix(wall, '#0a070c', 0.42),
    floorY: h * 0.74,
  };
  const back = rect(0, 0, w, h, 'fill="url(#wall)"');
  if (kind === 'verandah') return back + verandah(chamber);
  return back + (kind === 'lattice' ? lattice(chamber) : sideWindow(chamber));
}

const floor = ({ w, h, floorY }: Room): string => rect(0, floorY, w, h - floorY, 'fill="url(#fl)"');

/** A window with the weather outside; one of them shows the sun or the moon. */
function opening(
  chamber: Room,
  id: string,
  x: number,
  y: number,
  W: number,
  H: number,
  hasOrb: boolean,
): string {
  const { rng, plan, palette, u, isLow, trim, define } = chamber;
  const arch = cusped(x, y, W, H, 9, Math.min(0.45, (W * 0.7) / H));
  define(`<clipPath id="${id}"><path d="${arch}"/></clipPath>`);
  let view = rect(x, y, W, H, 'fill="url(#sky)"');
  if (hasOrb) view += circle(x + W * 0.5, y + H * 0.42, W * 0.9, 'fill="url(#halo)"');
  if (hasOrb && (plan.weather === 'clear' || plan.isNight))
    view += circle(x + W * 0.5, y + H * (isLow ? 0.62 : 0.4), Math.min(W * 0.14, 50 * u), 'fill="url(#orb)"');
  const skyline = ridge(rng, W, y + H * 0.78, H * 0.05).map(([X, Y]) => [X + x, Y] as const);
  view += path(under(skyline, y + H), `fill="${palette.hills[2]}"`);
  return (
    `<g clip-path="url(#${id})">${view}</g>` +
    path(arch, `fill="none" stroke="${trim}" stroke-width="${f(12 * u)}"`) +
    path(arch, `fill="none" stroke="#1a0f12" stroke-width="${f(3 * u)}" opacity=".6"`)
  );
}

function verandah(chamber: Room): string {
  const { w, h, u, side, isWide, wall, trim, deep, floorY } = chamber;
  const count = w / h > 1.9 ? 5 : isWide ? 3 : 2;
  const width = w / count;
  let a = '';
  for (let i = 0; i < count; i++) {
    const hasOrb = i === (side > 0 ? count - 1 : 0);
    a += opening(chamber, `win${i}`, width * (i + 0.1), h * 0.08, width * 0.8, floorY - h * 0.1, hasOrb);
  }
  for (let i = 0; i <= count; i++)
    a +=
      rect(width * i - 24 * u, h * 0.3, 48 * u, floorY - h * 0.28, `fill="${deep}"`) +
      rect(
        width * i + side * 12 * u - 5 * u,
        h * 0.3,
        10 * u,
        floorY - h * 0.28,
        `fill="${trim}" opacity=".5"`,
      ) +
      rect(width * i - 38 * u, floorY - 20 * u, 76 * u, 36 * u, `fill="${deep}"`);
  return a + rect(0, floorY - 26 * u, w, 26 * u, `fill="${mix(wall, '#e8c08a', 0.3)}"`) + floor(chamber);
}

function lattice(chamber: Room): string {
  const { rng, palette, w, h, u, side, wall, trim, deep } = chamber;
  const W = Math.min(w * 0.3, 420 * u);
  const H = h * 0.5;
  const x = side > 0 ? w - W - w * 0.06 : w * 0.06;
  const y = h * 0.14;
  let a = rect(x, y, W, H, `fill="${deep}" stroke="${trim}" stroke-width="${f(9 * u)}"`);
  for (let r = 0; r < 8; r++)
    for (let c = 0; c < 6; c++) {
      const d = star(x + (W * (c + 0.5)) / 6, y + (H * (r + 0.5)) / 8, W / 12.6, 6, 0.58);
      const fill = mix(palette.light, palette.sky[2], 0.3);
      a += path(d, `fill="${fill}" opacity="${f(rng.between(0.5, 0.95))}"`);
    }
  for (let i = 0; i < 5; i++) {
    const cx = w * 0.5 - side * w * (0.02 + i * 0.1);
    const niche = cusped(cx - 36 * u, h * 0.3, 72 * u, 110 * u, 5);
    a += path(niche, `fill="${deep}" stroke="${mix(wall, '#e8c08a', 0.25)}" stroke-width="${f(4 * u)}"`);
    if (i % 2)
      a +=
        circle(cx, h * 0.3 + 84 * u, 60 * u, 'fill="url(#halo)"') +
        circle(cx, h * 0.3 + 90 * u, 8 * u, 'fill="#ffe9b0"');
  }
  return (
    a +
    floor(chamber) +
    hangingLamp(chamber, w * (0.5 - side * 0.3), h * 0.16) +
    hangingLamp(chamber, w * (0.5 - side * 0.4), h * 0.1)
  );
}

function hangingLamp({ u, trim }: Room, x: number, y: number): string {
  return (
    path(`M${f(x)},0V${f(y)}`, `stroke="${trim}" stroke-width="${f(3 * u)}"`) +
    circle(x, y + 20 * u, 170 * u, 'fill="url(#halo)" opacity=".8"') +
    path(`M${f(x - 24 * u)},${f(y)}h${f(48 * u)}l${f(-12 * u)},${f(40 * u)}h${f(-24 * u)}Z`, 'fill="#ffdf9a"')
  );
}

const CURTAINS = ['#7d1f26', '#24406b', '#2f5a4c', '#6b3a1c', '#5a2a56'];

function sideWindow(chamber: Room): string {
  const { rng, palette, w, h, u, side, wall, floorY } = chamber;
  const W = Math.min(w * 0.24, 330 * u);
  const H = W * 1.62;
  const x = side > 0 ? w - W - w * 0.05 : w * 0.05;
  let a =
    opening(chamber, 'win', x, h * 0.12, W, H, true) +
    rect(x - 26 * u, h * 0.12 + H, W + 52 * u, 22 * u, `fill="${mix(wall, '#e8c08a', 0.4)}"`) +
    floor(chamber) +
    path(
      `M${f(x + W * 0.1)},${f(floorY)}H${f(x + W * 0.9)}L${f(x + W * 0.9 - side * w * 0.26)},${f(h)}H${f(x - W * 0.3 - side * w * 0.26)}Z`,
      `fill="${palette.light}" opacity=".16" filter="url(#b2)"`,
    );
  const cloth = rng.pick(CURTAINS);
  const q = side > 0 ? 0 : w;
  for (let i = 0; i < 5; i++)
    a += path(
      `M${f(q)},0H${f(q + side * w * (0.26 - i * 0.045))}C${f(q + side * w * (0.24 - i * 0.045))},${f(h * 0.2)} ${f(q + side * w * (0.08 - i * 0.01))},${f(h * 0.3)} ${f(q + side * w * (0.06 - i * 0.012))},${f(h * (0.5 - i * 0.02))}H${f(q)}Z`,
      `fill="${mix(cloth, i % 2 ? '#0a070c' : '#ffca80', i % 2 ? 0.35 : 0.12)}"`,
    );
  return a;
}
