import { lotus, ring } from '../../core/shapes.ts';
import { f, type Painting, rect } from '../../core/svg.ts';
import type { Scene } from '../style.ts';
import type { ChitrakarPalette } from './palette.ts';

/** Width of the border, in units. */
export const BORDER = 84;

type Cell = (p: ChitrakarPalette, isOdd: boolean, contour: string) => string;

interface Pattern {
  readonly step: number;
  /** Whether the cells of the pattern point inwards. */
  readonly hasFoot: boolean;
  readonly cell: Cell;
}

const rosettesAndVine: Cell = (p, isOdd, contour) =>
  isOdd
    ? `<path d="M-30,0Q-15,-22 0,0Q15,22 30,0" fill="none" stroke="${p.ochre}" stroke-width="4"/><path d="M0,-18L10,0L0,18L-10,0Z" fill="${p.green === p.border ? p.ochre : '#6fb083'}"/>`
    : `<path d="${ring(0, 0, 6, 4, 21, 11)}" fill="${p.ivory}" ${contour}/><circle r="7" fill="${p.ochre}" ${contour}/>`;
const lotuses: Cell = (p, _, contour) =>
  lotus(0, 22, 42, 5)
    .map((d, j) => `<path d="${d}" fill="${j % 2 ? p.ochre : p.ivory}" ${contour}/>`)
    .join('');
const triangles: Cell = (p, isOdd, contour) =>
  `<path d="M-26,24L0,-22L26,24Z" fill="${isOdd ? p.ivory : p.ochre}" ${contour}/><circle cy="9" r="7" fill="${p.red}" ${contour}/>`;
const fishes: Cell = (p, isOdd) =>
  `<g transform="scale(.34)"><path d="M-60,0L-96,-30Q-84,0 -96,30Z" fill="${p.ochre}"/><path d="M-66,0C-30,-44 40,-40 72,0C40,40 -30,44 -66,0Z" fill="${isOdd ? p.ivory : '#e27b3a'}" stroke="${p.ink}" stroke-width="7"/><circle cx="44" cy="-6" r="8" fill="${p.ink}"/></g>`;
const discs: Cell = (p, isOdd, contour) =>
  `<circle r="17" fill="${isOdd ? p.ochre : p.ivory}" ${contour}/><path d="${ring(0, 0, 4, 0, 16, 6)}" fill="${p.red}"/>`;

const PATTERNS: readonly Pattern[] = [
  { step: 62, hasFoot: false, cell: rosettesAndVine },
  { step: 62, hasFoot: true, cell: lotuses },
  { step: 54, hasFoot: true, cell: triangles },
  { step: 70, hasFoot: false, cell: fishes },
  { step: 46, hasFoot: false, cell: discs },
];

const WITHOUT_FISH = PATTERNS.filter(({ cell }) => cell !== fishes);

/** The painted border, in one of five patterns. */
export function border({ rng, plan, palette: p, w, h, u }: Scene<ChitrakarPalette>): Painting {
  const { step, hasFoot, cell } = rng.pick(plan.only === null ? PATTERNS : WITHOUT_FISH);
  const q = (BORDER * u) / 2 + 7 * u;
  const across = Math.round((w - 2 * q) / (step * u));
  const down = Math.round((h - 2 * q) / (step * u));
  const contour = `stroke="${p.ink}" stroke-width="2.4"`;
  const put = (x: number, y: number, i: number, degrees: number): string =>
    `<use href="#b${i % 2}" transform="translate(${f(x)},${f(y)}) rotate(${degrees}) scale(${u.toFixed(3)})"/>`;
  let body =
    rect(0, 0, w, h, `fill="${p.ink}"`) +
    rect(10 * u, 10 * u, w - 20 * u, h - 20 * u, `fill="${p.ochre}"`) +
    rect(18 * u, 18 * u, w - 36 * u, h - 36 * u, `fill="${p.border}"`);
  for (let i = 0; i <= across; i++) {
    const x = q + ((w - 2 * q) * i) / across;
    body += put(x, q, i, 0) + put(x, h - q, i, hasFoot ? 180 : 0);
  }
  for (let i = 1; i < down; i++) {
    const y = q + ((h - 2 * q) * i) / down;
    body += put(q, y, i, hasFoot ? -90 : 90) + put(w - q, y, i, 90);
  }
  return {
    body,
    defs: `<g id="b0">${cell(p, false, contour)}</g><g id="b1">${cell(p, true, contour)}</g>`,
  };
}
