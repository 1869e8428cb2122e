import { aStory } from '@kathaloka/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { numbersWords } from '../../../words/numbers/en.ts';
import { storyPageWords } from '../../../words/storyPage/en.ts';
import { storyPage as inHindi } from '../../../words/storyPage/hi.ts';
import { storyPage as inUrdu } from '../../../words/storyPage/ur.ts';
import { STATISTICS, statisticsOf } from './statisticsOf.ts';

const writer = { ...storyPageWords, whole: numbersWords.whole };

function rowsOf(overrides: Parameters<typeof aStory>[0]) {
  return new Map(statisticsOf(aStory(overrides), writer).map(({ name, value }) => [name, value]));
}

describe('statisticsOf', () => {
  it('writes every row in its order', () => {
    const rows = rowsOf({ initial_xp: 1200, stats: { completion_rate: 62, average_rating: 4.64 } });
    expect([...rows.keys()]).toEqual(STATISTICS);
    expect([...rows.values()]).toEqual([
      '1,200',
      '24',
      '18',
      '32',
      '11',
      '5',
      '45 min',
      '62%',
      '4.6 / 5',
      'EN',
      'Nov 1, 2026',
    ]);
  });

  it('omits an unknown completion rate, but not a rate of 0', () => {
    expect(rowsOf({ stats: { completion_rate: null } }).has('completionRate')).toBe(false);
    expect(rowsOf({ stats: { completion_rate: 0 } }).get('completionRate')).toBe('0%');
  });

  it('shows a rating only if it is above 0', () => {
    expect(rowsOf({ stats: { average_rating: 0 } }).has('rating')).toBe(false);
    expect(rowsOf({ stats: { average_rating: 0.4 } }).get('rating')).toBe('0.4 / 5');
  });

  it('writes the language in upper case, and EN if there is none', () => {
    expect(rowsOf({ language: 'ur' }).get('language')).toBe('UR');
    const withoutLanguage = { ...aStory(), language: '' } as unknown as ReturnType<typeof aStory>;
    expect(statisticsOf(withoutLanguage, writer)).toContainEqual({ name: 'language', value: 'EN' });
  });

  it.each([
    [inHindi, ['हिन्दी', 'उर्दू', 'तमिल']],
    [inUrdu, ['ہندی', 'اردو', 'تمل']],
  ])('names the language in full on a page that is not in English', (words, names) => {
    const shown = (['hi', 'ur', 'ta'] as const).map((language) =>
      new Map(
        statisticsOf(aStory({ language }), { ...writer, ...words }).map(({ name, value }) => [name, value]),
      ).get('language'),
    );
    expect(shown).toEqual(names);
  });

  it('omits an invalid date', () => {
    expect(rowsOf({ created_at: '' }).has('created')).toBe(false);
  });
});
