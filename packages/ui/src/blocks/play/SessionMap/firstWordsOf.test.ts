import { expect, it } from 'vitest';
import { aMappedTurn } from '../../../testing/sessionMaps.ts';
import { firstWordsOf } from './firstWordsOf.ts';

it('the first words of a turn have no asterisks, even if emphasis is cut off', () => {
  const told = aMappedTurn('a', null, { first_words: 'The *oar* bites, and **the bank…' });
  expect(firstWordsOf(told)).toBe('The oar bites, and the bank…');
  const written = aMappedTurn('b', 'a', { action_type: 'custom_action', first_words: 'I *row*.' });
  expect(firstWordsOf(written)).toBe('I *row*.');
});
