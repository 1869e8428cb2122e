import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Story } from '@kathaloka/contract/entities';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { readBundledStories } from './bundledStory.ts';
import { seedLibrary } from './service.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const clock = () => new Date('2026-11-20T09:00:00Z');
const titles = async (): Promise<string[]> =>
  (await database.db.selectFrom('stories').select('title').orderBy('title').execute()).map(
    ({ title }) => title,
  );

describe('the bundled library', () => {
  it('fills a new database, with categories, tags and every story published', async () => {
    const { stories } = await seedLibrary(database.db, { seed: 'demo', clock });
    expect(stories).toBe(readBundledStories().length);
    expect(stories).toBeGreaterThanOrEqual(3);
    const drafts = await database.db
      .selectFrom('stories')
      .select('id')
      .where('status', '<>', 'published')
      .execute();
    expect(drafts).toEqual([]);
  });

  it('is seeded once, though three processes start at the same time', async () => {
    const results = await Promise.all([1, 2, 3].map(() => seedLibrary(database.db, { seed: 'demo', clock })));
    expect(results.filter(({ stories }) => stories > 0)).toHaveLength(1);
    expect(await titles()).toHaveLength(readBundledStories().length);
  });

  it('never comes back after somebody has changed or deleted it', async () => {
    await seedLibrary(database.db, { seed: 'demo', clock });
    await database.db.deleteFrom('stories').execute();
    await seedLibrary(database.db, { seed: 'demo', clock });
    expect(await titles()).toEqual([]);
  });

  it('leaves the stories out when asked to', async () => {
    await seedLibrary(database.db, { seed: 'none', clock });
    expect(await titles()).toEqual([]);
    expect(await database.db.selectFrom('categories').select('id').execute()).not.toEqual([]);
  });

  it('counts scenes, choices, branches and endings from the graph, and has a cover for each story', async () => {
    await seedLibrary(database.db, { seed: 'demo', clock });
    const app = await buildTestApp({ db: database.db });
    const { stories } = (await app.inject({ url: '/api/v1/stories/' })).json<{ stories: Story[] }>();
    const lamplight = stories.find(({ title }) => title === 'The Night They Fought by Lamplight');
    expect(lamplight).toMatchObject({
      total_scenes: 22,
      language: 'en',
      category: { display_name: 'Mahabharata' },
    });
    for (const story of stories) {
      expect(story.possible_endings, story.title).toBeGreaterThanOrEqual(3);
      expect(story.actions_count, story.title).toBeGreaterThanOrEqual(
        story.total_scenes - story.possible_endings,
      );
      expect(story.cover_image_url, story.title).toMatch(/^\/covers\/[\da-f-]+\.webp$/);
    }
    const cover = await app.inject({ url: lamplight!.cover_image_url! });
    expect(cover.headers['content-type']).toBe('image/webp');
    await app.close();
  });
});
