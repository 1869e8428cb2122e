import { expect, it } from 'vitest';
import { fromPlaywright, fromVitest } from './lib/results.mjs';
import { slowestFiles } from './lib/slowest.mjs';

const test = (duration: number) => ({ status: 'passed', fullName: 'a test', duration });
const vitestFile = (name: string, ...took: number[]) => ({
  name: `/home/me/kathaloka/packages/${name}`,
  status: 'passed',
  assertionResults: took.map(test),
});

it('The slowest files of every kind are listed, the slowest first, by what their tests took together', () => {
  const unit = fromVitest({ testResults: [vitestFile('a.test.ts', 900, 200), vitestFile('b.test.ts', 50)] });
  const spec = (file: string, ...took: number[]) => ({
    title: 'a journey',
    file,
    tests: [{ projectName: 'desktop', status: 'expected', results: took.map((duration) => ({ duration })) }],
  });
  const suites = [{ specs: [spec('a.spec.ts', 700)], suites: [{ specs: [spec('b.spec.ts', 30_000, 40)] }] }];
  expect(slowestFiles([unit, fromPlaywright({ suites })])).toEqual([
    '  30.0 s  b.spec.ts',
    '   1.1 s  packages/a.test.ts',
    '   0.7 s  a.spec.ts',
    '   0.1 s  packages/b.test.ts',
  ]);
});

it('Twenty of them are listed, and none of a run that was skipped', () => {
  const names = Array.from({ length: 30 }, (_, at) => vitestFile(`${at}.test.ts`, 1000 + at));
  const listed = slowestFiles([fromVitest({ testResults: names }), {}]);
  expect(listed).toHaveLength(20);
  expect(listed[0]).toContain('packages/29.test.ts');
});
