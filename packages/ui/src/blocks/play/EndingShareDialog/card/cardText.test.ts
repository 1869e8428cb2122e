import { describe, expect, it } from 'vitest';
import { CARD_LINE_MAX, fitText, lastSentences, wrapText } from './cardText.ts';

const byLetter = (text: string) => text.length;

describe('the last line of a card', () => {
  it('is the whole text if it fits', () => {
    expect(lastSentences(' The lamp burns. Nobody sleeps. ', 'en')).toBe('The lamp burns. Nobody sleeps.');
  });

  it.each([
    ['en', 'One came. Two went! Did three stay?', 'Two went! Did three stay?'],
    ['hi', 'एक आया। दो गए। तीन रह गए।', 'दो गए। तीन रह गए।'],
    ['ur', 'ایک آیا۔ دو گئے۔ تین رہ گئے۔', 'دو گئے۔ تین رہ گئے۔'],
    ['bn', 'একজন এল। দুজন গেল। তিনজন রইল।', 'দুজন গেল। তিনজন রইল।'],
    ['ta', 'ஒருவர் வந்தார். இருவர் போனார். மூவர் இருந்தார்.', 'இருவர் போனார். மூவர் இருந்தார்.'],
  ] as const)('in %s is cut before a sentence', (language, text, expected) => {
    expect(lastSentences(text, language, expected.length)).toBe(expected);
    expect(lastSentences(text, language, expected.length + 1)).toBe(expected);
  });

  it('is the beginning of a sentence that is too long, in whole words', () => {
    expect(lastSentences('The river, which nobody had crossed, said nothing.', 'en', 20)).toBe(
      'The river, which…',
    );
    expect(lastSentences('The river, which nobody crossed.', 'en', 12)).toBe('The river…');
    expect(lastSentences('x'.repeat(1000), 'en')).toHaveLength(CARD_LINE_MAX);
  });

  it('is empty for an empty text', () => {
    expect(lastSentences('', 'en').length).toBeLessThanOrEqual(1);
  });
});

describe('The lines of a card', () => {
  it('break between words, and at the line breaks of the text', () => {
    expect(wrapText('a lamp on\nthe water', 6, byLetter)).toEqual(['a lamp', 'on', 'the', 'water']);
  });

  it('break inside a word only if it is longer than a line, and never between a letter and its signs', () => {
    expect(wrapText('an abcdefgh ij', 4, byLetter)).toEqual(['an', 'abcd', 'efgh', 'ij']);
    expect(wrapText('निनि', 3, byLetter)).toEqual(['नि', 'नि']);
  });

  it('get the largest size in which they fit', () => {
    const room = { width: 100, height: 60, sizes: [30, 20, 10], leading: 1 };
    const fitted = fitText('one two three four', room, (size) => (text) => (text.length * size) / 2);
    expect(fitted).toEqual({ size: 20, lines: ['one two', 'three four'] });
  });

  it('are truncated if even the smallest size does not fit', () => {
    const room = { width: 30, height: 20, sizes: [10], leading: 1 };
    const fitted = fitText('one two three four', room, (size) => (text) => (text.length * size) / 2);
    expect(fitted).toEqual({ size: 10, lines: ['one', 'two…'] });
  });
});
