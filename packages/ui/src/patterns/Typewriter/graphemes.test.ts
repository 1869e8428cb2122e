import { describe, expect, it } from 'vitest';
import { graphemeEnds } from './graphemes.ts';

function pieces(text: string, language?: string): string[] {
  const ends = graphemeEnds(text, language);
  return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end));
}

describe('graphemeEnds', () => {
  it('counts letters', () => {
    expect(graphemeEnds('oar')).toEqual([1, 2, 3]);
    expect(graphemeEnds('')).toEqual([]);
  });

  it('keeps a vowel sign with its consonant', () => {
    expect(pieces('नाव', 'hi')).toEqual(['ना', 'व']);
    expect(pieces('மூன்று', 'ta')).toEqual(['மூ', 'ன்', 'று']);
  });

  it('keeps a joined emoji whole', () => {
    expect(pieces('👩‍🚀!')).toEqual(['👩‍🚀', '!']);
  });

  it('loses nothing', () => {
    const text = 'تین گھاٹوں کا ملّاح';
    expect(pieces(text, 'ur').join('')).toBe(text);
  });
});
