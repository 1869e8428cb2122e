import { randomUUID } from 'node:crypto';
import type { Story, StoryPage } from '@kathaloka/contract/entities';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { factories } from '../../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';

let database: TestDatabase;
let app: FastifyInstance;
let make: ReturnType<typeof factories>;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await buildTestApp({ db: database.db });
  make = factories(database.db);
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

beforeEach(async () => {
  for (const table of ['story_tags', 'stories', 'tags', 'categories', 'users'] as const) {
    await database.db.deleteFrom(table).execute();
  }
});

async function get<T>(path: string): Promise<{ status: number; body: T }> {
  const response = await app.inject({ url: `/api/v1${path}` });
  return { status: response.statusCode, body: response.json<T>() };
}

const titles = (stories: readonly Story[]): string[] => stories.map(({ title }) => title);

describe('GET /stories/', () => {
  it('answers an empty first page when there are no stories', async () => {
    expect(await get('/stories/?page=1')).toEqual({
      status: 200,
      body: { stories: [], page: 1, total_pages: 0, total_stories: 0 },
    });
  });

  it('has 24 stories a page, newest first, and no story twice or never', async () => {
    for (let number = 1; number <= 50; number++) await make.story({ title: `Tale ${number}` });
    const pages: StoryPage[] = [];
    for (const page of [1, 2, 3]) pages.push((await get<StoryPage>(`/stories/?page=${page}`)).body);

    expect(pages.map(({ stories }) => stories.length)).toEqual([24, 24, 2]);
    expect(pages[0]).toMatchObject({ page: 1, total_pages: 3, total_stories: 50 });
    const expected = Array.from({ length: 50 }, (_, index) => `Tale ${50 - index}`);
    expect(pages.flatMap(({ stories }) => titles(stories))).toEqual(expected);
  });

  it('keeps its order among stories of the same instant', async () => {
    const published_at = new Date('2026-02-01T00:00:00Z');
    for (let number = 0; number < 30; number++) await make.story({ published_at });
    const [first, second] = [
      await get<StoryPage>('/stories/?page=1'),
      await get<StoryPage>('/stories/?page=2'),
    ];
    const ids = [...first.body.stories, ...second.body.stories].map(({ id }) => id);
    expect(new Set(ids).size).toBe(30);
  });

  it('shows published stories only', async () => {
    await make.story({ title: 'Published' });
    await make.story({ title: 'Draft', status: 'draft', published_at: null });
    await make.story({ title: 'In review', status: 'in_review', published_at: null });
    await make.story({ title: 'Archived', status: 'archived' });
    const { body } = await get<StoryPage>('/stories/');
    expect(titles(body.stories)).toEqual(['Published']);
    expect(body.total_stories).toBe(1);
  });

  it('answers a page past the end with no stories and the true number of pages', async () => {
    await make.story();
    expect((await get('/stories/?page=9')).body).toEqual({
      stories: [],
      page: 9,
      total_pages: 1,
      total_stories: 1,
    });
  });

  it.each(['0', '-1', '1.5', 'abc', '', '1e99', 'NaN', '1000001', '1&page=2', "1'--"])(
    'refuses page=%s with 422 and says where',
    async (page) => {
      const { status, body } = await get<{ detail: { loc: string[]; msg: string }[] }>(
        `/stories/?page=${page}`,
      );
      expect(status).toBe(422);
      expect(body.detail[0]?.loc).toEqual(['query', 'page']);
      expect(body.detail[0]?.msg).not.toBe('');
    },
  );
});

describe('a story', () => {
  it('carries its author, category and tags, in the order that the author gave', async () => {
    const author_id = await make.author('Dev Malhotra');
    const category = await make.category({ display_name: 'Mahabharata' });
    const tags = [await make.tag('war'), await make.tag('brothers')];
    const id = await make.story(
      { author_id, category_id: category.id, title: 'The Eighteenth Morning' },
      tags,
    );

    const { body } = await get<Story>(`/stories/${id}`);
    expect(body).toMatchObject({
      id,
      title: 'The Eighteenth Morning',
      author: { display_name: 'Dev Malhotra', avatar_url: null },
      category,
      tags,
      status: 'published',
      game_config: { commands: { continue: { cost: 1 } } },
      stats: { likes_total: 0, plays_total: 0, bookmarks_total: 0, shares_count: 0, completion_rate: null },
      user_state: { hasLiked: false, hasBookmarked: false, has_premium_access: false },
    });
    expect(body.created_at).toMatch(/^2026-01-01T.*Z$/);
  });

  it('may have no category', async () => {
    const id = await make.story({ category_id: null });
    expect((await get<Story>(`/stories/${id}`)).body.category).toBeNull();
  });

  it('never shows what is for its author alone', async () => {
    const canary = 'CANARY-system-prompt';
    const id = await make.story({
      story_system_prompt: canary,
      story_structure: JSON.stringify({ secret: canary }),
    });
    for (const path of [`/stories/${id}`, '/stories/', '/stories/trending/']) {
      expect((await app.inject({ url: `/api/v1${path}` })).body).not.toContain(canary);
    }
  });

  it('does not exist for a reader while it is a draft, is archived, or was never written', async () => {
    const draft = await make.story({ status: 'draft', published_at: null });
    const archived = await make.story({ status: 'archived' });
    for (const id of [draft, archived, randomUUID(), 'abc', '%00', "1' or 1=1"]) {
      expect((await get(`/stories/${encodeURIComponent(id)}`)).status, id).toBe(404);
    }
  });
});

describe('GET /stories/featured/ and /stories/trending/', () => {
  it('features what editors picked, four unless asked otherwise', async () => {
    for (let number = 1; number <= 6; number++)
      await make.story({ title: `Picked ${number}`, is_featured: true });
    await make.story({ title: 'Not picked' });
    await make.story({ title: 'Picked draft', is_featured: true, status: 'draft', published_at: null });

    const featured = await get<Story[]>('/stories/featured/');
    expect(titles(featured.body)).toEqual(['Picked 6', 'Picked 5', 'Picked 4', 'Picked 3']);
    expect((await get<Story[]>('/stories/featured/?limit=10')).body).toHaveLength(6);
  });

  it('puts the most played first, then the most liked', async () => {
    await make.story({ title: 'Quiet' });
    await make.story({ title: 'Liked', plays_total: 5, likes_total: 9 });
    await make.story({ title: 'Played', plays_total: 50 });
    await make.story({ title: 'Also played', plays_total: 5, likes_total: 2 });
    const { body } = await get<Story[]>('/stories/trending/?limit=3');
    expect(titles(body)).toEqual(['Played', 'Liked', 'Also played']);
  });

  it.each(['0', '51', 'many'])('refuses limit=%s', async (limit) => {
    expect((await get(`/stories/featured/?limit=${limit}`)).status).toBe(422);
    expect((await get(`/stories/trending/?limit=${limit}`)).status).toBe(422);
  });
});

describe('categories and tags', () => {
  it('lists categories in their sort order', async () => {
    await make.category({ display_name: 'Second', sort_order: 2 });
    await make.category({ display_name: 'First', sort_order: 1 });
    const { body } = await get<{ display_name: string }[]>('/categories/');
    expect(body.map(({ display_name }) => display_name)).toEqual(['First', 'Second']);
  });

  it('lists tags by name', async () => {
    await make.tag('river');
    await make.tag('animals');
    const { body } = await get<{ display_name: string; color: string }[]>('/categories/tags/');
    expect(body.map(({ display_name }) => display_name)).toEqual(['animals', 'river']);
    expect(body[0]?.color).toBe('#f2b23c');
  });
});
