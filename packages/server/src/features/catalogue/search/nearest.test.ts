import { expect, it } from 'vitest';
import { comparedStories } from './nearest.ts';

const LANGUAGES = 10;
/** Titles of as many different letters as a title may have, in each language. */
const hostile = Array.from({ length: 500 }, (_, at) => ({
  id: String(at),
  category_id: null,
  titles: Array.from({ length: LANGUAGES }, (_title, language) =>
    Array.from({ length: 200 }, (_letter, letter) =>
      String.fromCodePoint(0x4e_00 + ((at * 7 + language * 131 + letter) % 20_000)),
    ).join(''),
  ),
}));

it('A query is compared with few titles of many languages, and with each story', async () => {
  const stories = await comparedStories(hostile);
  expect(stories.flatMap(({ titles }) => titles).length).toBeLessThanOrEqual(2000);
  expect(stories.every(({ titles }) => titles.length > 0)).toBe(true);
  expect(stories[0]!.titles).toHaveLength(LANGUAGES);
});
