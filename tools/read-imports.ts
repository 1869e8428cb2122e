/**
 * `node tools/read-imports.ts FOLDER [part of a name]`: imports every story file of a folder. Prints a
 * Markdown table: whether each could be published unchanged or after repairs, what was lost, and how far
 * random plays of the import and the original agree. With a part of a name, also prints the first
 * differences.
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
    'back from Twee',
    'from ink',
  ]),
  row(Array.from({ length: 10 }, () => '---')),
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
      file.back ? percent(file.back.twee.same, file.back.twee.steps) : '–',
      file.back ? percent(file.back.ink.same, file.back.ink.steps) : '–',
    ]),
  ),
];
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Figures of some files: how many can be published, after how many kinds of repairs, and how far they play alike. */
function figures(of: readonly ReadImport[]): (string | number)[] {
  const compared = of.flatMap((file) => file.compared ?? []);
  const kinds = of.map(({ publishes }) =>
    publishes === 'as it came' ? 0 : publishes.startsWith('after') ? publishes.split(',').length : 9,
  );
  const count = (is: (repairs: number) => boolean) => kinds.filter(is).length;
  const same = sum(compared.map((each) => each.same));
  const steps = sum(compared.map((each) => each.steps));
  // averages per file, because a long play would hide files that differ early
  const each = compared.map((one) => (100 * one.same) / one.steps);
  return [
    of.length,
    count((repairs) => repairs === 0),
    count((repairs) => repairs === 1),
    count((repairs) => repairs > 1 && repairs < 9),
    count((repairs) => repairs === 9),
    sum(of.map(({ untrue }) => untrue.length)),
    `${percent(same, steps)} of ${steps}`,
    each.length === 0 ? '–' : `${(sum(each) / each.length).toFixed(1)} %`,
  ];
}

const formats = [...new Set(read.map(({ format }) => format))].sort();
process.stdout.write(
  [
    ...lines,
    '',
    row([
      'format',
      'files',
      'as they came',
      'one kind of repair',
      'several',
      'not',
      'untrue',
      'steps alike',
      'mean of the files',
    ]),
    row(Array.from({ length: 9 }, () => '---')),
    ...formats.map((format) => row([format, ...figures(read.filter((file) => file.format === format))])),
    row(['all', ...figures(read)]),
    '',
  ].join('\n'),
);
if (only)
  for (const { name, untrue, compared: plays } of read)
    process.stdout.write(`${JSON.stringify({ name, untrue, differences: plays?.differences }, null, 1)}\n`);
