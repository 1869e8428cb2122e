import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

export const FIGURES = path.resolve(import.meta.dirname, 'figures.json');

/** What a test has last counted, by a name that stays; `docs/reliability.md` says it. */
export type Figures = Readonly<Record<string, { readonly counted: string; readonly on: string }>>;

export const readFigures = (): Figures => JSON.parse(fs.readFileSync(FIGURES, 'utf8')) as Figures;

/** Says what was counted and, with `TEST_FIGURES`, stores it: for runs whose figures are worth it. */
export function recordFigure(name: string, counted: string): void {
  process.stdout.write(`${name}: ${counted}\n`);
  if (process.env.TEST_FIGURES === undefined) return;
  const figures = { ...readFigures(), [name]: { counted, on: new Date().toISOString().slice(0, 10) } };
  const sorted = Object.entries(figures).toSorted(([one], [other]) => one.localeCompare(other));
  fs.writeFileSync(FIGURES, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
