import { f, path } from '../../core/svg.ts';
import type { Sheet } from './sheet.ts';

export function weatherOver(sheet: Sheet): string {
  const { weather, isInside } = sheet.plan;
  if (isInside) return '';
  if (weather === 'rain') return rain(sheet);
  if (weather === 'storm') return rain(sheet) + lightning(sheet);
  return weather === 'mist' ? mist(sheet) : '';
}

function rain({ rng, palette: p, u, x0, x1, y0, y1, H }: Sheet): string {
  let d = '';
  for (let i = 0; i < 150; i++) {
    const x = rng.between(x0, x1);
    const y = rng.between(y0 + H * 0.14, y1 - H * 0.1);
    d += `M${f(x)},${f(y)}l${f(-9 * u)},${f(30 * u)}`;
  }
  return path(
    d,
    `stroke="${p.ivory}" stroke-width="${f(3 * u)}" stroke-linecap="round" opacity=".6" fill="none"`,
  );
}

function lightning({ plan, palette: p, contour, u, cx, y0, W, H }: Sheet): string {
  return path(
    `M${f(cx - plan.flip * W * 0.34)},${f(y0 + H * 0.14)}l${f(-30 * u)},${f(110 * u)}h${f(38 * u)}l${f(-34 * u)},${f(120 * u)}l${f(96 * u)},${f(-156 * u)}h${f(-42 * u)}l${f(28 * u)},${f(-74 * u)}Z`,
    `fill="${p.ochre}" ${contour}`,
  );
}

function mist({ rng, palette: p, u, x0, x1, y0, W, H }: Sheet): string {
  return Array.from({ length: 6 }, (_, i) => {
    const y = y0 + H * (0.4 + i * 0.085);
    const x = i % 2 ? x1 - W * rng.between(0.16, 0.26) : x0 - W * rng.between(0.02, 0.1);
    return path(
      `M${f(x)},${f(y)}q${f(40 * u)},${f(-26 * u)} ${f(80 * u)},0t${f(80 * u)},0t${f(80 * u)},0t${f(80 * u)},0`,
      `fill="none" stroke="${p.ivory}" stroke-width="${f(8 * u)}" stroke-linecap="round" opacity=".6"`,
    );
  }).join('');
}
