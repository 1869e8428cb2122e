import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

export const FIGURES = path.resolve(import.meta.dirname, 'figures.json');

/** `{ kills: 250, 'acknowledged actions': 5013 }` */
type Counts = Readonly<Record<string, number>>;

interface Figure {
  /** What was found in all of it: `0 lost`. */
  readonly found: string;
  /** By their seeds, as a rule. */
  readonly pieces: Readonly<Record<string, { readonly counts: Counts; readonly on: string }>>;
}

/** What tests have counted, by a name that stays; `docs/reliability.md` says it. */
export type Figures = Readonly<Record<string, Figure>>;

export const readFigures = (): Figures => JSON.parse(fs.readFileSync(FIGURES, 'utf8')) as Figures;

interface Counted {
  /** What is run again is counted once: a long run may be made in pieces, each with a seed of its own. */
  readonly piece: string | number;
  readonly counts: Counts;
  readonly found: string;
}

/** Says what was counted and, with `TEST_FIGURES`, stores it: for runs whose figures are worth it. */
export function recordFigure(name: string, { piece, counts, found }: Counted): void {
  const on = new Date().toISOString().slice(0, 10);
  process.stdout.write(`${name}: ${sayFigure({ found, pieces: { [piece]: { counts, on } } })}\n`);
  if (process.env.TEST_FIGURES === undefined) return;
  const figures = readFigures();
  const pieces = { ...figures[name]?.pieces, [piece]: { counts, on } };
  const sorted = Object.entries({ ...figures, [name]: { found, pieces } }).toSorted(([one], [other]) =>
    one.localeCompare(other),
  );
  fs.writeFileSync(FIGURES, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** The sum of the pieces: `3,009 calls, 0 anomalies (2026-11-23)`. */
export function sayFigure({ found, pieces }: Figure): string {
  const all = Object.values(pieces);
  const sums = new Map<string, number>();
  for (const { counts } of all)
    for (const [what, count] of Object.entries(counts)) sums.set(what, (sums.get(what) ?? 0) + count);
  const counted = [...sums].map(([what, sum]) => `${sum.toLocaleString('en')} ${what}`);
  const days = all.map(({ on }) => on).toSorted();
  return `${[...counted, found].join(', ')} (${days.at(-1)})`;
}
