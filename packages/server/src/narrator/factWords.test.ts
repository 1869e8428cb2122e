import { describe, expect, it } from 'vitest';
import { factWords } from './factWords.ts';

const isNamed = (fact: string, turn: string, language: string): boolean => {
  const words = new Set(factWords(turn, language));
  return factWords(fact, language).some((word) => words.has(word));
};

describe('A turn names a fact', () => {
  it.each([
    ['en', 'ferryman_debt owes Arjun a coin', 'The ferryman’s lanterns burn.'],
    ['en', 'lantern_oil is low', 'You lift both LANTERNS.'],
    ['hi', 'boat नाव टूटी है', 'तुम नावों के पास जाते हो'],
    ['ta', 'lamp விளக்கு அணைந்தது', 'விளக்கைப் பார்'],
    ['ur', 'well کنواں خالی ہے', 'کنواں'],
  ])('in another form of a word (%s: %s)', (language, fact, turn) => {
    expect(isNamed(fact, turn, language)).toBe(true);
  });

  it('not by words that every text has', () => {
    expect(isNamed('the_king is in the house', 'You are in the forest and it is dark', 'en')).toBe(false);
  });
});
