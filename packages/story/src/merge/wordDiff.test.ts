import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordDiff } from './wordDiff.ts';

const side = (before: string, after: string, which: 'before' | 'after') =>
  wordDiff(before, after)
    .filter((part) => part.in === 'both' || part.in === which)
    .map(({ text }) => text)
    .join('');

it('Two texts are compared by words', () => {
  expect(wordDiff('A red boat waits.', 'A blue boat waits here.')).toEqual([
    { text: 'A ', in: 'both' },
    { text: 'red', in: 'before' },
    { text: 'blue', in: 'after' },
    { text: ' boat ', in: 'both' },
    { text: 'waits.', in: 'before' },
    { text: 'waits here.', in: 'after' },
  ]);
});

it('Both texts can be restored from their difference', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'नाव', ' ', '\n'), { maxLength: 12 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(side(before, after, 'before')).toBe(before);
      expect(side(before, after, 'after')).toBe(after);
    }),
  );
});
