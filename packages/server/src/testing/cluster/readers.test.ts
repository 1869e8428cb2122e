import { describe, expect, it } from 'vitest';
import { delays, compareReads, lateWords, quantile, type Read } from './readers.ts';

const one: Read = {
  arrivals: [
    { letters: 3, at: 10 },
    { letters: 6, at: 30 },
    { letters: 9, at: 50 },
  ],
  text: 'The river',
  answer: 'The river',
  turn_id: 'a',
};

describe('the checker of readers on other processes', () => {
  it('finds nothing wrong if all readers have read the same', () => {
    expect(compareReads(one, { ...one, arrivals: [{ letters: 9, at: 55 }] })).toEqual([]);
  });

  it.each([
    ['a word that was lost', { text: 'The ' }, 'words lost or told twice'],
    ['a word that was told twice', { text: 'The The river' }, 'words lost or told twice'],
    ['another telling', { text: 'A bell', answer: 'A bell' }, 'another answer'],
    ['another turn', { turn_id: 'b' }, 'another answer'],
  ])('finds %s', (_name, planted, fault) => {
    expect(compareReads(one, { ...one, ...planted })).toEqual([fault]);
  });

  it('counts each word from when the first reader had it', () => {
    const joined = [
      { letters: 6, at: 34 },
      { letters: 9, at: 49 },
    ];
    expect(delays(one, { arrivals: joined })).toEqual([4, -1]);
  });

  it('finds words that come late, and that nobody has followed', () => {
    const soon = Array.from({ length: 96 }, (_, index) => index);
    expect(quantile(soon, 0.5)).toBe(47);
    expect(lateWords([...soon, 1200, 1200, 1200, 1200])).toEqual([]);
    expect(lateWords([...soon, ...Array<number>(8).fill(1200)])).toEqual([
      '1 in 20 words reached another process more than 1200 ms late',
    ]);
    expect(lateWords([])).toEqual(['nobody has followed a telling on another process']);
  });
});
