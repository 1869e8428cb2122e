import { circle, f, mix, path } from '../../core/svg.ts';
import { outlined, type Wall } from './layout.ts';

export function rain({ rng, plan, w, h, u, palette: p }: Wall): string {
  let drops = '';
  for (let i = 0; i < 150; i++) {
    const x = rng.between(0, w);
    const y = rng.between(h * 0.06, h * 0.95);
    drops += `M${f(x)},${f(y)}l${f(-8 * u)},${f(34 * u)}`;
  }
  const cloud = mix(p.blue, plan.weather === 'storm' ? '#14161c' : p.white, 0.3);
  const clouds = Array.from({ length: 6 }, (_, i) =>
    outlined(
      [0, 1, 2, 3]
        .map((j) =>
          circle(
            (w * (i + 0.5)) / 6 + (j - 1.5) * 54 * u,
            h * 0.06 + (j % 2) * 10 * u,
            44 * u,
            `fill="${cloud}"`,
          ),
        )
        .join(''),
    ),
  );
  return (
    path(
      drops,
      `stroke="${p.white}" stroke-width="${f(3 * u)}" opacity=".5" stroke-linecap="round" fill="none"`,
    ) + clouds.join('')
  );
}

export function mist({ rng, w, h, u, palette: p }: Wall): string {
  return Array.from({ length: 5 }, (_, i) =>
    path(
      `M${f(w * (i % 2 ? rng.between(0.7, 0.8) : rng.between(-0.1, 0.04)))},${f(h * (0.42 + i * 0.1))}q${f(60 * u)},${f(-30 * u)} ${f(120 * u)},0t${f(120 * u)},0t${f(120 * u)},0`,
      `fill="none" stroke="${p.white}" stroke-width="${f(14 * u)}" opacity=".4" stroke-linecap="round"`,
    ),
  ).join('');
}

/** Cracks that wander over the plaster. */
export function cracks({ rng, w, h, u }: Wall): string {
  return Array.from({ length: 6 }, () => {
    let x = rng.between(0, w);
    let y = rng.between(0, h);
    let angle = rng.between(0, 6.28);
    let d = `M${f(x)},${f(y)}`;
    for (let j = 0; j < 12; j++) {
      angle += rng.between(-0.7, 0.7);
      x += Math.cos(angle) * 30 * u;
      y += Math.sin(angle) * 30 * u;
      d += `L${f(x)},${f(y)}`;
    }
    return path(d, `fill="none" stroke="#2a140c" stroke-width="${f(1.7 * u)}" opacity=".42"`);
  }).join('');
}
