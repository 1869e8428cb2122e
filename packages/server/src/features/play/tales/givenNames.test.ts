import { expect, it } from 'vitest';
import { withoutNames } from './givenNames.ts';

const FULL = ['full', 'Ravi Kumar'] as const;
const SHORT = ['short', 'Ravi'] as const;

it.each([
  ['the short one first', [SHORT, FULL]],
  ['the long one first', [FULL, SHORT]],
])('A name within another one leaves nothing of the longer one readable: %s', (_, answers) => {
  const named = withoutNames(answers, ['{full|a traveller}', '{short|friend}']);
  const text = 'Ravi Kumar bows. “Ravi!” they call.';
  expect(
    named({
      text,
      parts: [
        ['author', 16],
        ['house', text.length],
      ],
    }),
  ).toEqual({
    text: 'a traveller bows. “friend!” they call.',
    parts: [
      ['author', 17],
      ['house', 38],
    ],
  });
});
