import type { SearchSuggestions, Story } from '@kathaloka/contract/entities';
import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../platform/durations.ts';
import { factories } from '../../testing/factories.ts';
import { movableClock } from '../../testing/movableClock.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';

const database = await fileDatabase();
const time = movableClock();
const app = await fileApp({ db: database.db, clock: time.clock });
const make = factories(database.db);

async function get<T>(path: string): Promise<T> {
  const response = await app.inject({ url: `/api/v1${path}` });
  expect(response.statusCode, path).toBe(200);
  return response.json<T>();
}

const suggest = (query: string) =>
  get<SearchSuggestions>(`/stories/suggestions/?q=${encodeURIComponent(query)}`);

describe('Where a search finds nothing', () => {
  it('nothing is offered of an empty shelf', async () => {
    expect(await suggest('xylophone')).toEqual({ story: null, categories: [] });
  });

  describe('of a shelf', () => {
    beforeAll(async () => {
      for (const title of ['Karna’s Lamp', 'The Ferry at Kashi', 'हनुमान लंका में'])
        await make.story({ title, tagline: '', story_description: '' });
      await make.story({ title: 'Xylophone', status: 'draft' });
      time.pass(MINUTE_MS);
    });

    it.each([
      ['xkarnaz lmpa', 'Karna’s Lamp'],
      ['farrykashi', 'The Ferry at Kashi'],
      ['हनमाान', 'हनुमान लंका में'],
    ])('“%s” offers the nearest published title', async (typed, title) => {
      expect(await get<Story[]>(`/stories/search/?q=${encodeURIComponent(typed)}`)).toEqual([]);
      expect((await suggest(typed)).story).toMatchObject({ title });
    });

    it.each(['asdfghj', 'xylophone', '12345'])('“%s”, which is like no title, offers none', async (typed) => {
      expect((await suggest(typed)).story).toBeNull();
    });

    it('titles are read once a minute, so that a flood of queries costs little', async () => {
      await suggest('asdfghj');
      const id = await make.story({ title: 'Mango Orchard', tagline: '', story_description: '' });
      expect((await suggest('mangoorchrd')).story).toBeNull();
      time.pass(MINUTE_MS);
      expect((await suggest('mangoorchrd')).story).toMatchObject({ id });
    });

    it('the three categories with the most stories are offered', async () => {
      const [one, two, three, four] = await Promise.all(Array.from({ length: 5 }, () => make.category()));
      const stories = [
        [one, 1],
        [two, 2],
        [three, 3],
        [four, 4],
      ] as const;
      for (const [category, count] of stories)
        for (let made = 0; made < count; made++) await make.story({ category_id: category!.id });
      time.pass(MINUTE_MS);
      const { categories } = await suggest('asdfghj');
      expect(categories.map(({ id }) => id)).toEqual([four!.id, three!.id, two!.id]);
    });
  });
});
