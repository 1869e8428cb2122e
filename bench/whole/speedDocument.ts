import fs from 'node:fs';
import path from 'node:path';
import { isMet, type Measured, type StoredSpeed, tablesOf } from './Figure.ts';
import { misses } from './misses.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const STORED = path.join(ROOT, 'bench/results/speed.json');
export const DOCUMENT = path.join(ROOT, 'docs/speed.md');

export function storedSpeed(): StoredSpeed | null {
  return fs.existsSync(STORED) ? (JSON.parse(fs.readFileSync(STORED, 'utf8')) as StoredSpeed) : null;
}

/** The text of docs/speed.md: the stored results, and why missed budgets are missed. */
export function documentOf({ counted, timed, notMeasured }: StoredSpeed): string {
  const figures = [...counted.figures, ...(timed?.figures ?? [])];
  const missed = figures.filter((figure) => isMet(figure) === false);
  const lines = missed.map(
    ({ name, part }) => `- **${name}** (${part}): ${misses[name] ?? 'not explained yet'}`,
  );
  return `# Speed

For operators and developers: how fast the product is, and which budgets it misses.

Written by \`npm run bench -- --doc\` from \`bench/results/speed.json\`, and not by hand. \`npm run bench\` measures it. Times are measured beside something in the same run, a bare server or a peer, and are stored only if the machine has nothing else to do; what is counted is the same everywhere, and \`npm test\` holds it. A page is usable when its most important control does its work if it is pressed: a link from the first paint on, a button of what is painted first as soon as its press is held, which the app follows once it has come (\`e2e/earlyPress.spec.ts\`), everything else when React has it. What was measured of pages before 27 November 2026 is struck: it was the time of a sketch, which the page replaced.

## Counted

${whereOf(counted)}

${tablesOf(counted)}

## Timed

${timed ? `${whereOf(timed)}\n\n${tablesOf(timed)}` : 'Not on a quiet machine yet: [scale.md](scale.md#measured) and `bench/results` have what single benches have measured.'}

## Missed budgets

${lines.length > 0 ? lines.join('\n') : 'None.'}

## Not measured

${notMeasured.length > 0 ? notMeasured.map(({ part, why }) => `- ${part}: ${why}`).join('\n') : 'Everything was.'}
`;
}

function whereOf({ at, commit, machine, loadPerCore, takenByOthers }: Measured): string {
  return `Measured ${at.slice(0, 10)} at ${commit} on ${machine}; load a core ${loadPerCore}, of the machine others took ${takenByOthers} %.`;
}
