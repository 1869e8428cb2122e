import { describe, expect, it } from 'vitest';
import { ALLOWED_SKIPS, FLOORS, floorsOf, judged, tooFew } from './lib/expected.mjs';
import { RUNS } from './lib/kinds.mjs';
import { ageOfLongForm } from './lib/longForm.mjs';
import { aResult } from './lib/results.mjs';
import { inputsHash, keepStamp, passedBefore } from './lib/stamps.mjs';

const RUN = 'stories';
const least = { ...FLOORS[RUN] };

describe('A run with fewer tests than the floor', () => {
  it('fails, and names the part', () => {
    const parts = { ...least, 'in Urdu': (least['in Urdu'] ?? 0) - 1 };
    const { failures } = judged(RUN, aResult({ passed: 9, parts }), { ci: false });
    expect(failures).toEqual([
      `stories: only ${parts['in Urdu']} in Urdu, and there were at least ${least['in Urdu']}`,
    ]);
  });

  it('fails when a project matches no file', () => {
    expect(tooFew('unit', aResult({ passed: 900 }))).not.toEqual([]);
  });

  it('passes when the floors are written from it', () => {
    expect(judged(RUN, aResult({ passed: 9 }), { ci: true, hasFloors: false }).failures).toEqual([]);
  });

  it('is one that has lost more than a fiftieth of the tests that were counted', () => {
    expect(floorsOf({ 'packages/ui': 1000, tools: 15 })).toEqual({ 'packages/ui': 980, tools: 14 });
  });

  it('passes with enough tests', () => {
    expect(judged(RUN, aResult({ passed: 9, parts: least }), { ci: true }).failures).toEqual([]);
  });

  it('has a floor for every kind of run', () => {
    const names = RUNS.map(({ name }) => name);
    expect(Object.keys(FLOORS).filter((name) => !names.includes(name))).toEqual([]);
    const without = names.filter((name) => FLOORS[name] === undefined);
    // the checks have one list for all, and not every machine has its own PostgreSQL
    expect(without).toEqual(['check', 'api, the system’s PostgreSQL']);
  });
});

describe('A skip', () => {
  const skipped = aResult({ passed: 9, parts: least, skips: ['a test that nobody explained (skipped)'] });

  it('fails in CI when it is not in the list of allowed skips', () => {
    expect(judged(RUN, skipped, { ci: true }).failures).toEqual([
      'skipped without a reason: a test that nobody explained (skipped)',
    ]);
    expect(judged(RUN, skipped, { ci: false }).failures).toEqual([]);
  });

  it('fails in CI when it is that of the copied PostgreSQL, which a checkout below a private folder needs', () => {
    const name =
      'the embedded PostgreSQL is copied to where its account can run it, when npm put it where only root may go';
    const result = aResult({ passed: 9, parts: least, skips: [`${name} (skipped)`] });
    expect(judged(RUN, result, { ci: true }).failures).toHaveLength(1);
  });

  it('passes with a documented reason', () => {
    const skips = ['api, the system’s PostgreSQL (not on this machine)'];
    expect(judged(RUN, aResult({ passed: 9, parts: least, skips }), { ci: true }).failures).toEqual([]);
    expect(ALLOWED_SKIPS.every(({ reason }) => reason.length > 20)).toBe(true);
  });
});

describe('A stamp', () => {
  it.each([
    ['docs/accessibility.md', ['check', 'house']],
    ['THIRD-PARTY-NOTICES.md', ['check', 'house']],
    ['e2e/reachScan.spec.ts', ['check', 'house', 'e2e']],
    ['.storybook/main.ts', ['check', 'house', 'stories', 'pictures']],
    ['docs/models.md', ['check', 'house', 'api, PostgreSQL of its own']],
    ['docs/stories/the-lamp.md', ['check', 'house', 'api, PostgreSQL of its own']],
    ['packages/server/src/main.ts', ['check', 'house', 'e2e', 'api, PostgreSQL of its own']],
  ])('does not hold for the tests that read %s when that has changed', (file, expected) => {
    const again = RUNS.filter(({ inputs }) => inputs.test(file)).map(({ name }) => name);
    expect(again).toEqual(expect.arrayContaining(expected));
  });

  it('holds for identical inputs only', () => {
    const inputs = /^tools\/expected\.test\.ts$/;
    const hash = inputsHash('a planted run', inputs);
    keepStamp('a planted run', hash, aResult({ passed: 3 }));
    expect(passedBefore('a planted run', inputsHash('a planted run', inputs))?.passed).toBe(3);
    expect(passedBefore('a planted run', inputsHash('a planted run', /^tools\/results\.test\.ts$/))).toBe(
      undefined,
    );
  });

  it('differs for the long form, and for another Chromium', () => {
    const before = process.env.TEST_FULL;
    delete process.env.TEST_FULL;
    const plain = inputsHash(RUN, /^e2e\//);
    process.env.TEST_FULL = '1';
    expect(inputsHash(RUN, /^e2e\//)).not.toBe(plain);
    if (before === undefined) delete process.env.TEST_FULL;
    else process.env.TEST_FULL = before;
  });
});

describe('The long form', () => {
  const now = new Date('2026-11-20T09:00:00Z');
  const agesOf = (hours: number) => ageOfLongForm(new Date(now.getTime() - hours * 3_600_000), now);

  it('is said to have passed a while ago, or never', () => {
    expect(agesOf(3)).toContain('last passed on this machine less than a day ago');
    expect(agesOf(30)).toContain('1 day ago');
    expect(agesOf(24 * 12)).toContain('12 days ago');
    expect(ageOfLongForm(undefined)).toContain('has never passed on this machine');
  });
});
