import fs from 'node:fs';
import { expect, it } from 'vitest';
import { readFigures } from '../packages/server/src/testing/reliability/recordFigure.ts';
import { FINDINGS } from '../packages/server/src/testing/reliability/findings.ts';
import { THREATS } from '../packages/server/src/testing/reliability/threats.ts';
import { inProject } from './lib/project.mjs';
import { reliabilityPage } from './reliability.ts';

const all = Object.values(THREATS).flat();
const findings = Object.values(FINDINGS).flat();

/** As the two readings numbered them: twenty of the one; four, six and six of the other. */
const NUMBERS = [...numbered('E', 20), ...numbered('H', 4), ...numbered('M', 6), ...numbered('Low ', 6)];

function numbered(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${letter}${at + 1}`);
}

type Proofs = readonly (readonly [file: string, test: string])[];

/** Those that do not stand in their file, or not as a test that runs. */
function goneOf(proofs: Proofs): string[] {
  return proofs
    .filter(([file, test]) => {
      if (!fs.existsSync(inProject(file))) return true;
      const text = fs.readFileSync(inProject(file), 'utf8');
      return !text.includes(test) || /\b(?:it|test|describe)\.(?:skip|todo|only)\(/.test(text);
    })
    .map(([file, test]) => `${file} “${test}”`);
}

/** Tables are formatted: what is compared are the words. */
const words = (page: string): string =>
  page
    .replaceAll(/\| [-| ]+\|/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

it('docs/reliability.md is what the table and the figures say', () => {
  expect(words(fs.readFileSync(inProject('docs', 'reliability.md'), 'utf8'))).toBe(words(reliabilityPage()));
});

it('Each threat has a test, and each test stands in its file and is not skipped', () => {
  const gone = all.flatMap(({ threat, proofs }) => goneOf(proofs).map((proof) => `${threat}: ${proof}`));
  expect(gone).toEqual([]);
  expect(all.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
  expect(all.length).toBeGreaterThan(50);
});

it('Each finding of the readings has a test, and each test stands in its file and is not skipped', () => {
  expect([...new Set(findings.map(({ id }) => id.split(', ')[0]))]).toEqual(NUMBERS);
  expect(findings.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
  expect(findings.flatMap(({ id, proofs }) => goneOf(proofs).map((proof) => `${id}: ${proof}`))).toEqual([]);
});

it('Each figure that was recorded is shown', () => {
  const shown = new Set(all.flatMap(({ figures = [] }) => figures));
  expect(Object.keys(readFigures()).filter((name) => !shown.has(name))).toEqual([]);
});
