import { describe, expect, it } from 'vitest';
import { textPieces } from './textPieces.ts';

const TALE = 'The oar bites, and the bank lets go of you. '.repeat(60);
const textsOf = (text: string) => textPieces(text).map((piece) => piece.text);

describe('textPieces', () => {
  it('loses nothing', () => {
    expect(textsOf(TALE).join('')).toBe(TALE);
    expect(textsOf('')).toEqual(['']);
    expect(textsOf('A word')).toEqual(['A word']);
  });

  it('says where each begins', () => {
    for (const { start, text } of textPieces(TALE)) expect(TALE.startsWith(text, start)).toBe(true);
  });

  it('ends pieces at a space, so that no letters are torn apart', () => {
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
