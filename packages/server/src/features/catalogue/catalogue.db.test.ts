import { randomUUID } from 'node:crypto';
import type { Story, StoryPage } from '@kathaloka/contract/entities';
import { beforeEach, describe, expect, it } from 'vitest';
import { factories } from '../../testing/factories.ts';
import { people } from '../../testing/people.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';
import { untilIndexed } from '../../testing/untilIndexed.ts';

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const make = factories(database.db);
const person = people(database.db);

beforeEach(async () => {
  for (const table of ['story_tags', 'stories', 'tags', 'categories', 'users'] as const) {
    await database.db.deleteFrom(table).execute();
  }
});

async function get<T>(path: string, headers = {}): Promise<{ status: number; body: T }> {
  const response = await app.inject({ url: `/api/v1${path}`, headers });
  return { status: response.statusCode, body: response.json<T>() };
}

const titles = (stories: readonly Story[]): string[] => stories.map(({ title }) => title);

describe('GET /stories/', () => {
  it('returns an empty first page when there are no stories', async () => {
    expect(await get('/stories/?page=1')).toEqual({
      status: 200,
      body: { stories: [], page: 1, total_pages: 0, total_stories: 0, next: null },
    });
  });

  it('has 24 stories per page, newest first, without duplicates or gaps', async () => {
    for (let number = 1; number <= 50; number++) await make.story({ title: `Tale ${number}` });
    const pages: StoryPage[] = [];
    for (const page of [1, 2, 3]) pages.push((await get<StoryPage>(`/stories/?page=${page}`)).body);

    expect(pages.map(({ stories }) => stories.length)).toEqual([24, 24, 2]);
    expect(pages[0]).toMatchObject({ page: 1, total_pages: 3, total_stories: 50 });
    const expected = Array.from({ length: 50 }, (_, index) => `Tale ${50 - index}`);
    expect(pages.flatMap(({ stories }) => titles(stories))).toEqual(expected);
  });

  it('skips no story if others are published between two pages; some are repeated', async () => {
    for (let number = 1; number <= 50; number++) await make.story({ title: `Tale ${number}` });
    const seen: string[] = [];
    for (const page of [1, 2, 3]) {
      seen.push(...titles((await get<StoryPage>(`/stories/?page=${page}`)).body.stories));
      await make.story({ title: `Published after page ${page}`, published_at: new Date() });
    }
    const expected = Array.from({ length: 50 }, (_, index) => `Tale ${50 - index}`);
    expect([...new Set(seen)]).toEqual(expected);
    expect(seen.length).toBeGreaterThan(50);
  });

  it('goes on where a page ended if stories of it were archived or deleted, or others published meanwhile', async () => {
    for (let number = 1; number <= 60; number++) await make.story({ title: `Tale ${number}` });
    const seen: string[] = [];
    let address = '/stories/?page=1';
    for (let page = 1; page <= 3; page++) {
      const { body } = await get<StoryPage>(address);
      seen.push(...titles(body.stories));
      const [first, second] = body.stories;
      await database.db
        .updateTable('stories')
        .set({ status: 'archived' })
        .where('id', '=', first!.id)
        .execute();
      await database.db.deleteFrom('stories').where('id', '=', second!.id).execute();
      // deletes the last story of the page, where the next page begins
      await database.db.deleteFrom('stories').where('id', '=', body.stories.at(-1)!.id).execute();
      await make.story({ title: `Published after page ${page}`, published_at: new Date() });
      expect(body.next === null).toBe(page === 3);
      address = `/stories/?page=${page + 1}&after=${encodeURIComponent(body.next ?? '')}`;
    }
    expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => `Tale ${60 - index}`));
  });

  it.each(['', 'x', '2026-01-01', "2026-01-01T00:00:00.000000Z_x'--"])(
    'refuses after=%s with 422',
    async (after) => {
      expect((await get(`/stories/?page=2&after=${encodeURIComponent(after)}`)).status).toBe(422);
    },
  );

  it('has a stable order among stories of the same timestamp', async () => {
    const published_at = new Date('2026-02-01T00:00:00Z');
    for (let number = 0; number < 30; number++) await make.story({ published_at });
    const [first, second] = [
      await get<StoryPage>('/stories/?page=1'),
      await get<StoryPage>('/stories/?page=2'),
    ];
    const ids = [...first.body.stories, ...second.body.stories].map(({ id }) => id);
    expect(new Set(ids).size).toBe(30);
  });

  it('counts published stories, whatever their later status', async () => {
    const ids = [await make.story(), await make.story(), await make.story()];
    const total = async (): Promise<number> => (await get<StoryPage>('/stories/')).body.total_stories;
    expect(await total()).toBe(3);
    const first = database.db.updateTable('stories').where('id', '=', ids[0]!);
    await first.set({ status: 'archived' }).execute();
    expect(await total()).toBe(2);
    await first.set({ status: 'published' }).execute();
    await database.db.deleteFrom('stories').where('id', 'in', ids.slice(1)).execute();
    expect(await total()).toBe(1);
  });

  it('contains published stories only', async () => {
    await make.story({ title: 'Published' });
    await make.story({ title: 'Draft', status: 'draft', published_at: null });
    await make.story({ title: 'In review', status: 'in_review', published_at: null });
    await make.story({ title: 'Archived', status: 'archived' });
    const { body } = await get<StoryPage>('/stories/');
    expect(titles(body.stories)).toEqual(['Published']);
    expect(body.total_stories).toBe(1);
  });

  it('returns an empty page with the real number of pages past the end', async () => {
    await make.story();
    expect((await get('/stories/?page=9')).body).toEqual({
      stories: [],
      page: 9,
      total_pages: 1,
      total_stories: 1,
      next: null,
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
  it('names an author without a display name by the username, and nobody where the author is gone', async () => {
    const id = await make.story({ author_id: await make.author(null) });
    const authorOf = async () => (await get<Story>(`/stories/${id}`)).body.author.display_name;
    expect(await authorOf()).toMatch(/^author_\d+$/);
    await database.db.updateTable('stories').set({ author_id: null }).where('id', '=', id).execute();
    expect(await authorOf()).toBeNull();
  });

  it('has its author, category and tags, in the author’s order', async () => {
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

  it('never contains the author’s private fields', async () => {
    const canary = 'CANARY-system-prompt';
    const id = await make.story({
      story_system_prompt: canary,
      story_structure: JSON.stringify({ secret: canary }),
    });
    await untilIndexed(database.db);
    for (const path of [`/stories/${id}`, '/stories/', '/stories/trending/', '/stories/search/?q=story']) {
      expect((await app.inject({ url: `/api/v1${path}` })).body).not.toContain(canary);
    }
  });

  it('is a 404 for readers while it is a draft, archived, or was never written', async () => {
    const draft = await make.story({ status: 'draft', published_at: null });
    const archived = await make.story({ status: 'archived' });
    for (const id of [draft, archived, randomUUID(), 'abc', '%00', "1' or 1=1"]) {
      expect(await get(`/stories/${encodeURIComponent(id)}`), id).toEqual({
        status: 404,
        body: { detail: 'Game not found', code: 'not_found', resource: 'story' },
      });
    }
  });
});

describe('an unpublished story', () => {
  const HIDDEN = ['draft', 'in_review', 'archived'] as const;
  const CANARY = 'Kanakalata';

  async function hiddenStories(author_id: string): Promise<string[]> {
    const shown = { author_id, title: CANARY, is_featured: true, published_at: new Date('2026-01-01') };
    return Promise.all(HIDDEN.map((status) => make.story({ ...shown, status })));
  }

  it('is visible to its author and to administrators', async () => {
    const author = await person();
    const admin = await person({ role: 'admin' });
    for (const id of await hiddenStories(author.id)) {
      for (const { headers } of [author, admin]) {
        const { status, body } = await get<Story>(`/stories/${id}`, headers);
        expect(status).toBe(200);
        expect(body).toMatchObject({ id, user_state: { has_premium_access: true } });
      }
    }
  });

  it('is a 404 for anybody else, and in no list', async () => {
    const author = await person();
    const other = await person();
    const hidden = await hiddenStories(author.id);
    for (const { headers } of [author, other, { headers: {} }]) {
      await untilIndexed(database.db);
      for (const path of ['/', '/featured/', '/trending/', `/search/?q=${CANARY}`]) {
        expect(JSON.stringify(await get(`/stories${path}`, headers)), path).not.toContain(CANARY);
      }
    }
    for (const id of hidden) {
      for (const headers of [other.headers, {}]) {
        const never = await get(`/stories/${randomUUID()}`, headers);
        expect(await get(`/stories/${id}`, headers)).toEqual(never);
      }
    }
  });

  it('appears and disappears with its status', async () => {
    const id = await make.story({ title: CANARY, status: 'draft', published_at: null });
    const found = async (): Promise<number[]> => [
      (await get<Story[]>(`/stories/search/?q=${CANARY}`)).body.length,
      (await get<StoryPage>('/stories/')).body.total_stories,
    ];
    const become = (status: 'published' | 'archived') =>
      database.db
        .updateTable('stories')
        .set({ status, published_at: new Date() })
        .where('id', '=', id)
        .execute();
    expect(await found()).toEqual([0, 0]);
    await become('published');
    await untilIndexed(database.db);
    expect(await found()).toEqual([1, 1]);
    await become('archived');
    expect(await found()).toEqual([0, 0]);
  });
});

describe('premium access', () => {
  it('is granted by an administrator, and implied for administrators and for authors of the story', async () => {
    const author = await person();
    const id = await make.story({ author_id: author.id, is_premium: true });
    const others = await make.story({ is_premium: true });
    const has = async (story: string, headers = {}): Promise<boolean> =>
      (await get<Story>(`/stories/${story}`, headers)).body.user_state.has_premium_access;

    expect(await has(id)).toBe(false);
    expect(await has(id, (await person()).headers)).toBe(false);
    expect(await has(id, (await person({ has_premium_access: true })).headers)).toBe(true);
    expect(await has(id, (await person({ role: 'admin' })).headers)).toBe(true);
    expect(await has(id, author.headers)).toBe(true);
    expect(await has(others, author.headers)).toBe(false);
  });
});

describe('GET /stories/featured/', () => {
  it('returns the featured stories, four by default', async () => {
    for (let number = 1; number <= 6; number++)
      await make.story({ title: `Picked ${number}`, is_featured: true });
    await make.story({ title: 'Not picked' });
    await make.story({ title: 'Picked draft', is_featured: true, status: 'draft', published_at: null });

    const featured = await get<Story[]>('/stories/featured/');
    expect(titles(featured.body)).toEqual(['Picked 6', 'Picked 5', 'Picked 4', 'Picked 3']);
    expect((await get<Story[]>('/stories/featured/?limit=10')).body).toHaveLength(6);
  });

  it.each(['0', '51', 'many'])('refuses limit=%s', async (limit) => {
    expect((await get(`/stories/featured/?limit=${limit}`)).status).toBe(422);
    expect((await get(`/stories/trending/?limit=${limit}`)).status).toBe(422);
  });
});

describe('categories and tags', () => {
  it('returns categories in their sort order', async () => {
    await make.category({ display_name: 'Second', sort_order: 2 });
    await make.category({ display_name: 'First', sort_order: 1 });
    const { body } = await get<{ display_name: string }[]>('/categories/');
    expect(body.map(({ display_name }) => display_name)).toEqual(['First', 'Second']);
  });

  it('returns tags by name', async () => {
    await make.tag('river');
    await make.tag('animals');
    const { body } = await get<{ display_name: string; color: string }[]>('/categories/tags/');
    expect(body.map(({ display_name }) => display_name)).toEqual(['animals', 'river']);
    expect(body[0]?.color).toBe('#f2b23c');
  });
});
