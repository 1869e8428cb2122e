import { cusped, ring } from '../../core/shapes.ts';
import { circle, ellipse, f, mix, path, rect } from '../../core/svg.ts';
import { CONTOUR, outlined, type Wall } from './layout.ts';
import { INK } from './pen.ts';

/** Painted bands of the far wall, so that backgrounds differ between pictures. */
export function farWall({ rng, plan, w, h, u, palette: p }: Wall): string {
  const kind = plan.isInside ? 'hall' : rng.pick(['plain', 'flowers', 'disc', 'bands', 'flowers']);
  let c = '';
  if (kind === 'flowers') {
    for (let i = 0; i < 44; i++) {
      const d = ring(rng.between(0, w), rng.between(0, h * 0.8), 5, 0, rng.between(10, 18) * u, 6 * u, rng());
      c += `<path d="${d}" fill="${i % 3 ? p.white : p.red}" opacity=".45"/>`;
    }
  }
  if (kind !== 'bands') return c;
  const rosettes = Array.from({ length: Math.round(w / (76 * u)) }, (_, i) => {
    const d = ring((i + 0.5) * 76 * u, h * 0.045, 6, 3 * u, 24 * u, 9 * u);
    return `<path d="${d}" fill="${i % 2 ? p.white : '#d8a648'}" opacity=".85"/>`;
  });
  return (
    rect(0, 0, w, h * 0.09, `fill="${p.red}" opacity=".8"`) +
    rosettes.join('') +
    rect(0, h * 0.09, w, 8 * u, `fill="${p.white}" opacity=".6"`)
  );
}

/** Sun or moon, and stars. */
export function heaven({ rng, plan, w, h, u, palette: p, isPortrait }: Wall): string {
  const { hour, weather, isNight, flip } = plan;
  if (plan.isInside) return '';
  const x = w * (0.5 - flip * (isPortrait ? -0.36 : 0.34));
  const y = h * (hour === 'noon' ? 0.18 : isNight ? 0.2 : 0.36);
  const r = (isNight ? 62 : hour === 'noon' ? 52 : 96) * u;
  let c = '';
  if (weather === 'clear' || weather === 'mist') {
    if (isNight) c += circle(x, y, r * 3.6, 'fill="url(#moonlight)"');
    const fill = isNight ? p.white : hour === 'noon' ? '#efc66a' : '#d9743a';
    c += circle(x, y, r, `fill="${fill}" stroke="${INK}" stroke-width="${f(4 * u)}" opacity=".92"`);
    const rays = Array.from({ length: 24 }, (_, i) => {
      const angle = (i / 24) * 6.283;
      const at = (q: number): string => `${f(x + Math.cos(angle) * r * q)},${f(y + Math.sin(angle) * r * q)}`;
      return path(
        `M${at(1.14)}L${at(1.34)}`,
        `stroke="${p.red}" stroke-width="${f(5 * u)}" stroke-linecap="round" opacity=".7"`,
      );
    });
    if (!isNight) c += rays.join('');
  }
  if (isNight) {
    for (let i = 0; i < 40; i++)
      c += circle(
        rng.between(0, w),
        rng.between(0, h * 0.5),
        rng.between(2, 4) * u,
        `fill="${p.white}" opacity=".7"`,
      );
  }
  return c;
}

/** Rocks as the caves paint them: blocks with a lit top. */
export function rocks(
  { rng, w, u, palette: p }: Wall,
  y: number,
  n: number,
  low: number,
  high: number,
): string {
  let a = '';
  for (let i = 0; i < n; i++) {
    const x = (w * (i + rng.between(0.1, 0.6))) / n;
    const W = u * rng.between(90, 180);
    const H = u * rng.between(low, high);
    const colour = rng.pick(['#c58f45', p.red, '#a9744a', p.green, '#6d5a52', p.blue]);
    const ridge = `M${f(x - W / 2)},${f(y - H)}L${f(x + W * 0.08)},${f(y - H + 14 * u)}L${f(x + W / 2)},${f(y - H + 10 * u)}`;
    a +=
      path(
        `M${f(x - W / 2)},${f(y)}V${f(y - H)}L${f(x - W * 0.2)},${f(y - H - 34 * u)}H${f(x + W * 0.3)}L${f(x + W / 2)},${f(y - H + 10 * u)}V${f(y)}Z`,
        `fill="${colour}"`,
      ) +
      path(
        `${ridge}M${f(x + W * 0.08)},${f(y - H + 14 * u)}V${f(y)}`,
        'fill="none" stroke-width="2.6" opacity=".7"',
      ) +
      path(
        `${ridge}L${f(x + W * 0.3)},${f(y - H - 34 * u)}H${f(x - W * 0.2)}Z`,
        `fill="${p.white}" opacity=".22" stroke="none"`,
      );
  }
  return outlined(a);
}

