import { describe, expect, it } from 'vitest';
import { readBundledStories } from '../bundledStory.ts';
import { readStories } from './readStories.ts';

const TELLING_MIN = 0.4;
const EARNED_MIN = 0.7;
/** How many minutes a play may take. */
const MINUTES = { long: { min: 45, max: 75 }, full: { min: 8, max: 20 }, fast: { min: 3, max: 5 } };

const { figures, phrases } = readStories(readBundledStories(), { plays: 200, seed: 42 });

describe('every bundled story', () => {
  it.each(figures)('$key takes as long as a story of its kind', ({ fast, long, minutes }) => {
    const { min, max } = MINUTES[long ? 'long' : fast ? 'fast' : 'full'];
    expect(minutes).toBeGreaterThanOrEqual(min);
    expect(minutes).toBeLessThanOrEqual(max);
  });

  it.each(figures)('$key sets what it asks for, and asks for what it sets', ({ idle }) => {
    expect(idle).toEqual([]);
  });

  it.each(figures)('$key ends, whoever plays it', ({ unended }) => {
    expect(unended).toBe(0);
  });

  it.each(figures)('$key has later scenes that ask for what was chosen', ({ telling }) => {
    expect(telling).toBeGreaterThanOrEqual(TELLING_MIN);
  });

  it.each(figures)('$key has endings that are earned', ({ earned }) => {
    expect(earned).toBeGreaterThanOrEqual(EARNED_MIN);
  });
});

it('no phrase of five words stands in more than two stories', () => {
  expect(Object.fromEntries(phrases)).toEqual({});
});
