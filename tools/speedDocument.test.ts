import fs from 'node:fs';
import { expect, it } from 'vitest';
import { type Figure, isMet, storedAfter, type WholeRun } from '../bench/whole/Figure.ts';
import { misses } from '../bench/whole/misses.ts';
import { DOCUMENT, documentOf, storedSpeed } from '../bench/whole/speedDocument.ts';

it('docs/speed.md says what the bench has stored', () => {
  expect(fs.readFileSync(DOCUMENT, 'utf8'), 'npm run bench -- --doc').toBe(documentOf(storedSpeed()!));
});

it('Every budget that is missed there is explained', () => {
  const { counted, timed } = storedSpeed()!;
  const missed = [counted, timed].flatMap(
    (each) => each?.figures.filter((figure) => isMet(figure) === false) ?? [],
  );
  expect(missed.map(({ name }) => name).filter((name) => !(name in misses))).toEqual([]);
});

const count = (value: number): Figure => ({
  part: 'Bytes',
  name: 'scripts',
  value,
  unit: 'kB',
  isCounted: true,
});
const time = (value: number): Figure => ({ part: 'Server', name: 'start', value, unit: 'ms' });
const run = (figures: readonly Figure[], loadPerCore: number): WholeRun => ({
  at: '2026-11-24T00:00:00Z',
  commit: 'abc',
  machine: 'a machine',
  loadPerCore,
  takenByOthers: 0,
  figures,
  notMeasured: [],
});

it('Of a busy machine only what is counted is stored; what was not measured again stays', () => {
  const quiet = storedAfter(null, run([count(1), time(10)], 0.4));
  expect(quiet).toMatchObject({ counted: { figures: [count(1)] }, timed: { figures: [time(10)] } });
  const busy = storedAfter(quiet, run([count(2), time(99)], 1.2));
  expect(busy).toMatchObject({ counted: { figures: [count(2)] }, timed: { figures: [time(10)] } });
  expect(storedAfter(busy, run([time(11)], 0.4))).toMatchObject({
    counted: { figures: [count(2)] },
    timed: { figures: [time(11)] },
  });
});
