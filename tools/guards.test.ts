import fs from 'node:fs';
import { expect, it } from 'vitest';
import { readFigures } from '../packages/server/src/testing/reliability/recordFigure.ts';
import { GUARDS } from './guards/guards.ts';
import { inProject } from './lib/project.mjs';

it('each guard stands where it is looked for, once, and the tests that must notice are there', () => {
  const gone = GUARDS.filter(
    ({ file, guard }) => fs.readFileSync(inProject(file), 'utf8').split(guard).length !== 2,
  );
  expect(gone.map(({ guards }) => guards)).toEqual([]);
  const tests = GUARDS.flatMap((guard) => guard.tests).filter((file) => !fs.existsSync(inProject(file)));
  expect(tests).toEqual([]);
  // `--project=server` has them
  const elsewhere = GUARDS.flatMap((guard) => guard.tests).filter(
    (file) => !file.startsWith('packages/server/src/') || file.endsWith('.process.test.ts'),
  );
  expect(elsewhere).toEqual([]);
  expect(GUARDS.length).toBeGreaterThanOrEqual(30);
});

it('each guard was taken out, and a test went red: `TEST_FIGURES=1 npm run guards` records it', () => {
  const noticed = Object.keys(readFigures()['guards']?.pieces ?? {});
  expect(noticed.toSorted()).toEqual(GUARDS.map(({ guards }) => guards).toSorted());
});
