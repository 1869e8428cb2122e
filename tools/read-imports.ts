/**
 * `node tools/read-imports.ts FOLDER [part of a name]`: imports every story file of a folder, says for each whether it
 * could be published as it came, or after repairs, what was lost, and how far random plays of the import and of the
 * original meet the same texts and choices. As a table in Markdown; with a part of a name also the first differences.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { readImport, type ReadImport } from '../packages/formats/src/testing/plays/readImport.ts';

const [, , folder, only = ''] = process.argv;
if (!folder) throw new Error('Name a folder.');
const read: ReadImport[] = [];
for (const name of readdirSync(folder).sort())
  if (name.includes(only)) read.push(await readImport(name, readFileSync(path.join(folder, name))));

const percent = (of: number, all: number): string => (all === 0 ? '–' : `${((100 * of) / all).toFixed(1)} %`);
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const lines = [
  row([
    'file',
    'format',
    'scenes / choices / endings',
    'publishes',
    'story changed',
    'looks',
    'untrue',
    'steps alike',
  ]),
  row(Array.from({ length: 8 }, () => '---')),
  ...read.map((file) =>
    row([
      file.name,
      file.format,
      file.counts,
      file.publishes,
      file.changed,
      file.looks,
      file.untrue.length,
      file.compared ? `${percent(file.compared.same, file.compared.steps)} of ${file.compared.steps}` : '–',
    ]),
  ),
];
const compared = read.flatMap((file) => file.compared ?? []);
const sum = (of: (one: { same: number; steps: number }) => number) =>
  compared.reduce((total, one) => total + of(one), 0);
const counted = (publishes: string) => read.filter((file) => file.publishes.startsWith(publishes)).length;
process.stdout.write(
  [
    ...lines,
    '',
    `${read.length} files: ${counted('as it came')} publish as they came, ${counted('after')} after a repair, ${counted('no')} do not.`,
    `Untrue lines: ${read.reduce((total, { untrue }) => total + untrue.length, 0)}.`,
    `Steps alike: ${percent(
      sum(({ same }) => same),
      sum(({ steps }) => steps),
    )} of ${sum(({ steps }) => steps)}.`,
    '',
  ].join('\n'),
);
if (only)
  for (const { name, untrue, compared: plays } of read)
    process.stdout.write(`${JSON.stringify({ name, untrue, differences: plays?.differences }, null, 1)}\n`);
