import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Parsed } from './Parsed.tsx';
import { SimpleText } from './SimpleText.tsx';
import { simpleMarkdown } from './simpleMarkdown.ts';

const withoutBreaks = (html: string) =>
  html.replaceAll(/>\n+</g, '><').replaceAll(/\n+(?=<\/?(?:ul|li|p)\b)/g, '');
const parsed = (text: string) => withoutBreaks(renderToStaticMarkup(<Parsed text={text} headingLevel={2} />));

function simple(text: string): string | null {
  const blocks = simpleMarkdown(text);
  return blocks && withoutBreaks(renderToStaticMarkup(<SimpleText blocks={blocks} />));
}

describe('Simple markdown', () => {
  it.each([
    'A cradle is empty in the big house, and **only** one\nknows *why*.\n\n- three endings\n- *quick*, from 13',
    'अमावस की रात है। **तुम राजा विक्रम हो।** जोगी\n\n- नौ मिनट; *पुनर्कथन*: बेताल पच्चीसी से',
    'One.\n\n\nTwo (*three*).',
    'A line - with a dash, and 3. not first',
    `"Come," she says, 'or *you* stay'. It's late`,
  ])('renders as the parser would: %j', (text) => {
    expect(simple(text)).toBe(parsed(text));
  });

  it.each([
    '# A heading',
    'A [link](/x)',
    '1. one',
    'a\n- b',
    '- a\n\n- b',
    '- a\n  - b',
    '***',
    '- ---',
    'a  \nb',
    '  ',
  ])('leaves everything else to the parser: %j', (text) => {
    expect(simple(text)).toBeNull();
  });

  it('prints a quotation mark by what is before it, in whatever element', () => {
    expect(parsed(`"*Come*," she says, 'or **stay**'. It's \`"\``)).toBe(
      '<p>“<em>Come</em>,” she says, ‘or <strong>stay</strong>’. It’s <code>&quot;</code></p>',
    );
  });

  it('never differs from the parser, whatever is typed', () => {
    const piece = fc.constantFrom(
      'a',
      'ß',
      'हो',
      'न्',
      '।',
      '"',
      "'",
      ' ',
      ' ',
      '\n',
      '\n\n',
      '*',
      '**',
      '- ',
      '-',
      '.',
      '(',
      ')',
      '!',
      ':',
      '1',
      '2) ',
      '“',
      '—',
      '=',
      '+',
      '#',
      '\\',
      'b c',
      '*d*',
      '**e f**',
      '\u200B',
      '😀',
    );
    const differs = (pieces: readonly string[]): boolean => {
      const text = pieces.join('');
      const html = simple(text);
      return html !== null && html !== parsed(text);
    };
    const property = fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => !differs(pieces));
    expect(fc.check(property, { numRuns: 3000 })).toMatchObject({ failed: false, counterexample: null });
  });
});
