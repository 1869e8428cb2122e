import { GROWTH_MAX, processorGrowthOf } from '@kathaloka/contract/fixtures';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import { describe, expect, it } from 'vitest';
import { isSafeMarkdown, MARKDOWN_LENGTH_MAX, MARKDOWN_NESTING_MAX, nestingOf } from './markdownGuard.ts';

describe('isSafeMarkdown', () => {
  it.each([
    ['a paragraph with **strength** and [a link](/game/1)', true],
    ['', true],
    ['> > - a quote in a quote', true],
    ['* * * * *', true],
    ['x'.repeat(MARKDOWN_LENGTH_MAX), true],
    ['x'.repeat(MARKDOWN_LENGTH_MAX + 1), false],
    ['_one_ and *two*, '.repeat(200), true],
    ['*a '.repeat(3333), false],
    ['*_~'.repeat(3333), false],
    ['>'.repeat(5000), false],
    ['> '.repeat(5000), false],
    ['1. '.repeat(5000), false],
    ['> - '.repeat(2500), false],
    [`one\r${'>'.repeat(40)}`, false],
    ['A paragraph of a long text.\n\n'.repeat(200), true],
    ['A line of a poem,\n'.repeat(600), true],
    ['- one of many\n'.repeat(250), true],
    ['A line with `code`, and\\\na <br> that is none. '.repeat(25), true],
    ['``\\'.repeat(600), false],
    ['!a<'.repeat(600), false],
    ['a\\\n'.repeat(1001), false],
    ['a\n-\n'.repeat(2500), false],
    ['a\n=\n'.repeat(2500), false],
    ['- a\n'.repeat(2500), false],
    ['a\n\n'.repeat(2500), false],
    ['1. a\n'.repeat(2000), false],
    ['# a\r'.repeat(2500), false],
    ['  ~~~\n'.repeat(1600), false],
    [Array.from({ length: 60 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n'), false],
  ])('judges %.30s', (text, isSafe) => {
    expect(isSafeMarkdown(text)).toBe(isSafe);
  });

  it.each(['``\\', '!a<', '*a ', '[a](', '>\\\n/', '\\\n.', 'a\n', '- a\n', '**_'])(
    'takes the parser a time that grows with the length alone, by %j in the most that is safe',
    async (unit) => {
      // parsing time grows with these characters; beyond the safe number, words follow instead
      const parse = (length: number) => {
        const text = (count: number) => (unit.repeat(count) + 'a '.repeat(length)).slice(0, length);
        let count = Math.floor(length / unit.length);
        while (!isSafeMarkdown(text(count))) count = Math.floor(count * 0.9);
        renderToStaticMarkup(createElement(ReactMarkdown, null, text(count)));
      };
      expect(await processorGrowthOf(parse, MARKDOWN_LENGTH_MAX)).toBeLessThan(GROWTH_MAX);
    },
  );

  it('never counts fewer levels than the parser builds', () => {
    const part = fc.constantFrom('>', '> ', '- ', '* ', '1. ', '12) ', ' ', '  ', '\t', '\n', 'a', '-');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        const text = parts.join('');
        const counted = Math.max(...text.split('\n').map(nestingOf));
        fc.pre(counted <= MARKDOWN_NESTING_MAX);
        expect(deepest(renderToStaticMarkup(createElement(ReactMarkdown, null, text)))).toBeLessThanOrEqual(
          counted,
        );
      }),
      { numRuns: 500 },
    );
  });
});

/** The maximum nesting of quotes and list items. */
function deepest(html: string): number {
  let depth = 0;
  let greatest = 0;
  for (const [, end] of html.matchAll(/<(\/?)(?:blockquote|li)>/g)) {
    depth += end ? -1 : 1;
    greatest = Math.max(greatest, depth);
  }
  return greatest;
}
