import { ring, star } from '../../core/shapes.ts';
import { circle, dist, f, mix, path } from '../../core/svg.ts';
import type { Sheet } from './sheet.ts';

/** Small flowers, dots, leaves or strokes on the ground; stars at night. */
export function scattered({ rng, plan, palette: p, u, x0, y0, x1, W, gy }: Sheet): string {
  const kind = rng.whole(0, 3);
  const colour = mix(p.ground, dist(p.ground, p.ivory) < 150 ? p.red : p.ivory, 0.4);
  const sign = (x: number, y: number, s: number): string => {
    if (plan.isNight && rng.chance(0.5)) return path(star(x, y, s, 5), `fill="${p.ivory}"`);
    if (kind === 0) return path(ring(x, y, 5, 0, s * 1.3, s * 0.5, rng()), `fill="${colour}"`);
    if (kind === 1) return circle(x, y, s * 0.42, `fill="${colour}"`);
    if (kind === 2)
      return path(ring(x, y, 3, 0, s * 1.5, s * 0.5, rng.between(-0.3, 0.3)), `fill="${colour}"`);
    return path(
      `M${f(x)},${f(y)}q${f(s)},${f(-s * 1.6)} ${f(s * 2)},0`,
      `fill="none" stroke="${colour}" stroke-width="${f(3 * u)}" stroke-linecap="round"`,
    );
  };
  return Array.from({ length: Math.round((130 * W) / (1400 * u)) }, () =>
    sign(rng.between(x0, x1), rng.between(y0, gy), u * rng.between(6, 12)),
  ).join('');
}

/** The sun rises from the horizon at dawn and dusk, and is high and small at noon; a crescent at night. */
export function heaven(sheet: Sheet): string {
  const { rng, plan, u, x0, y0, cx, W, H, gy, waterline } = sheet;
  const { hour, weather, isNight, flip, main } = plan;
  if (plan.isInside) return '';
  const isLow = hour === 'dawn' || hour === 'dusk';
  const isWideSubject = main === 'churning' || main === 'mountain';
  const r = u * (isLow ? 92 : 62);
  const dx = cx - flip * W * (!isWideSubject && isLow ? 0.36 : 0.38);
  const dy = isLow ? gy - H * (waterline ? 0.04 : 0.13) : y0 + H * 0.19;
  let c = weather === 'storm' ? '' : disc(sheet, dx, Math.max(dy, y0 + r * 1.5), r, isNight);
  if (!isNight && !isLow && rng.chance(0.4))
    c += disc(sheet, cx + flip * W * 0.4, y0 + H * 0.17, 42 * u, true);
  const clouds = weather === 'clear' ? rng.whole(0, 3) : weather === 'mist' ? 4 : 7;
  for (let i = 0; i < clouds; i++) {
    const x = x0 + W * ((i + 0.5) / clouds) + rng.between(-30, 30) * u;
    const y = y0 + H * rng.between(0.1, clouds > 4 ? 0.17 : 0.3);
    c += cloud(sheet, x, y, u * (clouds > 4 ? rng.between(1.5, 2.2) : 1));
  }
  return c;
}

function cloud({ plan, palette: p, contour }: Sheet, x: number, y: number, s: number): string {
  const fills =
    plan.weather === 'storm'
      ? ['#3d4656', '#5b6577', '#3d4656']
      : [mix(p.ground, p.ivory, 0.5), p.ivory, mix(p.ground, p.ivory, 0.5)];
  return fills
    .map((fill, i) =>
      path(
        `M${f(x + (-60 + i * 30) * s)},${f(y)}a${f(30 * s)},${f(30 * s)} 0 0 1 ${f(60 * s)},0Z`,
        `fill="${fill}" ${contour}`,
      ),
    )
    .join('');
}

/** A sun with a calm face, or a crescent. */
function disc(sheet: Sheet, x: number, y: number, r: number, isMoon: boolean): string {
  const { palette: p, contour } = sheet;
  const rays = path(ring(x, y, 18, r, r * 1.42, r * 0.12), `fill="${p.ochre}" ${contour}`);
  const round = circle(x, y, r, `fill="${isMoon ? p.ivory : mix(p.ivory, p.ochre, 0.25)}" ${contour}`);
  if (!isMoon) return rays + round + sunFace(sheet, x, y, r);
  const crescent = `M${f(x + r * 0.25)},${f(y - r * 0.97)}A${f(r)},${f(r)} 0 1 0 ${f(x + r * 0.25)},${f(y + r * 0.97)}A${f(r * 1.05)},${f(r * 1.05)} 0 0 1 ${f(x + r * 0.25)},${f(y - r * 0.97)}Z`;
  return round + path(crescent, `fill="${p.ochre}" ${contour}`);
}

function sunFace({ palette: p, contour }: Sheet, x: number, y: number, r: number): string {
  const line = `fill="none" stroke="${p.ink}" stroke-width="${f(r * 0.06)}" stroke-linecap="round"`;
  const eyes = [-1, 1].map((q) =>
    path(
      `M${f(x + q * r * 0.62)},${f(y - r * 0.08)}Q${f(x + q * r * 0.36)},${f(y + r * 0.12)} ${f(x + q * r * 0.12)},${f(y - r * 0.06)}M${f(x + q * r * 0.66)},${f(y - r * 0.3)}Q${f(x + q * r * 0.36)},${f(y - r * 0.5)} ${f(x + q * r * 0.1)},${f(y - r * 0.28)}`,
      line,
    ),
  );
  return (
    eyes.join('') +
    path(`M${f(x)},${f(y - r * 0.1)}L${f(x - r * 0.1)},${f(y + r * 0.24)}H${f(x + r * 0.08)}`, line) +
    path(
      `M${f(x - r * 0.26)},${f(y + r * 0.48)}Q${f(x)},${f(y + r * 0.64)} ${f(x + r * 0.26)},${f(y + r * 0.48)}Q${f(x)},${f(y + r * 0.42)} ${f(x - r * 0.26)},${f(y + r * 0.48)}Z`,
      `fill="${p.red}" ${contour}`,
    ) +
    circle(x, y - r * 0.62, r * 0.09, `fill="${p.red}"`)
  );
}
