import { cusped, ring, scallop } from '../../core/shapes.ts';
import { circle, dist, f, mix, path, rect } from '../../core/svg.ts';
import type { Sheet } from './sheet.ts';

/** A hall with a checked floor: swagged curtain, painted arcade, or niches. */
export function hall(sheet: Sheet): string {
  const kind = sheet.rng.whole(0, 2);
  let c = floor(sheet);
  if (kind !== 1) c += pillars(sheet);
  if (kind === 1) return c + arcade(sheet);
  return c + (kind === 2 ? niches(sheet) : swags(sheet));
}

const curtainOf = ({ palette: p }: Sheet): string => (p.border === p.ground ? p.red : p.border);

function floor({ palette: p, contour, x0, y1, W, H, gy }: Sheet): string {
  let c = rect(x0, gy - H * 0.02, W, y1 - gy + H * 0.04, `fill="${p.band}" ${contour}`);
  for (let r = 0; r < 3; r++)
    for (let i = 0; i < 18; i++) {
      if ((i + r) % 2 === 0) continue;
      const tile = `fill="${mix(p.band, p.ivory, 0.3)}"`;
      c += rect(x0 + (W * i) / 18, gy + (r * (y1 - gy)) / 3, W / 18, (y1 - gy) / 3, tile);
    }
  return c;
}

function pillars({ palette: p, contour, u, x0, x1, y0, H, gy }: Sheet): string {
  return [x0 + 60 * u, x1 - 60 * u]
    .map((x) => {
      const rings = [0.25, 0.45, 0.65, 0.85].map((t) =>
        rect(x - 34 * u, y0 + (gy - y0) * t, 68 * u, 18 * u, `fill="${p.ochre}" ${contour}`),
      );
      return (
        rect(x - 26 * u, y0 + H * 0.1, 52 * u, gy - y0 - H * 0.1, `fill="${p.ivory}" ${contour}`) +
        rings.join('') +
        path(ring(x, y0 + (gy - y0) * 0.55, 8, 4 * u, 22 * u, 8 * u), `fill="${p.red}"`)
      );
    })
    .join('');
}

function arcade({ palette: p, u, x0, y0, W, H, gy }: Sheet): string {
  const count = Math.max(2, Math.round(W / (380 * u)));
  const width = W / count;
  const fill = mix(p.ground, dist(p.ground, p.ivory) < 150 ? p.red : p.ink, 0.3);
  return Array.from({ length: count }, (_, i) => {
    const opening = cusped(
      x0 + width * i + width * 0.07,
      y0 + H * 0.06,
      width * 0.86,
      gy - y0 - H * 0.07,
      9,
      0.36,
    );
    return (
      path(opening, `fill="${fill}" stroke="${p.ink}" stroke-width="${f(12 * u)}"`) +
      path(opening, `fill="none" stroke="${p.ochre}" stroke-width="${f(5 * u)}"`)
    );
  }).join('');
}

function niches(sheet: Sheet): string {
  const { palette: p, contour, u, x0, y0, W, H } = sheet;
  const curtain = curtainOf(sheet);
  const hem = scallop(x0, y0 + H * 0.1, W, Math.round(W / (60 * u)), 14 * u);
  let c =
    rect(x0, y0, W, H * 0.1, `fill="${curtain}" ${contour}`) +
    path(`${hem}V${f(y0)}H${f(x0)}Z`, `fill="${curtain}" ${contour}`);
  for (let i = 0; i < 9; i++) {
    const d = ring(x0 + (W * (i + 0.5)) / 9, y0 + H * 0.05, 8, 4 * u, 24 * u, 8 * u);
    c += path(d, `fill="${i % 2 ? p.ochre : p.ivory}"`);
  }
  for (const t of [0.14, 0.28, 0.72, 0.86])
    c +=
      path(
        cusped(x0 + W * t - 46 * u, y0 + H * 0.24, 92 * u, 130 * u, 5),
        `fill="${mix(p.ground, p.ink, 0.45)}" ${contour}`,
      ) +
      circle(x0 + W * t, y0 + H * 0.24 + 96 * u, 22 * u, `fill="${p.ochre}" ${contour}`) +
      path(
        ring(x0 + W * t, y0 + H * 0.24 + 62 * u, 5, 2, 26 * u, 9 * u, -1.2),
        `fill="${p.green}" ${contour}`,
      );
  return c;
}

function swags(sheet: Sheet): string {
  const { palette: p, contour, u, x0, y0, W, H } = sheet;
  const width = W / 5;
  return Array.from({ length: 5 }, (_, i) => {
    const x = x0 + width * i;
    const fill = i % 2 ? curtainOf(sheet) : p.red === p.ground ? p.ochre : p.red;
    return (
      path(
        `M${f(x)},${f(y0)}H${f(x + width)}V${f(y0 + H * 0.07)}Q${f(x + width / 2)},${f(y0 + H * 0.2)} ${f(x)},${f(y0 + H * 0.07)}Z`,
        `fill="${fill}" ${contour}`,
      ) +
      path(
        `M${f(x + 10 * u)},${f(y0 + H * 0.06)}Q${f(x + width / 2)},${f(y0 + H * 0.165)} ${f(x + width - 10 * u)},${f(y0 + H * 0.06)}`,
        `fill="none" stroke="${p.ochre}" stroke-width="${f(7 * u)}" stroke-dasharray="0 ${f(15 * u)}" stroke-linecap="round"`,
      )
    );
  }).join('');
}
