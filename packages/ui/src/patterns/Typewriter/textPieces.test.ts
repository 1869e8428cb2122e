import { describe, expect, it } from 'vitest';
import { paragraphsOf } from '@kathaloka/story/emphasis';
import { markedParagraphs, textPieces } from './textPieces.ts';

const TALE = 'The oar bites, and the bank lets go of you. '.repeat(60);
const textsOf = (text: string) => textPieces(text).map((piece) => piece.text);

describe('textPieces', () => {
  it('loses nothing', () => {
    expect(textsOf(TALE).join('')).toBe(TALE);
    expect(textsOf('')).toEqual(['']);
    expect(textsOf('A word')).toEqual(['A word']);
  });

  it('has the offset of each piece', () => {
    for (const { start, text } of textPieces(TALE)) expect(TALE.startsWith(text, start)).toBe(true);
  });

  it('splits only at spaces, so that no word is broken', () => {
    const pieces = textsOf(TALE);
    expect(pieces.length).toBeGreaterThan(5);
    for (const piece of pieces.slice(0, -1)) expect(piece).toMatch(/\s$/);
    expect(textsOf('x'.repeat(1000))).toHaveLength(1);
  });

  it('changes only the last piece when the text grows', () => {
    for (let length = 1; length < TALE.length; length += 7) {
      const before = textsOf(TALE.slice(0, length));
      expect(textsOf(TALE.slice(0, length + 7)).slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    }
  });
});

describe('paragraphsOf', () => {
  const TEXT = 'One.\nStill one.\n\nTwo.\n \n\nThree.';

  it('ends a paragraph after its blank lines, and loses nothing', () => {
    expect(paragraphsOf(TEXT)).toEqual([
      { start: 0, text: 'One.\nStill one.\n\n' },
      { start: 17, text: 'Two.\n \n\n' },
      { start: 25, text: 'Three.' },
    ]);
    expect(paragraphsOf('')).toEqual([{ start: 0, text: '' }]);
    expect(paragraphsOf('One.\n\n')).toEqual([{ start: 0, text: 'One.\n\n' }]);
  });

  it('changes only the last one when the text grows', () => {
    for (let length = 1; length < TEXT.length; length += 1) {
      const before = paragraphsOf(TEXT.slice(0, length));
      const after = paragraphsOf(TEXT.slice(0, length + 1));
      expect(after.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    }
  });

  it('has pieces with offsets in the whole text', () => {
    const marks = [{ emphasis: 'em' as const, start: 17, end: 20 }];
    const [, second] = markedParagraphs({ text: TEXT, marks });
    expect(second).toEqual([
      { start: 17, text: 'Two.\n \n\n', marks: [{ emphasis: 'em', start: 0, end: 3 }] },
    ]);
  });
});
