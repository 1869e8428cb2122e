import { aModelRun } from '@kathaloka/contract/fixtures';
import { CONTINUITY_FIGURES } from '@kathaloka/contract/limits';
import { describe, expect, it } from 'vitest';
import { shortName, SHOWN_FIGURES, verdictOf, writtenOf } from './figureRows.ts';

const of = (count: number, all: number) => ({ count, of: all });

describe('A model beside the built-in narrator', () => {
  it('is better with more of what is good, and with less of what is not', () => {
    expect(verdictOf('facts_told', of(169, 176), of(88, 176))).toBe('better');
    expect(verdictOf('facts_told', of(61, 176), of(140, 176))).toBe('worse');
    expect(verdictOf('repeated_told', of(9, 1660), of(540, 1660))).toBe('better');
    expect(verdictOf('secrets_told', of(19, 70), of(0, 70))).toBe('worse');
  });

  it('is about the same where the difference may be chance', () => {
    expect(verdictOf('facts_told', of(90, 176), of(88, 176))).toBe('same');
    expect(verdictOf('secrets_told', of(1, 70), of(0, 70))).toBe('same');
    expect(verdictOf('secrets_told', of(0, 70), of(0, 70))).toBe('same');
    expect(verdictOf('facts_told', of(70, 70), of(140, 140))).toBe('same');
  });

  it('is not compared where one of them was not asked, or where nothing is better', () => {
    expect(verdictOf('by_model', of(1782, 1800), of(0, 0))).toBeUndefined();
    expect(verdictOf('failed', of(0, 0), of(3, 1800))).toBeUndefined();
    expect(verdictOf('seconds', of(3000, 1800), of(1, 1800))).toBeUndefined();
  });
});

describe('The figures', () => {
  it('are shown once: what was written stands beside what was told', () => {
    const { figures } = aModelRun().by_language.en!;
    const beside = SHOWN_FIGURES.flatMap((name) => writtenOf(figures, name) ?? []);
    const answered = Object.keys(CONTINUITY_FIGURES).filter((name) => name.endsWith('_answered'));
    expect(answered).toHaveLength(6);
    expect(beside).toHaveLength(answered.length);
    expect(SHOWN_FIGURES).toHaveLength(Object.keys(CONTINUITY_FIGURES).length - answered.length);
    // facts are told, and no model writes them beforehand
    expect(writtenOf(figures, 'facts_told')).toBeUndefined();
  });
});

it('A model is called by the end of its name, unless another one has the same', () => {
  const all = ['google/gemma-4-31B-it', 'sarvamai/sarvam-30b', 'sarvam-30b', 'odd/'];
  expect(all.map((model) => shortName(model, all))).toEqual([
    'gemma-4-31B-it',
    'sarvamai/sarvam-30b',
    'sarvam-30b',
    'odd/',
  ]);
});
