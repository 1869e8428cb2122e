import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marksWithin, readEmphasis } from './emphasis.ts';

/** The text with tags around its emphasised ranges. */
function read(source: string, isComplete = true): string {
  const { text, marks } = readEmphasis(source, isComplete);
  let html = '';
  for (let place = 0; place <= text.length; place += 1) {
    const ends = marks.filter(({ start, end }) => end === place && start < end);
    const begins = marks.filter(({ start, end }) => start === place && start < end);
    html += ends
      .toReversed()
      .map(({ emphasis }) => `</${emphasis}>`)
      .join('');
    html += begins.map(({ emphasis }) => `<${emphasis}>`).join('');
    html += text.charAt(place);
  }
  return html;
}

describe('readEmphasis', () => {
  it.each([
    ['No asterisk.', 'No asterisk.'],
    ['She said *now*.', 'She said <em>now</em>.'],
    ['**Stop!** he cries', '<strong>Stop!</strong> he cries'],
    ['*two words* and *two more*', '<em>two words</em> and <em>two more</em>'],
    ['***both***', '<strong><em>both</em></strong>'],
    ['**all *of* it**', '<strong>all <em>of</em> it</strong>'],
    ['*a **b***', '<em>a <strong>b</strong></em>'],
    ['***a* b**', '<strong><em>a</em> b</strong>'],
    ['“*Now*,” (**here**)', '“<em>Now</em>,” (<strong>here</strong>)'],
    ['वह *चुप* रहा।', 'वह <em>चुप</em> रहा।'],
    ['*படகு*க்கு', '<em>படகு</em>க்கு'],
    ['اس نے *ابھی* کہا', 'اس نے <em>ابھی</em> کہا'],
  ])('reads %s', (source, html) => {
    expect(read(source)).toBe(html);
  });

  it.each([
    '5 * 3 * 2',
    '5*3*2',
    'नाव*घाट*',
    'a lone * asterisk',
    'a lone *asterisk',
    'its end* alone',
    '* a\n* list',
    '* * *',
    '***',
    '****four****',
    '**not closed*',
    '* spaces inside *',
    '*not over\n\na paragraph*',
    '_other_ `marks` [stay](x)',
  ])('leaves %j as it is', (source) => {
    expect(readEmphasis(source)).toEqual({ text: source, marks: [] });
  });

  it('hides the asterisks of an emphasis that is still streaming', () => {
    expect(read('She said *no', false)).toBe('She said <em>no</em>');
    expect(read('She said *', false)).toBe('She said ');
    expect(read('She said **', false)).toBe('She said ');
    expect(read('She said *now*', false)).toBe('She said <em>now</em>');
    expect(read('*all **of', false)).toBe('<em>all <strong>of</strong></em>');
  });

  it('ends with the same text however it is split, and never changes text already shown', () => {
    const source = 'She *rows*, and **the bank** lets ***go*** of you.\n\n**Then** on.';
    let shown = '';
    for (let length = 1; length <= source.length; length += 1) {
      const { text } = readEmphasis(source.slice(0, length), false);
      expect(text.startsWith(shown)).toBe(true);
      shown = text;
    }
    expect(shown).toBe(readEmphasis(source).text);
  });

  it('treats an unclosed emphasis as plain text at the end of its paragraph', () => {
    expect(read('a *lone one', false)).toBe('a <em>lone one</em>');
    expect(read('a *lone one\n\nNext', false)).toBe('a *lone one\n\nNext');
  });

  it('removes only asterisks, and returns only marks within the text', () => {
    const part = fc.constantFrom('*', '**', '***', 'a', ' ', '\n\n', 'नाव', '5', '.', '👩‍🚀');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 24 }), fc.boolean(), (parts, isComplete) => {
        const source = parts.join('');
        const { text, marks } = readEmphasis(source, isComplete);
        expect(text.replaceAll('*', '')).toBe(source.replaceAll('*', ''));
        for (const { start, end } of marks) {
          expect(start).toBeLessThanOrEqual(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('marksWithin', () => {
  it('counts from the start of a piece, and clips marks that extend beyond it', () => {
    const { marks } = readEmphasis('one *two three* four');
    expect(marksWithin(marks, 0, 4)).toEqual([]);
    expect(marksWithin(marks, 0, 8)).toEqual([{ emphasis: 'em', start: 4, end: 8 }]);
    expect(marksWithin(marks, 8, 18)).toEqual([{ emphasis: 'em', start: 0, end: 5 }]);
  });
});
