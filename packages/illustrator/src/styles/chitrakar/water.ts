import { f, mix, path, rect } from '../../core/svg.ts';
import type { Sheet } from './sheet.ts';

/** The sea: rows of scallops. */
export function waves(sheet: Sheet, top: number, bottom: number, colours: readonly string[]): string {
  const { rng, palette: p, contour, u, x0, W } = sheet;
  const rows = 4;
  const height = (bottom - top) / rows;
  const count = Math.max(5, Math.round(W / (105 * u)));
  const width = W / count;
  const lines = rng.whole(0, 1) ? [0.34, 0.18] : [0.34];
  let a = '';
  for (let r = 0; r < rows; r++) {
    const y = top + r * height;
    for (let i = -1; i <= count; i++) {
      const x = x0 + i * width + (r % 2 ? width / 2 : 0);
      const arcs = lines.map(
        (q) =>
          `M${f(x + width * (0.5 - q))},${f(y + width * 0.56)}A${f(width * q)},${f(width * q)} 0 0 1 ${f(x + width * (0.5 + q))},${f(y + width * 0.56)}`,
      );
      a +=
        path(
          `M${f(x)},${f(y + height * 1.6)}V${f(y + width * 0.5)}A${f(width / 2)},${f(width / 2)} 0 0 1 ${f(x + width)},${f(y + width * 0.5)}V${f(y + height * 1.6)}Z`,
          `fill="${colours[r % colours.length]!}"`,
        ) + `<path fill="none" stroke="${p.ivory}" stroke-width="${f(3.4 * u)}" d="${arcs.join('')}"/>`;
    }
  }
  return `<g ${contour}>${a}</g>`;
}

/** A river: long running lines, unlike the scalloped sea. */
export function stream(sheet: Sheet, top: number, bottom: number, colour: string): string {
  const { palette: p, contour, u, x0, W } = sheet;
  const count = Math.round(W / (160 * u));
  const width = W / count;
  let a = rect(x0 - 6, top, W + 12, bottom - top + 6, `fill="${colour}" ${contour}`);
  for (let r = 0; r < 5; r++) {
    const wave = `q${f(width / 4)},${f((r % 2 ? -1 : 1) * 20 * u)} ${f(width / 2)},0t${f(width / 2)},0`;
    const start = `M${f(x0 - width)},${f(top + ((bottom - top) * (r + 0.7)) / 5.2)}`;
    a += path(
      start + wave.repeat(count + 2),
      `fill="none" stroke="${r % 2 ? mix(colour, p.ivory, 0.35) : p.ivory}" stroke-width="${f((r % 2 ? 6 : 3.4) * u)}"`,
    );
  }
  return a;
}
