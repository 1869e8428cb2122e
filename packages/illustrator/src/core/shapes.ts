/** Geometry that every style shares: outlines only, no colour. */
import type { Rng } from './prng.ts';
import { f } from './svg.ts';

export type Point = readonly [x: number, y: number];

export const poly = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${f(x)},${f(y)}`).join('L')}`;
/** Everything below a skyline, down to `h`. */
export const under = (points: readonly Point[], h: number): string =>
  `${poly(points)}V${f(h)}H${f(points[0]![0])}Z`;

/** Skyline of hills: four octaves of sines; `sharp` above 0 folds them into peaks. */
export function ridge(rng: Rng, w: number, y0: number, amp: number, sharp = 0, n = 80): Point[] {
  const octaves = [1, 2.1, 4.3, 8.7].map(
    (m, k) => [rng.between(0.7, 1.3) * m, rng.between(0, 6.3), [1, 0.5, 0.22, 0.1][k]!] as const,
  );
  return Array.from({ length: n + 1 }, (_, i): Point => {
    const t = i / n;
    let v = 0;
    for (const [frequency, phase, a] of octaves) {
      const s = Math.sin(6.283 * frequency * t + phase);
      v += a * (sharp ? 1 - 2 * Math.abs(s) * sharp - (1 - sharp) * s : s);
    }
    return [t * w, y0 - (amp * v) / 1.8];
  });
}

export const shikhara = (x: number, b: number, w: number, h: number): string =>
  `M${f(x - w / 2)},${f(b)}C${f(x - w * 0.5)},${f(b - h * 0.55)} ${f(x - w * 0.3)},${f(b - h * 0.86)} ${f(x - w * 0.13)},${f(b - h)}H${f(x + w * 0.13)}C${f(x + w * 0.3)},${f(b - h * 0.86)} ${f(x + w * 0.5)},${f(b - h * 0.55)} ${f(x + w / 2)},${f(b)}Z`;
export const dome = (x: number, b: number, w: number, h: number): string =>
  `M${f(x - w * 0.42)},${f(b)}C${f(x - w * 0.62)},${f(b - h * 0.34)} ${f(x - w * 0.36)},${f(b - h * 0.68)} ${f(x)},${f(b - h)}C${f(x + w * 0.36)},${f(b - h * 0.68)} ${f(x + w * 0.62)},${f(b - h * 0.34)} ${f(x + w * 0.42)},${f(b)}Z`;

const arc = (from: Point, to: Point, x: number, y: number): string => {
  const c = Math.hypot(from[0] - to[0], from[1] - to[1]) * 0.56;
  return `A${f(c)},${f(c)} 0 0 1 ${f(x)},${f(y)}`;
};

/** Cusped arch opening with an ogee tip; x and y are the top left corner of its box. */
export function cusped(x: number, y: number, w: number, h: number, n = 7, spring = 0.55): string {
  const cx = x + w / 2;
  const sy = y + h * spring;
  const half = (n + 1) / 2;
  const cusps: Point[] = [];
  for (let i = 0; i <= half - 1; i++) {
    const a = (((i / (half - 0.5)) * Math.PI) / 2) * 0.96;
    cusps.push([cx - (w / 2) * Math.cos(a), sy - h * spring * 0.8 * Math.sin(a)]);
  }
  const last = cusps[cusps.length - 1]!;
  let d = `M${f(x)},${f(y + h)}L${f(cusps[0]![0])},${f(cusps[0]![1])}`;
  for (let i = 1; i < cusps.length; i++) d += arc(cusps[i]!, cusps[i - 1]!, cusps[i]![0], cusps[i]![1]);
  const k = cx - last[0];
  const dy = last[1] - y;
  d += `C${f(last[0] - k * 0.04)},${f(last[1] - dy * 0.62)} ${f(cx - k * 0.3)},${f(y + dy * 0.5)} ${f(cx)},${f(y)}C${f(cx + k * 0.3)},${f(y + dy * 0.5)} ${f(2 * cx - last[0] + k * 0.04)},${f(last[1] - dy * 0.62)} ${f(2 * cx - last[0])},${f(last[1])}`;
  for (let i = cusps.length - 2; i >= 0; i--)
    d += arc(cusps[i]!, cusps[i + 1]!, 2 * cx - cusps[i]![0], cusps[i]![1]);
  return `${d}L${f(x + w)},${f(y + h)}Z`;
}

/** One petal from radius `r0` to `r1`, `wide` at its middle, turned by angle `a`. */
export function petal(cx: number, cy: number, r0: number, r1: number, wide: number, a: number): string {
  const p = (r: number, o: number): string =>
    `${f(cx + r * Math.cos(a) - o * Math.sin(a))},${f(cy + r * Math.sin(a) + o * Math.cos(a))}`;
  const m = (r0 + r1) * 0.5;
  const e = r1 - (r1 - r0) * 0.2;
  return `M${p(r0, 0)}C${p(m, wide)} ${p(e, wide * 0.5)} ${p(r1, 0)}C${p(e, -wide * 0.5)} ${p(m, -wide)} ${p(r0, 0)}Z`;
}

/** Petals in a circle. */
export const ring = (
  cx: number,
  cy: number,
  n: number,
  r0: number,
  r1: number,
  wide: number,
  turn = 0,
): string =>
  Array.from({ length: n }, (_, i) => petal(cx, cy, r0, r1, wide, turn + (i / n) * 6.2832 - 1.5708)).join('');

/** Petals of a lotus from the side, the outer ones first, so that the middle one lies on top. */
export const lotus = (cx: number, cy: number, s: number, n = 7): string[] =>
  Array.from({ length: n }, (_, i) => i - (n - 1) / 2)
    .sort((a, b) => Math.abs(b) - Math.abs(a))
    .map((k) => petal(cx, cy, 0, s * (1 - Math.abs(k) * 0.07), s * 0.24, -1.5708 + k * 0.36));

export const star = (x: number, y: number, r: number, n = 8, q = 0.42): string => {
  const tips = Array.from({ length: n * 2 }, (_, i) => {
    const a = (i / n) * Math.PI - 1.5708;
    const reach = i % 2 ? r * q : r;
    return `${f(x + reach * Math.cos(a))},${f(y + reach * Math.sin(a))}`;
  });
  return `M${tips.join('L')}Z`;
};

/** Wavy line of n scallops: hems, canopies, wave crests. */
export const scallop = (x: number, y: number, w: number, n: number, depth: number): string =>
  `M${f(x)},${f(y)}${`q${f(w / n / 2)},${f(depth * 2)} ${f(w / n)},0`.repeat(n)}`;
