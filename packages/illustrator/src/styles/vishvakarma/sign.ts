import { cusped, petal, ring, star } from '../../core/shapes.ts';
import { circle, f, mix, path } from '../../core/svg.ts';
import { type Floor, gold } from './floor.ts';

const SIGNS = [yantra, wheel, arches, sunburst, orbits];

/** The geometric sign behind the subject: one of five, and none indoors. */
export function sign(floor: Floor): string {
  return floor.plan.isInside ? '' : floor.rng.pick(SIGNS)(floor);
}

function yantra(floor: Floor): string {
  const { cx, signY: y, signR: r, u, palette } = floor;
  const au = palette.gold[1];
  const triangle = (size: number, isUp: boolean, shift: number): string => {
    const q = isUp ? -1 : 1;
    const middle = y + shift * r;
    return `M${f(cx)},${f(middle + q * size * r)}L${f(cx + size * r * 0.92)},${f(middle - q * size * r * 0.55)}H${f(cx - size * r * 0.92)}Z`;
  };
  const petals = (opacity: string): string =>
    `fill="${au}" fill-opacity="${opacity}" stroke="${au}" stroke-width="${f(3 * u)}"`;
  return (
    rays(floor) +
    circle(cx, y, r, gold(floor, 5)) +
    circle(cx, y, r * 1.05, gold(floor, 1.6)) +
    path(ring(cx, y, 16, r * 0.74, r * 0.95, r * 0.085), petals('.14')) +
    path(ring(cx, y, 8, r * 0.5, r * 0.72, r * 0.13), petals('.12')) +
    path(
      triangle(0.48, true, 0) +
        triangle(0.48, false, 0) +
        triangle(0.3, true, 0.02) +
        triangle(0.3, false, -0.02),
      gold(floor, 2.4, 0.8),
    )
  );
}

function rays(floor: Floor): string {
  const { cx, signY: y, signR: r } = floor;
  let d = '';
  for (let i = 0; i < 96; i++) {
    const angle = (i / 96) * 6.2832;
    const reach = r * 1.9 * (i % 4 === 0 ? 1.5 : i % 2 ? 0.75 : 1);
    const at = (q: number): string => `${f(cx + q * Math.cos(angle))},${f(y + q * Math.sin(angle))}`;
    d += `M${at(r * 1.06)}L${at(reach)}`;
  }
  return path(d, gold(floor, 1.8, 0.38));
}

function wheel(floor: Floor): string {
  const { cx, signY: y, signR: r, u, palette } = floor;
  const au = palette.gold[1];
  const spokes = Array.from({ length: 12 }, (_, i) =>
    path(
      petal(cx, y, r * 0.2, r * 0.92, r * 0.07, (i / 12) * 6.2832),
      `fill="${au}" fill-opacity=".16" stroke="${au}" stroke-width="${f(2.6 * u)}"`,
    ),
  );
  return (
    circle(cx, y, r * 1.06, gold(floor, 6)) +
    circle(cx, y, r * 0.94, gold(floor, 2)) +
    spokes.join('') +
    circle(cx, y, r * 0.2, gold(floor, 4)) +
    path(ring(cx, y, 48, r * 1.06, r * 1.18, r * 0.03), gold(floor, 1.6, 0.8))
  );
}

function arches(floor: Floor): string {
  const { cx, signY: y, signR: r, horizon } = floor;
  const nested = [0, 1, 2, 3, 4].map((q) => {
    const top = r * (1.2 - q * 0.2);
    const d = cusped(cx - r * (1.5 - q * 0.22), y - top, r * (3 - q * 0.44), horizon - y + top, 9, 0.5);
    return path(d, gold(floor, q ? 1.8 : 5, q ? 0.5 : 0.95));
  });
  return nested.join('') + circle(cx, y - r * 0.1, r * 0.5, 'fill="url(#lamp)" opacity=".5"');
}

const BURST = [
  { tips: 16, width: 2.4 },
  { tips: 24, width: 1.6 },
  { tips: 32, width: 1.2 },
];

function sunburst(floor: Floor): string {
  const { cx, signY: y, signR: r, palette } = floor;
  const stars = BURST.map(({ tips, width }, q) =>
    path(star(cx, y, r * (1.5 - q * 0.17), tips, 0.74), gold(floor, width, 0.75)),
  );
  return (
    circle(cx, y, r * 0.98, `fill="${mix(palette.ground[0], palette.gold[0], 0.3)}" opacity=".5"`) +
    circle(cx, y, r * 0.98, gold(floor, 4)) +
    stars.join('')
  );
}

function orbits(floor: Floor): string {
  const { rng, cx, signY: y, signR: r, u, palette } = floor;
  const [hi, au] = palette.gold;
  let a = '';
  for (let i = 0; i < 7; i++)
    a += circle(cx, y, r * (0.5 + i * 0.26), gold(floor, i === 1 ? 4 : 1.5, 0.7 - i * 0.06));
  for (let i = 0; i < 9; i++) {
    const angle = rng.between(0, 6.28);
    const reach = r * (0.5 + rng.whole(1, 6) * 0.26);
    const size = rng.between(6, 15) * u;
    const fill = rng.pick([au, hi, palette.accent]);
    a += circle(cx + Math.cos(angle) * reach, y + Math.sin(angle) * reach, size, `fill="${fill}"`);
  }
  return a;
}
