import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdsPhrase, wordFinder, wordIndex } from './phrases.ts';

const LETTERS = ['a', 'b', 'न', 'ना', 'म', 'व'];
const word = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 4 });

it('A word is found among many as a phrase of one word is, with endings where its script has them', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), word, (words, wanted) => {
      expect(wordFinder(words)(wanted)).toBe(holdsPhrase(words, [wanted]));
    }),
  );
});

it('The entries of a word are those that it is as a phrase of one word', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), word, (entries, told) => {
      const expected = entries.filter((entry) => holdsPhrase([told], [entry]));
      expect(wordIndex(entries, (entry) => entry)(told).toSorted()).toEqual(expected.toSorted());
    }),
  );
});
