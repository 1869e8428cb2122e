import type { Kit } from '../../core/kit.ts';
import type { TonedMaterial } from '../../core/materials.ts';
import { cusped, lotus, ring } from '../../core/shapes.ts';
import { circle, f, group, mix, path, rect } from '../../core/svg.ts';
import type { Setting } from '../../motifs/motif.ts';
import { swan } from '../../motifs/nature.ts';
import { hillRow } from '../../motifs/trees.ts';
import { outlined, type Sheet } from './sheet.ts';
import { stream } from './water.ts';

const HILLY = new Set<Setting>(['land', 'garden', 'forest', 'bank', 'desert']);

/** Hills, the far bank of a stream, or a town. */
export function behind(k: Kit, sheet: Sheet): string {
  const { rng, plan, cx, W, H, gy } = sheet;
  const { setting } = plan;
  const hills = (n: number, height: number, material: TonedMaterial): string =>
    outlined(sheet, group(cx, gy, 1, 1, hillRow(k, n, W * 1.06, height, material)));
  let c = '';
  if (setting === 'snow') c += hills(7, H * 0.42, 'hill');
  else if (HILLY.has(setting) && !plan.motif.hidesHills && rng.chance(0.5))
    c += hills(
      rng.whole(5, 9),
      H * rng.between(0.14, 0.22),
      setting === 'desert' ? 'sand' : rng.pick(['hill', 'hillb']),
    );
  if (setting === 'bank') c += stream(sheet, gy - H * 0.08, gy + H * 0.05, '#2f6a9a');
  if (setting === 'town') c += town(sheet);
  return c;
}

function town({ rng, palette: p, contour, x0, W, H, gy }: Sheet): string {
  return Array.from({ length: 9 }, (_, i) => {
    const height = H * rng.between(0.16, 0.3);
    const width = W / 9;
    const wall = `fill="${mix(p.ground, i % 2 ? p.ink : p.ivory, 0.22)}" ${contour}`;
    const door = cusped(x0 + i * width + width * 0.32, gy - height * 0.8, width * 0.3, height * 0.4, 3);
    return (
      rect(x0 + i * width, gy - height, width * 0.96, height, wall) +
      path(door, `fill="${mix(p.ground, p.ink, 0.5)}"`)
    );
  }).join('');
}

/** The band of land below the subject. */
export function band(k: Kit, sheet: Sheet): string {
  const { plan, palette: p, contour, x0, y1, W, H, gy, waterline } = sheet;
  const { setting } = plan;
  if (setting === 'cave') return rect(x0 - 8, y1 - H * 0.13, W + 16, H * 0.16, `fill="${p.band}" ${contour}`);
  if (waterline || plan.isInside || setting === 'sky') return '';
  const colour = setting === 'desert' ? '#dba95c' : setting === 'dust' ? '#a8562e' : p.band;
  const strip = rect(x0 - 8, gy, W + 16, y1 - gy + 8, `fill="${colour}" ${contour}`) + tufts(sheet, colour);
  return y1 - gy > H * 0.26 && plan.only === null ? strip + secondRegister(k, sheet) : strip;
}

function tufts({ rng, plan, palette: p, contour, u, x0, y1, W, gy }: Sheet, colour: string): string {
  const count = rng.whole(12, 18);
  // a lotus is a thing that a scene may name
  const kind = rng.whole(plan.only === null ? 0 : 1, 2);
  const middle = (gy + y1) / 2;
  const flower = (x: number, isOdd: boolean): string => {
    if (kind === 0)
      return lotus(x, middle + 30 * u, 42 * u, 5)
        .map((d) =>
          path(d, `fill="${isOdd ? '#e88a8a' : p.ivory}" stroke="${p.ink}" stroke-width="${f(2.6 * u)}"`),
        )
        .join('');
    const line = `stroke="${p.ink}" stroke-width="${f(2.4 * u)}"`;
    if (kind === 1)
      return path(
        ring(x, middle + 14 * u, 3, 0, 26 * u, 9 * u),
        `fill="${isOdd ? '#6fa860' : p.ochre}" ${line}`,
      );
    return circle(x, middle + 14 * u, 9 * u, `fill="${isOdd ? p.ochre : p.ivory}" ${line}`);
  };
  return Array.from({ length: count }, (_, i) => {
    const x = x0 + (W * (i + 0.5)) / count;
    const knoll = `M${f(x - (W / count) * 0.5)},${f(gy)}q${f((W / count) * 0.5)},${f(-22 * u)} ${f(W / count)},0`;
    return path(knoll, `fill="${mix(colour, p.ivory, 0.2)}" ${contour}`) + flower(x, i % 2 === 1);
  }).join('');
}

/** A deep ground is split by a second band, as on a scroll, with geese and lotuses. */
function secondRegister(k: Kit, sheet: Sheet): string {
  const { plan, palette: p, contour, u, x0, x1, y1, W, H } = sheet;
  const top = y1 - H * 0.15;
  const count = Math.max(4, Math.round(W / (130 * u)));
  const row = Array.from({ length: count }, (_, i) => {
    const x = x0 + (W * (i + 0.5)) / count;
    const y = (top + y1) / 2 + 12 * u;
    if (i % 2 === 0)
      return outlined(sheet, group(x, y + 18 * u, u * 0.42 * plan.flip, u * 0.42, swan(k)), '6');
    return lotus(x, y + 26 * u, 56 * u, 7)
      .map((d, j) => path(d, `fill="${j % 2 ? '#e88a8a' : p.ivory}" ${contour}`))
      .join('');
  });
  const fill = p.border === p.ground ? p.green : p.border;
  return (
    rect(x0 - 8, top, W + 16, y1 - top + 8, `fill="${fill}" ${contour}`) +
    path(
      `M${f(x0)},${f(top + 14 * u)}H${f(x1)}`,
      `fill="none" stroke="${p.ochre}" stroke-width="${f(6 * u)}"`,
    ) +
    row.join('')
  );
}
