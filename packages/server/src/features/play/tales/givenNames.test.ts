import { expect, it } from 'vitest';
import { withoutNames } from './givenNames.ts';

const FULL = ['full', 'Ravi Kumar'] as const;
const SHORT = ['short', 'Ravi'] as const;

it.each([
  ['the short one first', [SHORT, FULL]],
  ['the long one first', [FULL, SHORT]],
])('A name within another one leaves nothing of the longer one readable: %s', (_, answers) => {
  const told = withoutNames(answers, ['{full|a traveller}', '{short|friend}']);
  expect(told('Ravi Kumar bows. “Ravi!” they call.')).toBe('a traveller bows. “friend!” they call.');
});
