import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  aResult,
  fromPlaywright,
  firstDifference,
  fromVitest,
  frozenFiles,
  lastLine,
  readReport,
  together,
  withSecondRun,
} from './lib/results.mjs';

const test = (status: string) => ({ status, fullName: `a ${status} test` });

describe('Vitest’s report', () => {
  it('counts each test, and names those that failed or were skipped', () => {
    const assertionResults = ['passed', 'passed', 'failed', 'skipped', 'todo'].map(test);
    expect(fromVitest({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }] })).toEqual({
      passed: 2,
      failures: ['a failed test (a.test.ts)'],
      skips: ['a skipped test (skipped)', 'a todo test (todo)'],
      parts: { elsewhere: 2 },
    });
  });

  it('says where a test failed, and why', () => {
    const failed = {
      ...test('failed'),
      failureMessages: ['AssertionError: \u001B[31m1\u001B[39m is\nnot 2\n    at run (a.ts:1:1)'],
    };
    const name = '/home/me/kathaloka/packages/ui/src/A.stories.tsx';
    expect(
      fromVitest({ testResults: [{ name, status: 'failed', assertionResults: [failed] }] }).failures,
    ).toEqual(['a failed test (packages/ui/src/A.stories.tsx) – AssertionError: 1 is not 2']);
  });

  it('says where what was compared first differs, which the message leaves out', () => {
    const failed = {
      ...test('failed'),
      failureMessages: ['AssertionError: expected [ …(2) ] to deeply equal [ …(2) ]'],
      meta: { difference: '- "lamp", + "oil",' },
    };
    expect(
      fromVitest({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [failed] }] })
        .failures,
    ).toEqual([
      'a failed test (a.test.ts) – AssertionError: expected [ …(2) ] to deeply equal [ …(2) ] [- "lamp", + "oil",]',
    ]);
  });

  it('counts a test that passed only after a retry as a failure', () => {
    const assertionResults = [{ ...test('passed'), failureMessages: ['expected 1 to be 2'] }];
    expect(fromVitest({ testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults }] })).toEqual({
      passed: 0,
      failures: ['a passed test (passed only after a retry)'],
      skips: [],
      parts: {},
    });
  });

  it('counts by package, and counts the modes in which stories were checked', () => {
    const assertionResults = [{ ...test('passed'), meta: { modes: ['Urdu', '320 px'] } }, test('passed')];
    const name = '/home/me/kathaloka/packages/ui/src/A.stories.tsx';
    expect(fromVitest({ testResults: [{ name, status: 'passed', assertionResults }] }).parts).toEqual({
      'packages/ui': 2,
      'in Urdu': 1,
      'in 320 px': 1,
    });
  });

  it('counts a file that fails to load as a failure', () => {
    const file = { name: 'broken.test.ts', status: 'failed', assertionResults: [] };
    expect(fromVitest({ testResults: [file] }).failures).toEqual(['broken.test.ts']);
  });
});

describe('The first difference', () => {
  const head = '\u001B[32m- Expected\u001B[39m\n\u001B[31m+ Received\u001B[39m\n\n  [\n';

  it('is the first line of each side', () => {
    const body = '    "same",\n-   "lamp",\n-   "ford",\n+   "oil",\n  ]\n-   "later",';
    expect(firstDifference(head + body)).toBe('- "lamp", + "oil",');
  });

  it('has one side only where something is missing', () => {
    expect(firstDifference(`${head}-   "lamp",\n    "same",\n+   "far below",`)).toBe('- "lamp",');
    expect(firstDifference(`${head}+   "lamp",\n  ]`)).toBe('+ "lamp",');
  });
});

describe('Stories on a page that the browser has stopped to draw', () => {
  const file = (name: string, ...assertionResults: ReturnType<typeof test>[]) => ({
    name,
    status: assertionResults.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
    assertionResults,
  });
  const frozen = { ...test('failed'), meta: { frozen: true } };
  const first = {
    testResults: [file('a', test('passed')), file('b', test('passed'), frozen), file('c', test('failed'))],
  };

  it('are shown again, file by file; others are not, however they ended', () => {
    expect(frozenFiles(first).map(({ name }) => name)).toEqual(['b']);
  });

  it('count as they ended in the second run', () => {
    const second = { testResults: [file('b', test('passed'), test('passed'))] };
    expect(fromVitest(withSecondRun(first, second))).toMatchObject({
      passed: 3,
      failures: ['a failed test (c)'],
    });
    expect(fromVitest(withSecondRun(first, { testResults: [file('b', frozen)] })).failures).toHaveLength(2);
  });
});

