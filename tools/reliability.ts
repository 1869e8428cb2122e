/** `npm run reliability`: writes docs/reliability.md from the table of threats and the figures that tests have recorded. */
import fs from 'node:fs';
import process from 'node:process';
import { readFigures, sayFigure } from '../packages/server/src/testing/reliability/recordFigure.ts';
import { THREATS } from '../packages/server/src/testing/reliability/threats.ts';
import { FINDINGS } from '../packages/server/src/testing/reliability/findings.ts';
import type { Finding } from '../packages/server/src/testing/reliability/findings/Finding.ts';
import type { Threat } from '../packages/server/src/testing/reliability/threats/Threat.ts';
import { inProject } from './lib/project.mjs';

const FILE = inProject('docs', 'reliability.md');

const ABOUT = `# What can go wrong, and what shows that it does not

No turn, credit or story that was acknowledged is lost; nobody pays for what they did not get; nobody sees or does what is not theirs; and what went wrong is said clearly. Below, what threatens that, what stands against it, the test that shows it, and what was counted last. \`npm run reliability\` writes this page from \`threats.ts\` and \`findings.ts\` in \`packages/server/src/testing/reliability/\` and from the figures that the long forms record with \`TEST_FIGURES=1\`, in pieces if need be, each with a seed of its own; \`npm test\` fails where a test is gone or this page is old.
`;

function testsOf({ proofs }: Pick<Threat, 'proofs'>): string {
  return proofs.map(([file, test]) => `\`${file}\` “${test.replaceAll(/%(?:\.\d+)?s/g, '…')}”`).join('<br>');
}

function row({ threat, held, proofs, figures = [] }: Threat): string {
  const recorded = readFigures();
  const counted = figures.map((name) => {
    const figure = recorded[name];
    return `${name}: ${figure ? sayFigure(figure) : 'not counted yet'}`;
  });
  return `| ${threat} | ${held} | ${testsOf({ proofs })} | ${counted.join('<br>')} |`;
}

function findingRow({ id, finding, held, proofs }: Finding): string {
  return `| ${id} | ${finding} | ${held} | ${testsOf({ proofs })} |`;
}

function part(heading: string, columns: readonly string[], rows: readonly string[]): string {
  const head = [columns, columns.map(() => '-')].map((cells) => `| ${cells.join(' | ')} |`);
  return [`## ${heading}`, '', ...head, ...rows, ''].join('\n');
}

export function reliabilityPage(): string {
  const threats = Object.entries(THREATS).map(([heading, each]) =>
    part(heading, ['threat', 'what stands against it', 'test', 'last figure'], each.map(row)),
  );
  const findings = Object.entries(FINDINGS).map(([heading, each]) =>
    part(heading, ['', 'what was wrong', 'what ended it', 'test'], each.map(findingRow)),
  );
  return [ABOUT, ...threats, ...findings].join('\n');
}

if (process.argv[1] === import.meta.filename) fs.writeFileSync(FILE, reliabilityPage());
