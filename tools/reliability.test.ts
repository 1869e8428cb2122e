import fs from 'node:fs';
import { expect, it } from 'vitest';
import { readFigures } from '../packages/server/src/testing/reliability/recordFigure.ts';
import { THREATS } from '../packages/server/src/testing/reliability/threats.ts';
import { inProject } from './lib/project.mjs';
import { reliabilityPage } from './reliability.ts';

const all = Object.values(THREATS).flat();

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
  const gone = all.flatMap(({ threat, proofs }) =>
    proofs
      .filter(([file, test]) => {
        if (!fs.existsSync(inProject(file))) return true;
        const text = fs.readFileSync(inProject(file), 'utf8');
        return !text.includes(test) || /\b(?:it|test|describe)\.(?:skip|todo|only)\(/.test(text);
      })
      .map(([file, test]) => `${threat}: ${file} “${test}”`),
  );
  expect(gone).toEqual([]);
  expect(all.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
  expect(all.length).toBeGreaterThan(50);
});

it('Each figure that was recorded is shown', () => {
  const shown = new Set(all.flatMap(({ figures = [] }) => figures));
  expect(Object.keys(readFigures()).filter((name) => !shown.has(name))).toEqual([]);
});
