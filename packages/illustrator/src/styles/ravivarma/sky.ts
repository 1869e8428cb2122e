import { circle, ellipse, f, mix, path } from '../../core/svg.ts';
import { type Canvas, isSunHidden } from './canvas.ts';

const CRATERS = [
  [-0.3, -0.15, 0.3, 0.22],
  [0.22, 0.2, 0.34, 0.2],
  [0.1, -0.42, 0.2, 0.12],
] as const;

/** Stars, sun or moon, and clouds. */
export function heaven(canvas: Canvas): string {
  const { rng, plan, palette, w, h, u, mx, my, mr, isLow } = canvas;
  const isHidden = isSunHidden(canvas);
  let a = '';
  if (plan.isNight)
    for (let i = 0; i < 90; i++)
      a += circle(
        rng.between(0, w),
        rng.between(0, h * 0.5),
        u * rng.between(0.7, 2.3),
        `fill="#fff4d8" opacity="${f(rng.between(0.3, 0.95))}"`,
      );
  a += circle(mx, my, mr * (isLow ? 7 : 5.4), `fill="url(#halo)"${isHidden ? ' opacity=".5"' : ''}`);
  if (!isHidden) a += circle(mx, my, mr, 'fill="url(#orb)"');
  if (plan.isNight && !isHidden) {
    const shade = `fill="${mix(palette.glow, palette.sky[1], 0.35)}" opacity=".2"`;
    a += CRATERS.map(([x, y, rx, ry]) => ellipse(mx + x * mr, my + y * mr, rx * mr, ry * mr, shade)).join('');
  }
  return `${a}<g filter="url(#bl)">${clouds(canvas)}</g>`;
}

function clouds(canvas: Canvas): string {
  const { rng, plan, palette, w, h, u, my } = canvas;
  const { weather, hour } = plan;
  const isClear = weather === 'clear';
  const isRough = weather === 'storm' || weather === 'rain';
  const count = { clear: rng.whole(8, 20), mist: 14, rain: 34, storm: 40 }[weather];
  let a = '';
  for (let i = 0; i < count; i++) {
    const y = h * rng.between(0.04, isClear ? 0.52 : 0.36);
    const near = 1 - Math.abs(y - my) / h;
    const x = rng.between(-0.1, 1.1) * w;
    const rx = u * rng.between(90, 340);
    const ry = u * rng.between(8, isClear ? 24 : 46);
    const fill = isRough
      ? mix(palette.sky[0], palette.sky[2], rng.between(0, 0.6))
      : mix(rng.chance(0.6) ? palette.mist : palette.sky[1], palette.light, near * rng.between(0, 0.6));
    a += ellipse(x, y, rx, ry, `fill="${fill}" opacity="${f(rng.between(0.2, 0.6))}"`);
  }
  return hour === 'noon' && isClear ? a + heaps(canvas) : a;
}

/** The white cumulus clouds of a clear noon. */
function heaps({ rng, palette, w, h, u }: Canvas): string {
  let a = '';
  for (let c = 0; c < 2; c++) {
    const x = w * rng.between(0.1, 0.9);
    const y = h * rng.between(0.18, 0.4);
    for (let i = 0; i < 12; i++)
      a += circle(
        x + rng.between(-170, 170) * u,
        y - Math.abs(rng.between(-60, 50)) * u,
        u * rng.between(26, 62),
        `fill="${mix('#ffffff', palette.mist, rng.between(0, 0.4))}" opacity=".7"`,
      );
  }
  return a;
}

/** Rain, lightning, mist, or a flight of birds in clear air. */
export function weatherOver(canvas: Canvas): string {
  const { rng, plan } = canvas;
  const { weather, isInside } = plan;
  if (isInside) return '';
  if (weather === 'rain') return rain(canvas);
  if (weather === 'storm') return rain(canvas) + lightning(canvas);
  if (weather === 'mist') return mist(canvas);
  return plan.only === null && rng.chance(0.6) ? flight(canvas) : '';
}

function rain({ rng, palette, w, h, u }: Canvas): string {
  let d = '';
  for (let i = 0; i < 190; i++) {
    const x = rng.between(0, w * 1.1);
    const y = rng.between(-40, h);
    const length = rng.between(30, 80) * u;
    d += `M${f(x)},${f(y)}l${f(-length * 0.22)},${f(length)}`;
  }
  const colour = mix(palette.light, '#ffffff', 0.3);
  return path(d, `stroke="${colour}" stroke-width="${f(1.8 * u)}" opacity=".34" fill="none"`);
}

function lightning({ rng, palette, h, u, mx }: Canvas): string {
  let x = mx;
  let y = h * 0.04;
  let d = `M${f(x)},${f(y)}`;
  for (let i = 0; i < 7; i++) {
    x += rng.between(-46, 46) * u;
    y += h * rng.between(0.05, 0.08);
    d += `L${f(x)},${f(y)}`;
  }
  return (
    path(
      d,
      `fill="none" stroke="${palette.light}" stroke-width="${f(16 * u)}" opacity=".25" filter="url(#b2)"`,
    ) + path(d, `fill="none" stroke="#fffbe6" stroke-width="${f(3.4 * u)}"`)
  );
}

function mist({ rng, palette, w, h }: Canvas): string {
  return Array.from({ length: 5 }, (_, i) =>
    ellipse(
      w * rng.between(0.1, 0.9),
      h * (0.68 + i * 0.07),
      w * rng.between(0.3, 0.6),
      h * rng.between(0.02, 0.034),
      `fill="${palette.mist}" opacity=".3" filter="url(#b2)"`,
    ),
  ).join('');
}

function flight({ rng, palette, w, h, u, mx, side }: Canvas): string {
  return Array.from({ length: 6 }, () => {
    const x = mx - side * w * 0.12 + rng.between(-200, 200) * u;
    const y = h * rng.between(0.14, 0.36);
    const s = u * rng.between(0.7, 1.3);
    return path(
      `M${f(x - 18 * s)},${f(y - 5 * s)}Q${f(x - 8 * s)},${f(y - 11 * s)} ${f(x)},${f(y)}Q${f(x + 8 * s)},${f(y - 11 * s)} ${f(x + 18 * s)},${f(y - 5 * s)}`,
      `fill="none" stroke="${palette.hills[4]}" stroke-width="${f(2.6 * s)}" opacity=".7"`,
    );
  }).join('');
}
