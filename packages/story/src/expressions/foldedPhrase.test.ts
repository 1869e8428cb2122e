import { describe, expect, it } from 'vitest';
import { foldedPhrase } from './foldedPhrase.ts';

describe('A folded phrase', () => {
  it.each([
    ['Take the LAMP!', 'take the lamp'],
    ['  take,  the\tlamp... ', 'take the lamp'],
    ['Take the l\u00e1mp', 'take the lamp'],
    ['don\u2019t go', "don't go"],
    ['सड़क पर जाओ।', 'सडक पर जाओ'],
    ['چراغ اُٹھاؤ۔', 'چراغ اٹھاؤ'],
  ])('is the same for %j and %j', (one, other) => {
    expect(foldedPhrase(one)).toBe(foldedPhrase(other));
  });

  it.each([
    ['कल', 'काल'],
    ['दिया', 'दीया'],
    ['lamp', 'lamps'],
    ['கல்', 'கால்'],
  ])('differs for %j and %j, which are two words', (one, other) => {
    expect(foldedPhrase(one)).not.toBe(foldedPhrase(other));
  });

  it.each(['', ' ', '...', '\u200b', '।'])('is empty for %j, which has no letters', (phrase) => {
    expect(foldedPhrase(phrase)).toBe('');
  });
});
