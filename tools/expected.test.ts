import { describe, expect, it } from 'vitest';
import { ALLOWED_SKIPS, FLOORS, judged, tooFew } from './lib/expected.mjs';
import { RUNS } from './lib/kinds.mjs';
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
