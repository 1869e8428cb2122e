import { lotus, ring } from '../../core/shapes.ts';
import { circle, ellipse, f, mix, path, rect } from '../../core/svg.ts';
import { type Floor, gold } from './floor.ts';

/** Three steps under the subject. */
export function steps({ palette, w, u, cx }: Floor, fit: number, ground: number): string {
  const [g0, g1] = palette.ground;
  return [0, 1, 2]
    .map((i) => {
      const W = Math.min(w * 0.96, fit * 900) + i * 52 * u;
      const look = `fill="${mix(g0, g1, i / 3)}" stroke="${palette.gold[1]}" stroke-width="${f(1.8 * u)}"`;
      return rect(cx - W / 2, ground + i * 10 * u, W, 11 * u, look);
    })
    .join('');
}

/** Scales of waves, clouds, or the tiles of a floor. */
export function surface(floor: Floor): string {
  const { setting } = floor.plan;
  return floor.isOnWater || setting === 'sky' ? scales(floor) : tiles(floor);
}

function scales({ plan, palette, w, h, u, horizon }: Floor): string {
  const isSea = plan.setting === 'sea';
  const width = w / 18;
  let a = '';
  for (let r = 0; r < 5; r++)
    for (let i = -1; i < 19; i++) {
      const x = i * width + (r % 2 ? width / 2 : 0);
      const y = horizon + ((r + 1) * (h - horizon)) / 5.2;
      for (const q of isSea ? [0.5, 0.34, 0.18] : [0.5])
        a += path(
          `M${f(x + width * (0.5 - q))},${f(y)}a${f(width * q)},${f(width * q * 0.5)} 0 0 1 ${f(width * q * 2)},0`,
          `fill="${q === 0.5 ? palette.ground[1] : 'none'}" fill-opacity=".5" stroke="${palette.gold[1]}" stroke-width="${f(1.4 * u)}" opacity="${isSea ? 0.75 : 0.45}"`,
        );
    }
  return a;
}

function tiles(floor: Floor): string {
  const { w, h, u, cx, horizon } = floor;
  let d = '';
  for (let i = -12; i <= 12; i++) d += `M${f(cx + i * 40 * u)},${f(horizon)}L${f(cx + i * 170 * u)},${h}`;
  for (let i = 1; i < 5; i++) d += `M0,${f(horizon + (h - horizon) * (i / 5) ** 1.6)}H${w}`;
  return path(d, gold(floor, 1, 0.22));
}

/** Lotuses with lamps, rosettes, or nothing. */
export function offerings({ rng, plan, palette, w, h, u }: Floor): string {
  const [, au] = palette.gold;
  const kind = rng.whole(0, 2);
  let a = '';
  for (let i = 0; i < 7; i++) {
    const x = (w * (i + 0.5)) / 7 + rng.between(-24, 24) * u;
    const y = h * rng.between(0.9, 0.96);
    const q = rng.between(28, 42) * u;
    if (plan.only === null && (kind === 0 || plan.isNight)) {
      const petals = `fill="${palette.ground[1]}" stroke="${au}" stroke-width="${f(2 * u)}"`;
      const flame = `M${f(x)},${f(y - q * 1.5)}q${f(q * 0.18)},${f(q * 0.3)} 0,${f(q * 0.44)}q${f(-q * 0.18)},${f(-q * 0.14)} 0,${f(-q * 0.44)}Z`;
      a +=
        circle(x, y - q * 0.7, q * 1.5, 'fill="url(#lamp)" opacity=".55"') +
        lotus(x, y, q, 7)
          .map((d) => path(d, petals))
          .join('') +
        path(flame, 'fill="#fff2c4"');
    } else if (kind === 1)
      a += path(
        ring(x, y, 6, 2, q * 0.6, q * 0.22),
        `fill="none" stroke="${au}" stroke-width="${f(2 * u)}" opacity=".7"`,
      );
  }
  return a;
}

export function weatherOver(floor: Floor): string {
  const { weather, isInside } = floor.plan;
  if (isInside) return '';
  if (weather === 'rain') return rain(floor);
  if (weather === 'storm') return rain(floor) + lightning(floor);
  return weather === 'mist' ? mist(floor) : '';
}

function rain({ rng, palette, w, u, horizon }: Floor): string {
  const [, g1, g2] = palette.ground;
  let d = '';
  for (let i = 0; i < 120; i++) {
    const x = rng.between(0, w);
    const y = rng.between(0, horizon);
    d += `M${f(x)},${f(y)}v${f(rng.between(24, 60) * u)}`;
  }
  const clouds = Array.from({ length: 7 }, (_, i) =>
    path(
      `M${f((w * (i + 0.5)) / 7 - 120 * u)},${f(-4)}a${f(60 * u)},${f(60 * u)} 0 0 0 ${f(120 * u)},0a${f(60 * u)},${f(60 * u)} 0 0 0 ${f(120 * u)},0Z`,
      `fill="${mix(g1, g2, 0.5)}" stroke="${palette.gold[1]}" stroke-width="${f(2 * u)}"`,
    ),
  );
  const look = `stroke="${palette.gold[0]}" stroke-width="${f(1.8 * u)}" opacity=".5" fill="none" stroke-linecap="round"`;
  return path(d, look) + clouds.join('');
}

function lightning({ palette, w, h, u }: Floor): string {
  return path(
    `M${f(w * 0.2)},${f(h * 0.06)}l${f(-34 * u)},${f(120 * u)}h${f(40 * u)}l${f(-40 * u)},${f(150 * u)}l${f(110 * u)},${f(-186 * u)}h${f(-46 * u)}l${f(36 * u)},${f(-84 * u)}Z`,
    `fill="${palette.gold[0]}" stroke="${palette.gold[1]}" stroke-width="${f(2 * u)}"`,
  );
}

function mist({ rng, palette, w, h, horizon }: Floor): string {
  return [0, 1, 2, 3]
    .map((i) =>
      ellipse(
        w * rng.between(0.1, 0.9),
        horizon - h * (0.02 + i * 0.05),
        w * rng.between(0.2, 0.4),
        h * 0.022,
        `fill="${palette.gold[0]}" opacity=".2" filter="url(#sf)"`,
      ),
    )
    .join('');
}

/** A gold frame: a second line, pearls, or rosettes in the corners. */
export function frame(floor: Floor): string {
  const { rng, palette, w, h, u } = floor;
  const kind = rng.whole(0, 2);
  const r = 26 * u;
  const line = (inset: number, look: string): string =>
    rect(r + inset, r + inset, w - 2 * (r + inset), h - 2 * (r + inset), look);
  const outer = line(0, gold(floor, 2.4, 0.8));
  if (kind === 0) return outer + line(9 * u, gold(floor, 1.1, 0.6));
  if (kind === 1)
    return (
      outer + line(13 * u, `${gold(floor, 5, 0.7)} stroke-dasharray="0 ${f(14 * u)}" stroke-linecap="round"`)
    );
  const look = `fill="${palette.ground[2]}" stroke="${palette.gold[1]}" stroke-width="${f(2 * u)}"`;
  const corners = [
    [r, r],
    [w - r, r],
    [r, h - r],
    [w - r, h - r],
  ] as const;
  return outer + corners.map(([x, y]) => path(ring(x, y, 8, 4 * u, 26 * u, 9 * u), look)).join('');
}
