import { wrongInContinuityRun } from '@kathaloka/contract/continuityRun';
import { ContinuityRun } from '@kathaloka/contract/entities';
import { describe, expect, it } from 'vitest';
import { asRun } from './asRun.ts';
import { type Figures, noFigures } from './figures.ts';

const AT = new Date('2026-11-20T09:30:00Z');
const played: Figures = {
  ...noFigures(),
  sessions: 6,
  turns: 1800,
  by_model: 1790,
  failed: 2,
  facts: { planted: 180, asked: 176, at_hand: 175, told: 170 },
  secrets: { asked: 70, answered: 3, told: 1 },
  author_secrets: { turns: 1800, answered: 4, told: 0 },
  repeated: { turns: 1660, answered: 20, told: 9 },
  prefix: { prompts: 1900, reused: 1650.123456 },
  calls: 1950,
  second_tries: 40,
  tokens: { prompt: 7_000_000, cached: 6_000_000, completion: 300_000 },
  seconds: 3000.98765,
};
const endpoint = {
  url: 'https://asha:s3cret@models.example:8000/v1?key=s3cret',
  model: 'google/gemma-4-31B-it',
};

describe('The file of a run', () => {
  const run = asRun(endpoint, AT, { en: played, ur: played });

  it('has the shape of the contract, for the server and for the browser', () => {
    expect(ContinuityRun.strict().parse(run)).toEqual(run);
    expect(wrongInContinuityRun(run)).toBeUndefined();
  });

  it('says each figure, and of how many', () => {
    expect(run.model).toBe('google/gemma-4-31B-it');
    expect(Object.keys(run.by_language)).toEqual(['en', 'ur']);
    const { figures, ...sizes } = run.by_language.en!;
    expect(sizes).toEqual({ at: AT.toISOString(), server: 'models.example:8000', sessions: 6, turns: 1800 });
    expect(figures).toMatchObject({
      facts_told: { count: 170, of: 176 },
      facts_at_hand: { count: 175, of: 176 },
      secrets_told: { count: 1, of: 70 },
      secrets_answered: { count: 3, of: 70 },
      author_secrets_answered: { count: 4, of: 1800 },
      repeated_told: { count: 9, of: 1660 },
      by_model: { count: 1790, of: 1800 },
      prefix_reused: { count: 1650.123, of: 1900 },
      cached_tokens: { count: 6_000_000, of: 1800 },
      seconds: { count: 3000.988, of: 1800 },
    });
  });

  it('has no key, no name and no address of the endpoint', () => {
    expect(JSON.stringify(run)).not.toMatch(/s3cret|asha|https|v1/);
  });

  it('of the built-in narrator has no model, and nothing of prompts and answers', () => {
    const { model, by_language } = asRun(null, AT, { hi: played });
    expect(model).toBeNull();
    const { server, figures } = by_language.hi!;
    expect(server).toBeNull();
    const asked = Object.entries(figures).filter(([, { of }]) => of > 0);
    expect(asked.map(([name]) => name)).toEqual([
      'facts_told',
      'secrets_told',
      'author_secrets_told',
      'put_in_mouth_told',
      'repeated_told',
      'foreign_told',
      'stock_told',
      'failed',
    ]);
  });
});
