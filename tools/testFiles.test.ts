import fs from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { projectFiles } from './lib/files.mjs';
import { inProject } from './lib/project.mjs';
import { type Collected, runnersOfFiles, vitestFiles } from './testing/collected.ts';

const TESTS = /\.(?:test|spec)\.tsx?$|\.stories\.tsx$/;
/** The project that runs some files of the project `server` again, on another PostgreSQL. */
const AGAIN = 'server-db';
/** A test file in a folder that no project covers. */
const PLANTED = 'elsewhere/nobody.test.ts';

let runners: Collected = new Map();
beforeAll(async () => {
  runners = await runnersOfFiles();
});

/** The files that do not run exactly once. */
const notOnce = (files: readonly string[]): readonly string[] =>
  files
    .filter((file) => TESTS.test(file))
    .map((file) => ({ file, names: (runners.get(file) ?? []).filter((name) => name !== AGAIN) }))
    .filter(({ names }) => names.length !== 1)
    .map(({ file, names }) => `${file}: ${names.join(', ') || 'run by nobody'}`);

it('Every test file is run by one project of Vitest, or one configuration of Playwright', () => {
  const files = projectFiles(inProject());
  expect(files.filter((file) => TESTS.test(file)).length).toBeGreaterThan(500);
  expect(notOnce(files)).toEqual([]);
});

it('No project of npm test runs only files of test:full', async () => {
  const files = (await vitestFiles()).map(({ file }) => file);
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => file.includes('.full.'))).toEqual([]);
});

it('No journey is skipped by a condition: its tags say where it runs', () => {
  const journeys = projectFiles(inProject()).filter((file) => /^e2e\/.*\.spec\.ts$/.test(file));
  expect(journeys.length).toBeGreaterThan(50);
  const skips = journeys.filter((file) =>
    /\.(?:skip|fixme)\(/.test(fs.readFileSync(inProject(file), 'utf8')),
  );
  expect(skips).toEqual([]);
});

it('A test file that nothing runs is found', () => {
  expect(notOnce([PLANTED])).toEqual([`${PLANTED}: run by nobody`]);
});
