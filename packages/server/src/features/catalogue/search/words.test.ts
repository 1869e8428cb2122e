import { describe, expect, it } from 'vitest';
import { fold, wordsOf } from './words.ts';

describe('folding words that readers consider equal', () => {
  it.each([
    ['KARNA', 'karna'],
    ['École', 'ecole'],
    ['Ｒｉｖｅｒ', 'river'],
    ['सड़क', 'सड़क'],
    ['क़लम', 'कलम'],
    ['चाँद', 'चांद'],
    ['क्‍ष', 'क्ष'],
    ['كتابي', 'کتابی'],
    ['مُحَبَّت', 'محبت'],
    ['ھوا ہے', 'ھوا هے'],
    ['য়', 'য'],
    ['கொ', 'கொ'],
  ])('%s and %s', (one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  it('does not remove every mark: vowel signs stay', () => {
    expect(fold('राजा')).toBe('राजा');
    expect(fold('राजा')).not.toBe(fold('राज'));
    expect(fold('கதை')).not.toBe(fold('கத'));
  });
});

describe('the words of a text', () => {
  it('are letters, marks and digits, in order, whatever separates them', () => {
    expect(wordsOf("Karna's 18th morning: **a** tale… of 'war' & \\ dust")).toEqual(
      'karna s 18th morning a tale of war dust'.split(' '),
    );
    expect(wordsOf('एक था राजा। एक थी रानी॥')).toEqual(['एक', 'था', 'राजा', 'एक', 'थी', 'रानी']);
    expect(wordsOf('آخری ڈاک')).toEqual(['اخری', 'ڈاک']);
    expect(wordsOf('%_\\ !? 🪔')).toEqual([]);
  });

  it('are cut if they are too long, between letters', () => {
    const [word] = wordsOf('𝒜'.repeat(10) + 'ख'.repeat(5000));
    expect(Array.from(word!)).toHaveLength(60);
  });
});
