import { describe, expect, it } from 'vitest';
import { readBundledStories } from '../bundledStory.ts';
import { readStories } from './readStories.ts';

const TELLING_MIN = 0.4;
const EARNED_MIN = 0.7;

/** To be mended: fewer of their choices tell. Whatever reaches the minimum leaves the list, and nothing joins it. */
const FEW_CHOICES_TELL: Readonly<Record<string, number>> = {
  'the-nishi-calls-only-twice': 0.34,
  'the-very-small-shade': 0.39,
};

const { figures } = readStories(readBundledStories(), { plays: 200, seed: 42 });

describe('every bundled story', () => {
  it.each(figures)('$key sets what it asks for, and asks for what it sets', ({ idle }) => {
    expect(idle).toEqual([]);
  });

  it.each(figures)('$key ends, whoever plays it', ({ unended }) => {
    expect(unended).toBe(0);
  });

  it.each(figures)('$key has later scenes that ask for what was chosen', ({ key, telling }) => {
    expect(telling).toBeGreaterThanOrEqual(FEW_CHOICES_TELL[key] ?? TELLING_MIN);
  });

  it.each(figures)('$key has endings that are earned', ({ earned }) => {
    expect(earned).toBeGreaterThanOrEqual(EARNED_MIN);
  });
});

it('a story whose choices tell enough is no exception any more', () => {
  const short = figures.filter(({ telling }) => telling < TELLING_MIN).map(({ key }) => key);
  expect(short).toEqual(expect.arrayContaining(Object.keys(FEW_CHOICES_TELL)));
});
