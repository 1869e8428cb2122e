import type { SearchSuggestions, Story } from '@kathaloka/contract/entities';
import { beforeAll, describe, expect, it } from 'vitest';
import { factories } from '../../testing/factories.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
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
    });

    it.each([
      ['xkarnaz lmpa', 'Karna’s Lamp'],
      ['farrykashi', 'The Ferry at Kashi'],
      ['हनमाान', 'हनुमान लंका में'],
    ])('“%s” offers the nearest published title', async (typed, title) => {
      expect(await get<Story[]>(`/stories/search/?q=${encodeURIComponent(typed)}`)).toEqual([]);
      expect((await suggest(typed)).story).toMatchObject({ title });
    });

    it('up to three categories that have stories are offered, and a title for any query', async () => {
      const { story, categories } = await suggest('xylophone');
      expect(story).not.toBeNull();
      expect(story!.title).not.toBe('Xylophone');
      expect(categories.length).toBeLessThanOrEqual(3);
    });
  });
});
