import { GROWTH_MAX, processorGrowthOf } from '@kathaloka/contract/fixtures';
import {
  CHOICE_TEXT_MAX,
  CHOICES_MAX,
  CUSTOM_ACTION_MAX,
  LEXICON_ENTRIES_MAX,
} from '@kathaloka/contract/limits';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { IS_FULL } from '../../testing/isFull.ts';
import { lexisOf } from './lexis.ts';
import { matchChoice } from './matchChoice.ts';
import { readInput } from './readInput.ts';

/** Twice the input may take twice the steps, but not four times: that would be a comparison of all pairs. */
const STEPS_RATIO_MAX = 3;
const WORDS_OF_A_NAME = 17;
/** Steps are counted instead of time, so moderate sizes are enough to see how they grow. */
const MANY_CHOICES = IS_FULL ? CHOICES_MAX : CHOICES_MAX / 4;
const LETTERS = 'abcdefghijklm';

/** `count` words with the same beginning, of which none is a slip of another one, starting with number `from`. */
function words(count: number, from: number, letters: string): string[] {
  return Array.from({ length: count }, (_, at) => {
    const number = from + at;
    const digits = [0, 1, 2, 3].map((digit) => letters[Math.floor(number / 13 ** digit) % 13]);
    return `w${digits.join('')}`;
  });
}

const namesOf = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => words(WORDS_OF_A_NAME, at * WORDS_OF_A_NAME, LETTERS).join(' '));

/** Words that are neither names nor slips of names. */
const TYPED = words(CUSTOM_ACTION_MAX / 5, 0, 'nopqrstuvxyzk')
  .join(' ')
  .slice(0, CUSTOM_ACTION_MAX);

describe('What a player types', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is compared with the names of a story in a time that grows with their number alone', async () => {
    const compare = (count: number) =>
      expect(readInput(TYPED, { language: 'en', names: namesOf(count) }).person).toBeNull();
    expect(await processorGrowthOf(compare, LEXICON_ENTRIES_MAX)).toBeLessThan(GROWTH_MAX);
  });

  it('is compared with names that were read before in no time that grows with their number', () => {
    const compared = vi.spyOn(lexisOf('en'), 'likeness');
    const comparisonsWith = (count: number) => {
      compared.mockClear();
      readInput(TYPED, { language: 'en', names: namesOf(count) });
      return compared.mock.calls.length;
    };
    expect(comparisonsWith(LEXICON_ENTRIES_MAX)).toBe(comparisonsWith(LEXICON_ENTRIES_MAX / 2));
  });

  it.each([
    ['what it means', TYPED],
    ['what it refuses', `open it, ${TYPED.replaceAll(' ', ' not ')}`.slice(0, CUSTOM_ACTION_MAX)],
    ['each of them', words(166, 0, LETTERS).join(' ')],
  ])('is compared with the choices in steps that grow with their number alone: %s', (_name, typed) => {
    const compared = vi.spyOn(lexisOf('en'), 'likeness');
    const choices = Array.from({ length: MANY_CHOICES }, (_, at) =>
      words(84, at * 84, LETTERS)
        .join(' ')
        .slice(0, CHOICE_TEXT_MAX),
    );
    const comparisonsWith = (count: number) => {
      compared.mockClear();
      matchChoice(typed, choices.slice(0, count), { language: 'en', names: [] });
      return compared.mock.calls.length;
    };
    expect(comparisonsWith(MANY_CHOICES) / comparisonsWith(MANY_CHOICES / 2)).toBeLessThan(STEPS_RATIO_MAX);
  });
});
