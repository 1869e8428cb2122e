import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/project.mjs';

/** All criteria of WCAG 2.2, levels A and AA. 4.1.1 was removed. */
const A =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2';
const AA =
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3';
const CRITERIA = { A: A.split(' '), AA: AA.split(' ') };

const ROW = /^\| (\d\.\d\.\d+) [^|]+ \| (A{1,2}) +\| ([^|]+) \| ([^|]+) \|$/gm;
const PROOF = /`([^`]+)`(?: “([^”]+)”)?( \(test:full\))?/g;

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const rows = [...read('docs/accessibility.md').replaceAll(/ +\|/g, ' |').matchAll(ROW)];
const proofs = rows.flatMap(([, criterion, , , text]) =>
  [...text!.matchAll(PROOF)].map(([, file, name, full]) => ({
    criterion: criterion!,
    file: file!,
    name: name ?? '',
    isFull: full !== undefined,
  })),
);

/** The sources that run in a browser, without tests and stories. */
function sources(): { file: string; text: string }[] {
  return ['ui', 'app', 'api'].flatMap((name) => {
    const folder = path.join('packages', name, 'src');
    return fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$|(?:^|\/)testing\//.test(file))
      .map((file) => ({ file, text: read(path.join(folder, file)) }));
  });
}

const filesWith = (pattern: RegExp): string[] =>
  sources().flatMap(({ file, text }) => (pattern.test(text) ? [file] : []));

it('The table has every criterion of WCAG 2.2 once, with its level', () => {
  for (const level of ['A', 'AA'] as const) {
    const listed = rows.filter((row) => row[2] === level).map(([, criterion]) => criterion);
    expect(listed).toEqual(CRITERIA[level]);
  }
  expect(read('docs/accessibility.md')).not.toMatch(/not (?:yet )?checked|to be checked/i);
});

it('Each criterion is proved by a test that npm test runs', () => {
  const proved = new Set(proofs.filter(({ isFull }) => !isFull).map(({ criterion }) => criterion));
  expect([...CRITERIA.A, ...CRITERIA.AA].filter((criterion) => !proved.has(criterion))).toEqual([]);
});

// enough, because runs fail for skips that are not allowed, so a proof is never a skipped test
it('Each proof is a test that exists', () => {
  const wrong = proofs.filter(({ file, name }) => !read(file).replaceAll(/\s+/g, ' ').includes(name));
  expect(wrong).toEqual([]);
});

it('The product has no recordings', () => {
  expect(filesWith(/<(?:audio|video|track)\b|new Audio\(|createElement\('(?:audio|video)'\)/)).toEqual([]);
});

it('The product does not react to the motion of a device', () => {
  expect(filesWith(/devicemotion|deviceorientation|Accelerometer|Gyroscope/)).toEqual([]);
});

it('The interface refers to controls by their words, and not only by place, colour or shape', () => {
  const words = fs.globSync('packages/ui/src/words/*/en.ts', { cwd: root }).map(read).join('\n');
  const pointing =
    /\b(?:click|press|choose|use|see|tap|open)\b[^.'`]{0,30}\b(?:the|on the) (?:left|right|top|bottom|green|red|gold|blue|round|square)(?: (?:one|button|icon|link|box|side))?\b/i;
  expect(pointing.exec(words)?.[0]).toBeUndefined();
});
