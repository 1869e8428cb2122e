import process from 'node:process';

/** Prints what a long test has counted, and the overall result; docs/reliability.md has the largest runs. */
export function sayFigure(name: string, counts: Readonly<Record<string, number>>, found: string): void {
  const counted = Object.entries(counts).map(([what, count]) => `${count.toLocaleString('en')} ${what}`);
  process.stdout.write(`${name}: ${[...counted, found].join(', ')}\n`);
}
