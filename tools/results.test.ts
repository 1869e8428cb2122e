import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { failuresOf, namesOf, resultOf, summary } from './lib/results.mjs';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kl-results-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** The result of a run whose tool writes this report and exits with this code. */
const ended = (report: unknown, code = 0) =>
  resultOf('run', folder, (into) => {
    if (report !== undefined) fs.writeFileSync(path.join(into, 'report.json'), JSON.stringify(report));
    return Promise.resolve(code);
  });

const vitest = (status: string, ...tests: readonly [name: string, status: string][]) => ({
  testResults: [
    {
      name: path.resolve('a.test.ts'),
      status,
      assertionResults: tests.map(([fullName, state]) => ({ fullName, status: state })),
    },
  ],
});
/** A report in Playwright's form: the first suite is the file, the others are groups in it. */
const playwright = (...statuses: readonly string[]) => ({
  suites: [
    {
      title: 'a.spec.ts',
      suites: [
        {
          title: 'on a phone',
          specs: statuses.map((status, at) => ({
            title: `journey ${at}`,
            file: 'a.spec.ts',
            tests: [{ projectName: 'desktop', status }],
          })),
        },
      ],
    },
  ],
});

it('A run in which all tests pass has passed, and names them', async () => {
  const results = [await ended(vitest('passed', ['one', 'passed'], ['two', 'passed']))];
  expect(failuresOf(results)).toEqual([]);
  expect(namesOf(results)).toEqual(['run: one (a.test.ts)', 'run: two (a.test.ts)']);
  expect(summary(results)).toMatch(/\n2 passed, 0 failed$/);
});

it.each([
  ['a test fails', vitest('failed', ['one', 'failed'], ['two', 'passed']), 1, 'run: one (a.test.ts)'],
  ['a file does not load', vitest('failed'), 1, 'run: a.test.ts'],
  [
    'a test is skipped for no reason',
    vitest('passed', ['one', 'pending']),
    0,
    'run: skipped: one (a.test.ts)',
  ],
  [
    'a journey fails',
    playwright('expected', 'unexpected'),
    1,
    'run: on a phone journey 1 (a.spec.ts, desktop)',
  ],
  [
    'a journey passes at its second try',
    playwright('flaky'),
    0,
    'run: on a phone journey 0 (a.spec.ts, desktop)',
  ],
  ['something fails outside of any test', { errors: [{ message: 'No browser' }] }, 1, 'run: No browser'],
  ['a tool ends with an error', vitest('passed', ['one', 'passed']), 1, 'run: exit code 1'],
  ['no test has run', vitest('passed'), 0, 'run: no test ran'],
  ['there is no report', undefined, 0, 'run: no test ran'],
] as const)('A run has failed where %s', async (_, report, code, failure) => {
  expect(failuresOf([await ended(report, code)])).toEqual([failure]);
});

it('A test may be skipped only for a listed reason', async () => {
  const result = await ended(
    vitest('passed', ['one', 'passed'], ['the account may be another one', 'pending']),
  );
  expect(failuresOf([result])).toEqual([]);
});

it('A run of changed files may have no tests', async () => {
  const result = await resultOf('run', folder, () => Promise.resolve(0), { mayBeEmpty: true });
  expect(failuresOf([result])).toEqual([]);
});

it('An unreadable report is a failure', async () => {
  fs.writeFileSync(path.join(folder, 'report.json'), '{');
  expect(failuresOf([await ended(undefined)])).toHaveLength(1);
});