function pillar({ u, palette: p }: Wall, x: number, top: number, bottom: number): string {
  const W = 54 * u;
  const H = bottom - top;
  const pearls = Array.from({ length: 5 }, (_, i) =>
    path(
      `M${f(x - W * 0.5)},${f(top + H * 0.18 + i * W * 0.4)}H${f(x + W * 0.5)}`,
      `stroke="${p.white}" stroke-width="${f(4 * u)}" stroke-dasharray="0 ${f(9 * u)}" stroke-linecap="round" opacity=".8"`,
    ),
  );
  return (
    outlined(
      rect(x - W / 2, top, W, H, `fill="${p.red}"`) +
        rect(x - W * 0.8, top - W * 0.1, W * 1.6, W * 0.5, 'fill="#c58f45"') +
        ellipse(x, top + W * 0.8, W * 0.74, W * 0.36, 'fill="#d8a648"') +
        rect(x - W * 0.62, top + H * 0.5, W * 1.24, W * 0.4, 'fill="#c58f45"') +
        rect(x - W * 0.8, bottom - W * 0.6, W * 1.6, W * 0.6, 'fill="#c58f45"'),
    ) + pearls.join('')
  );
}

/** A pillared pavilion with a coloured wall. */
export function hall(wall: Wall): string {
  const { rng, plan, w, h, u, gy, palette: p, isWide } = wall;
  const ground = rng.pick([p.red, p.red, p.green, p.blue, '#b07a3a']);
  let c = rect(w * 0.05, h * 0.1, w * 0.9, h, `fill="${mix(ground, '#2c1812', plan.isNight ? 0.5 : 0.32)}"`);
  for (let i = 0; i < 60; i++) {
    const d = ring(
      rng.between(w * 0.06, w * 0.94),
      rng.between(h * 0.16, h * 0.86),
      5,
      0,
      15 * u,
      6 * u,
      rng(),
    );
    c += `<path d="${d}" fill="#d8a648" opacity=".5"/>`;
  }
  c += outlined(rect(w * 0.02, h * 0.045, w * 0.96, 70 * u, 'fill="#c58f45"'));
  for (let i = 0; i < 24; i++) {
    const d = ring(w * 0.02 + (w * 0.96 * (i + 0.5)) / 24, h * 0.045 + 35 * u, 6, 3 * u, 22 * u, 9 * u);
    c += `<path d="${d}" fill="${i % 2 ? p.red : p.white}"/>`;
  }
  const floor = `fill="${mix(p.bg[2], '#c58f45', 0.3)}" stroke="${INK}" stroke-width="${f(4 * u)}"`;
  const pillars = isWide ? [0.07, 0.2, 0.8, 0.93] : [0.06, 0.94];
  return (
    c +
    rect(0, gy - h * 0.03, w, h, floor) +
    pillars.map((t) => pillar(wall, w * t, h * 0.13, h * 0.9)).join('')
  );
}

export function town({ rng, w, h, gy, palette: p }: Wall): string {
  let a = '';
  for (let i = 0; i < 9; i++) {
    const x = (w * i) / 9;
    const H = h * rng.between(0.16, 0.34);
    a +=
      rect(x, gy - H, w / 9.4, H, `fill="${mix(rng.pick(['#c58f45', '#d9c193', p.red]), p.bg[1], 0.45)}"`) +
      path(cusped(x + w * 0.036, gy - H * 0.84, w * 0.035, H * 0.4, 3), `fill="${mix(p.bg[2], INK, 0.4)}"`);
  }
  return outlined(a);
}

/** Curling waves on the sea, long lines on rivers and ponds. */
export function water({ plan, w, u, palette: p }: Wall, top: number, bottom: number): string {
  let a = rect(-9, top, w + 18, bottom - top + 9, `fill="url(#wt)" ${CONTOUR}`);
  const rows = Math.max(2, Math.round((bottom - top) / (48 * u)));
  for (let r = 0; r < rows; r++)
    for (let i = 0; i < 17; i++) {
      const x = (w * (i + (r % 2) * 0.5)) / 16 - 40 * u;
      const y = top + ((bottom - top) * (r + 0.6)) / rows;
      a +=
        plan.setting === 'sea'
          ? path(
              `M${f(x)},${f(y)}q${f(14 * u)},${f(-34 * u)} ${f(40 * u)},${f(-24 * u)}q${f(-16 * u)},${f(10 * u)} ${f(-4 * u)},${f(22 * u)}q${f(20 * u)},${f(6 * u)} ${f(44 * u)},${f(2 * u)}`,
              `fill="none" stroke="${p.white}" stroke-width="${f(3 * u)}" opacity=".55"`,
            )
          : path(
              `M${f(x)},${f(y)}q${f(27 * u)},${f(-20 * u)} ${f(54 * u)},0t${f(54 * u)},0`,
              `fill="none" stroke="${p.white}" stroke-width="${f(2.8 * u)}" opacity=".45"`,
            );
    }
  return a;
}

/** The ground under the subject. */
export function land({ plan, w, h, u, gy, palette: p }: Wall): string {
  const { setting } = plan;
  const isGreen = setting === 'garden' || setting === 'forest' || setting === 'bank';
  const colour =
    setting === 'desert'
      ? '#cfa262'
      : setting === 'snow'
        ? '#c9bfa6'
        : isGreen
          ? mix(p.green, p.bg[2], 0.3)
          : mix(p.bg[2], '#b07a45', 0.35);
  return path(
    `M-9,${f(gy - 14 * u)}C${f(w * 0.25)},${f(gy - 40 * u)} ${f(w * 0.4)},${f(gy + 6 * u)} ${f(w * 0.6)},${f(gy - 12 * u)}S${f(w * 0.9)},${f(gy - 34 * u)} ${f(w + 9)},${f(gy - 8 * u)}V${f(h + 9)}H-9Z`,
    `fill="${colour}" ${CONTOUR}`,
  );
}