describe('Playwright’s report', () => {
  it('counts each journey in each window, and a flaky one as a failure', () => {
    const tests = ['expected', 'unexpected', 'flaky', 'skipped'].map((status) => ({
      projectName: status,
      status,
    }));
    const report = { suites: [{ suites: [{ specs: [{ title: 'plays', tests }] }] }] };
    expect(fromPlaywright(report)).toEqual({
      passed: 1,
      failures: ['plays [unexpected]', 'plays [flaky] (flaky)'],
      skips: ['plays [skipped]'],
      parts: { expected: 1 },
    });
  });

  it('says where a journey failed, and why', () => {
    const results = [{}, { error: { message: 'no heading' } }];
    const tests = [{ projectName: 'mobile', status: 'unexpected', results }];
    const report = { suites: [{ specs: [{ title: 'plays', file: 'play.spec.ts', tests }] }] };
    expect(fromPlaywright(report).failures).toEqual(['plays [mobile] (play.spec.ts) – no heading']);
  });

  it('counts a server that fails to start as a failure', () => {
    expect(fromPlaywright({ suites: [], errors: [{ message: 'no server' }] }).failures).toEqual([
      'no server',
    ]);
  });
});

describe('A tool whose report is unusable has failed', () => {
  const read = (text: string | null, exitCode: number) => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-report-')), 'report.json');
    if (text !== null) fs.writeFileSync(file, text);
    const result = readReport('unit', file, exitCode, fromVitest);
    fs.rmSync(path.dirname(file), { recursive: true });
    return result.failures;
  };
  const good = JSON.stringify({
    testResults: [{ name: 'a', status: 'passed', assertionResults: [test('passed')] }],
  });

  it('without a report', () =>
    expect(read(null, 0)).toEqual([expect.stringContaining('unit: no report (exit code 0')]));
  it('with a truncated report', () =>
    expect(read(good.slice(0, 20), 0)).toEqual([expect.stringContaining('unit: no report')]));
  it('when it ran nothing', () => expect(read('{"testResults":[]}', 0)).toEqual(['unit: no test ran']));
  it('when only skipped tests are left', () => {
    const skipped = { name: 'a', status: 'passed', assertionResults: [test('skipped')] };
    expect(read(JSON.stringify({ testResults: [skipped] }), 0)).toEqual(['unit: no test ran']);
  });
  it('when it exits with an error although every test passed', () =>
    expect(read(good, 1)).toEqual(['unit: ended with exit code 1, though no test failed']));
  it('and in no other case', () => expect(read(good, 0)).toEqual([]));
});

it('Results of what ran side by side are one', () => {
  const one = aResult({ passed: 2, parts: { server: 2 }, files: { 'a.test.ts': 7 } });
  const other = aResult({ passed: 1, failures: ['b'], skips: ['c'], parts: { server: 1, tools: 1 } });
  expect(together([one, other, aResult()])).toEqual({
    passed: 3,
    failures: ['b'],
    skips: ['c'],
    parts: { server: 3, tools: 1 },
    files: { 'a.test.ts': 7 },
  });
});

describe('The last line', () => {
  it('says what passed and failed, and what was skipped when something was', () => {
    const some = aResult({ passed: 3, failures: ['a'] });
    expect(lastLine([some, aResult({ passed: 4 })])).toBe('7 passed, 1 failed');
    expect(lastLine([some, aResult({ skips: ['b', 'c'] })])).toBe('3 passed, 1 failed, 2 skipped');
  });

  it('counts the second chances that files of stories had', () => {
    const twice = aResult({ passed: 3, secondRuns: 2 });
    expect(lastLine([twice])).toBe('3 passed, 0 failed, 2 files of stories run twice');
    expect(lastLine([{ ...twice, secondRuns: 1 }])).toBe('3 passed, 0 failed, 1 file of stories run twice');
  });
});
