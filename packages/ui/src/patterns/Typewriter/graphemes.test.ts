import { describe, expect, it, vi } from 'vitest';
import { graphemeEnds, growingGraphemeEnds } from './graphemes.ts';

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

  it('covers the whole text', () => {
    const text = 'تین گھاٹوں کا ملّاح';
    expect(pieces(text, 'ur').join('')).toBe(text);
  });
});

describe('growingGraphemeEnds', () => {
  it('counts a text that grows by single code units like a complete text', () => {
    for (const text of ['नाव में मूर्ति 👩‍🚀 और 🇮🇳🇮🇳!', 'மூன்று படித்துறை', 'تین گھاٹوں کا ملّاح', 'e\u0301\r\nx']) {
      const endsOf = growingGraphemeEnds('hi');
      for (let length = 0; length <= text.length; length += 1)
        expect(endsOf(text.slice(0, length))).toEqual(graphemeEnds(text.slice(0, length), 'hi'));
    }
  });

  it('restarts with another text', () => {
    const endsOf = growingGraphemeEnds();
    endsOf('oar');
    expect(endsOf('नाव')).toEqual([2, 3]);
    expect(endsOf('')).toEqual([]);
  });

  it('does not count earlier characters again: a new word costs the same in a long text as in a short one', () => {
    const endsOf = growingGraphemeEnds();
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    let text = '';
    for (let word = 0; word < 50; word += 1) endsOf((text += 'river '));
    const longest = Math.max(...segment.mock.calls.map(([part]) => part.length));
    segment.mockRestore();
    expect(longest).toBeLessThan(10);
  });
});
