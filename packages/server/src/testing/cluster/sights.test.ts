import { describe, expect, it } from 'vitest';
import { faultOfAnswer, faultsInSights, oldest } from './sights.ts';

/** Seven stories at first. Two more are published, after 10 and 20 seconds. */
const shelf = { before: 7, publishedAt: [10_000, 20_000], sights: [], hits: 3 };
const seen = (...sights: [askedAt: number, stories: number][]) => ({
  ...shelf,
  sights: sights.map(([askedAt, stories]) => ({ askedAt, stories })),
});

describe('the checker of a cache in front', () => {
  it('finds nothing wrong with guests who are told a little later', () => {
    expect(faultsInSights(seen([5000, 7], [12_000, 7], [16_000, 8], [22_000, 8], [30_000, 9]))).toEqual([]);
    expect(oldest(seen([12_000, 7], [24_500, 8]))).toBe(4500);
    // a publication that is not acknowledged yet
    expect(oldest(seen([9000, 8]))).toBe(0);
  });

  it('finds what is older than it may be, and a cache that answers nobody', () => {
    expect(faultsInSights(seen([70_000, 8]))).toEqual([
      'a guest was told nothing of a story 50 s after its publication',
    ]);
    expect(faultsInSights({ ...shelf, hits: 0 })).toEqual(['the cache has answered no guest']);
  });

  it('finds nothing wrong with a guest’s hit and an answer of one’s own', () => {
    expect(faultOfAnswer(false, { isHit: true, hasLiked: false })).toBeNull();
    expect(faultOfAnswer(true, { isHit: false, hasLiked: true })).toBeNull();
  });

  it.each([
    ['a hit of who signs in', true, { isHit: true, hasLiked: true }, 'was answered by the cache'],
    ['what is a guest’s', true, { isHit: false, hasLiked: false }, 'the answer of a guest'],
    ['what is not a guest’s', false, { isHit: false, hasLiked: true }, 'the answer of somebody who signs in'],
  ])('finds %s', (_name, isSignedIn, answer, fault) => {
    expect(faultOfAnswer(isSignedIn, answer)).toContain(fault);
  });
});
