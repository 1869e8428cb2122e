import { ADMIN_STORY_SORTS } from '@kathaloka/contract/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type AdminServer, adminServer } from '../../testing/adminServer.ts';
import { sweepStoryCounts } from './public.ts';

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));

/** Five stories that are ordered differently by each column of the table. */
const STORIES = [
  {
    title: 'banyan',
    author: 'Dev',
    category: 'Epics',
    premium: true,
    featured: false,
    status: 'draft',
    totals: [3, 1, 5],
  },
  {
    title: 'Ashoka',
    author: 'meera',
    category: null,
    premium: false,
    featured: true,
    status: 'published',
    totals: [1, 5, 2],
  },
  {
    title: 'The Ferryman',
    author: 'Asha',
    category: 'Jatakas',
    premium: false,
    featured: false,
    status: 'archived',
    totals: [5, 3, 1],
  },
  {
    title: 'नदी',
    author: null,
    category: 'Epics',
    premium: true,
    featured: true,
    status: 'published',
    totals: [2, 4, 4],
  },
  {
    title: 'dusk',
    author: 'Dev',
    category: 'Jatakas',
    premium: false,
    featured: false,
    status: 'published',
    totals: [4, 2, 3],
  },
] as const;

let server: AdminServer;
let ids: string[];
const headers = () => ({ headers: server.admin.headers });

beforeAll(async () => {
  server = await adminServer();
  const { make, db } = server;
  const authors = new Map<string | null, string>();
  const categories = new Map<string | null, string | null>([[null, null]]);
  ids = [];
  for (const [at, story] of STORIES.entries()) {
    if (!authors.has(story.author)) authors.set(story.author, await make.author(story.author));
    if (!categories.has(story.category)) {
      const { id } = await make.category({ display_name: story.category! });
      categories.set(story.category, id);
    }
    const id = await make.story({
      title: story.title,
      tagline: 'A lamp',
      author_id: authors.get(story.author)!,
      category_id: categories.get(story.category)!,
      is_premium: story.premium,
      is_featured: story.featured,
      status: story.status,
      created_at: day(at + 1),
      published_at: story.status === 'draft' ? null : day(at + 1),
    });
    const [plays_total, likes_total, bookmarks_total] = story.totals;
    await db
      .updateTable('story_stats')
      .set({ plays_total, likes_total, bookmarks_total })
      .where('story_id', '=', id)
      .execute();
    ids.push(id);
  }
});
afterAll(() => server.close());

async function list(query: Readonly<Record<string, string>>) {
  const { status, body } = await server.call('listAllStories', { ...headers(), query });
  expect(status).toBe(200);
  return body;
}

/** The indexes in `STORIES` of the listed stories. */
const placesIn = async (query: Readonly<Record<string, string>>): Promise<number[]> =>
  (await list(query)).stories.map(({ id }) => ids.indexOf(id));

describe('The list of all stories', () => {
  it('has stories of every status, newest first, with their authors', async () => {
    const { stories, ...rest } = await list({});
    expect(stories.map(({ id }) => ids.indexOf(id))).toEqual([4, 3, 2, 1, 0]);
    expect(rest).toEqual({ page: 1, total_pages: 1, total_stories: 5 });
    expect(stories[0]).toMatchObject({
      title: 'dusk',
      status: 'published',
      author: { display_name: 'Dev' },
      author_username: expect.stringMatching(/^author_/),
      published_at: day(5).toISOString(),
      open_reports: 0,
      stats: { plays_total: 4, likes_total: 2, bookmarks_total: 3 },
    });
    expect(stories[4]!.published_at).toBeNull();
  });

  it.each([
    ['created_at', [0, 1, 2, 3, 4]],
    ['title', [1, 0, 4, 2, 3]],
    // an author without a display name sorts by username (`author_…`), stories of one author by id
    ['author', [2, 3]],
    ['category', [1, 0, 3, 2, 4]],
    ['premium', [1, 2, 4, 0, 3]],
    ['featured', [0, 2, 4, 1, 3]],
    ['status', [2, 0, 1, 3, 4]],
    ['plays', [1, 3, 0, 4, 2]],
    ['likes', [0, 4, 2, 3, 1]],
    ['bookmarks', [2, 1, 4, 3, 0]],
  ] as const)('is sorted by %s, in both directions', async (sort, expected) => {
    const ascending = await placesIn({ sort, order: 'asc' });
    expect(ascending.slice(0, expected.length)).toEqual(expected);
    expect(await placesIn({ sort, order: 'desc' })).toEqual(ascending.toReversed());
  });

  it('is tested in every sort', () => {
    expect(ADMIN_STORY_SORTS).toHaveLength(10);
  });

  it('is filtered by status, category, author, featured and premium, alone and together', async () => {
    const { stories } = await list({});
    const { author_id, category } = stories[0]!;
    expect(await placesIn({ status: 'published' })).toEqual([4, 3, 1]);
    expect(await placesIn({ category_id: category!.id })).toEqual([4, 2]);
    expect(await placesIn({ category_id: 'none' })).toEqual([1]);
    expect(await placesIn({ author_id: author_id! })).toEqual([4, 0]);
    expect(await placesIn({ is_featured: 'true' })).toEqual([3, 1]);
    expect(await placesIn({ is_premium: 'false' })).toEqual([4, 2, 1]);
    expect(await placesIn({ status: 'published', is_featured: 'true', is_premium: 'true' })).toEqual([3]);
    expect(await list({ status: 'in_review' })).toMatchObject({
      stories: [],
      total_pages: 0,
      total_stories: 0,
    });
  });

  it('is filtered by how words of title, tagline and author begin, in any case and any language', async () => {
    expect(await placesIn({ q: 'FERRY' })).toEqual([2]);
    expect(await placesIn({ q: 'नद' })).toEqual([3]);
    expect(await placesIn({ q: ' dev,  ban ' })).toEqual([0]);
    expect(await placesIn({ q: 'lamp', sort: 'plays', order: 'asc' })).toEqual([1, 3, 0, 4, 2]);
    expect(await placesIn({ q: 'lamp', status: 'published', sort: 'title', order: 'asc' })).toEqual([
      1, 4, 3,
    ]);
    expect(await placesIn({ q: 'amp' })).toEqual([]);
    for (const q of ['%', "'", String.raw`\\`, '& |', "x':* | 'lamp"])
      expect(await placesIn({ q }), q).toEqual([]);
    expect(await list({ q: 'lamp', page: '2' })).toMatchObject({
      stories: [],
      total_stories: 5,
      total_pages: 1,
    });
  });

  it('counts the open reports of a story', async () => {
    const reporter = await server.person();
    const story = { id: ids[4]! };
    await server.call('reportStory', { headers: reporter.headers, params: story, body: { kind: 'broken' } });
    expect((await list({})).stories[0]!.open_reports).toBe(1);
    const { body } = await server.call('listReports', { ...headers(), query: { story_id: story.id } });
    const params = { id: body.reports[0]!.id };
    await server.call('decideReport', { ...headers(), params, body: { decision: 'dismiss' } });
    expect((await list({})).stories[0]!.open_reports).toBe(0);
  });

  it('follows what changes: the title, the author’s name, a deletion', async () => {
    const author_id = await server.make.author('Zubin');
    const id = await server.make.story({ author_id, title: 'Old words' });
    const has = async (q: string) => (await list({ q })).stories.some((story) => story.id === id);
    await server.db.updateTable('stories').set({ title: 'New words' }).where('id', '=', id).execute();
    await server.db
      .updateTable('users')
      .set({ display_name: 'Rukmini' })
      .where('id', '=', author_id)
      .execute();
    expect([await has('old'), await has('new'), await has('zubin'), await has('rukmini')]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    await server.db.deleteFrom('stories').where('id', '=', id).execute();
    expect(await has('new')).toBe(false);
  });

  it('has stored counts, which every change of a story updates', async () => {
    const [one, other] = [await server.make.category(), await server.make.category()];
    const made = await Promise.all([one, other, one].map(({ id }) => server.make.story({ category_id: id })));
    const { db } = server;
    const change = (values: object) =>
      db.updateTable('stories').set(values).where('id', 'in', made).execute();
    await change({ is_featured: true, title: 'Another' });
    await change({ status: 'archived', is_premium: true });
    await db.updateTable('stories').set({ category_id: null }).where('category_id', '=', one.id).execute();
    await db.deleteFrom('stories').where('id', '=', made[1]!).execute();
    const read = () =>
      sql`
        select status, category_id, is_featured, is_premium, sum(stories)::integer as stories from story_counts
        group by 1, 2, 3, 4 having sum(stories) <> 0 order by 1, 2, 3, 4
      `.execute(db);
    const counts = await read();
    const counted = await sql`
      select status, category_id, is_featured, is_premium, count(*)::integer as stories from stories
      group by 1, 2, 3, 4 order by 1, 2, 3, 4
    `.execute(db);
    expect(counts.rows).toEqual(counted.rows);
    const query = { category_id: 'none', status: 'archived', is_featured: 'true', is_premium: 'true' };
    expect(await list(query)).toMatchObject({ total_stories: 2 });
    await Promise.all([sweepStoryCounts(server), sweepStoryCounts(server), change({ is_premium: false })]);
    await sweepStoryCounts(server);
    expect((await read()).rows).toHaveLength((await sql`select from story_counts`.execute(db)).rows.length);
    expect(await list({ ...query, is_premium: 'false' })).toMatchObject({ total_stories: 2 });
  });

  it('has pages that neither repeat nor skip a story', async () => {
    const author_id = await server.make.author('Many');
    const made = await Promise.all(
      Array.from({ length: 120 }, () => server.make.story({ author_id, title: 'Same', created_at: day(9) })),
    );
    const seen: string[] = [];
    for (const page of ['1', '2', '3']) {
      const { stories, total_pages, total_stories } = await list({ author_id, sort: 'title', page });
      expect([total_pages, total_stories]).toEqual([3, 120]);
      seen.push(...stories.map(({ id }) => id));
    }
    expect(seen.toSorted()).toEqual(made.toSorted());
    expect((await list({ author_id, page: '4' })).stories).toEqual([]);
  });
});

describe('A story', () => {
  const setFeatured = (id: string, is_featured: boolean) =>
    server.call('setFeatured', { ...headers(), params: { id }, body: { is_featured } });

  it('is featured, and not any more', async () => {
    const id = await server.make.story();
    expect((await setFeatured(id, true)).body).toEqual({ is_featured: true });
    expect((await server.call('getStory', { params: { id } })).body.is_featured).toBe(true);
    expect((await setFeatured(id, false)).body).toEqual({ is_featured: false });
    expect((await server.audit(id)).map(({ changes }) => changes)).toEqual([
      [{ field: 'is_featured', before: true, after: false }],
      [{ field: 'is_featured', before: false, after: true }],
    ]);
  });

  it('that is featured already is left as it is, without an entry in the log', async () => {
    const id = await server.make.story({ is_featured: true });
    expect((await setFeatured(id, true)).status).toBe(200);
    expect(await server.audit(id)).toEqual([]);
  });

  it('that is not published cannot be featured, also among several, and an archived one loses the flag', async () => {
    const draft = await server.make.story({ status: 'draft', published_at: null });
    expect(await setFeatured(draft, true)).toMatchObject({ status: 409, body: { code: 'wrong_status' } });
    const ofSeveral = async (action: string, id: string) =>
      (await server.call('changeStories', { ...headers(), body: { action, ids: [id] } })).body.results[0];
    expect(await ofSeveral('feature', draft)).toMatchObject({ outcome: 'wrong_status', is_featured: false });
    // a draft that was featured before drafts could not be
    const old = await server.make.story({ status: 'draft', published_at: null, is_featured: true });
    expect((await setFeatured(old, false)).body).toEqual({ is_featured: false });
    for (const archive of [
      (id: string) => ofSeveral('archive', id),
      (id: string) => server.call('archiveStory', { ...headers(), params: { id } }),
    ]) {
      const id = await server.make.story({ is_featured: true });
      await archive(id);
      const { stories } = await list({ status: 'archived' });
      expect(stories.find((story) => story.id === id)).toMatchObject({ is_featured: false });
    }
  });

  it('that does not exist cannot be featured', async () => {
    expect((await setFeatured(newId(), true)).status).toBe(404);
  });
});

describe('Several stories', () => {
  const change = async (action: string, stories: readonly string[]) => {
    const answer = await server.call('changeStories', { ...headers(), body: { action, ids: stories } });
    return answer.body.results;
  };

  it('are archived and restored, each answered for itself', async () => {
    const [published, draft, archived, waiting] = [
      await server.make.story(),
      await server.make.story({ status: 'draft', published_at: null }),
      await server.make.story({ status: 'archived' }),
      await server.make.story({ status: 'in_review', published_at: null }),
    ];
    const unknown = newId();
    expect(await change('archive', [published, draft, archived, waiting, unknown])).toEqual([
      { id: published, outcome: 'done', status: 'archived', is_featured: false },
      { id: draft, outcome: 'wrong_status', status: 'draft', is_featured: false },
      { id: archived, outcome: 'unchanged', status: 'archived', is_featured: false },
      { id: waiting, outcome: 'wrong_status', status: 'in_review', is_featured: false },
      { id: unknown, outcome: 'not_found', status: null, is_featured: null },
    ]);
    expect((await server.call('getStory', { params: { id: published } })).status).toBe(404);
    expect(await change('restore', [published, draft])).toMatchObject([
      { outcome: 'done', status: 'draft' },
      { outcome: 'unchanged', status: 'draft' },
    ]);
    expect((await server.audit(published)).map(({ changes }) => changes)).toEqual([
      [{ field: 'status', before: 'archived', after: 'draft' }],
      [{ field: 'status', before: 'published', after: 'archived' }],
    ]);
    expect(await server.audit(draft)).toEqual([]);
  });

  it('that were archived are not found by search any more', async () => {
    const id = await server.make.story({ title: 'Vetala' });
    await server.db.updateTable('stories').set({ tagline: 'indexed' }).where('id', '=', id).execute();
    await change('feature', [id]);
    const search = async () => {
      await server.deps.background.idle(5000);
      return (await server.call('searchStories', { query: { q: 'vetala' } })).body.length;
    };
    expect(await search()).toBe(1);
    await change('archive', [id]);
    expect(await search()).toBe(0);
  });

  it('are at most a hundred', async () => {
    const body = (length: number) => ({ action: 'feature', ids: Array.from({ length }, newId) });
    expect((await server.call('changeStories', { ...headers(), body: body(100) })).status).toBe(200);
    expect((await server.call('changeStories', { ...headers(), body: body(101) })).status).toBe(422);
    expect((await server.call('changeStories', { ...headers(), body: body(0) })).status).toBe(422);
  });

  it('changed by two administrators at the same moment are changed once', async () => {
    const stories = await Promise.all(Array.from({ length: 20 }, () => server.make.story()));
    const both = await Promise.all([change('archive', stories), change('archive', stories.toReversed())]);
    const outcomes = both.flat().map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(20);
    expect(outcomes.filter((outcome) => outcome === 'unchanged')).toHaveLength(20);
  });
});

describe('A story with changes that are not published yet', () => {
  it('is archived with them, one by one, in bulk and by a report', async () => {
    for (const archive of [
      (id: string) => server.call('archiveStory', { ...headers(), params: { id } }),
      (id: string) => server.call('changeStories', { ...headers(), body: { action: 'archive', ids: [id] } }),
      reportAndArchive,
    ]) {
      const params = { id: await server.make.story() };
      await server.call('updateStory', { ...headers(), params, body: { story_prompt: 'A new night.' } });
      const before = await server.call('getStorySource', { ...headers(), params });
      expect(before.body.has_unpublished_changes).toBe(true);
      expect((await archive(params.id)).status).toBe(200);
      const { body } = await server.call('getStorySource', { ...headers(), params });
      expect(body).toMatchObject({
        status: 'archived',
        story_prompt: 'A new night.',
        has_unpublished_changes: false,
      });
    }
  });

  async function reportAndArchive(id: string) {
    const reader = await server.person();
    const { body } = await server.call('reportStory', {
      headers: reader.headers,
      params: { id },
      body: { kind: 'broken' },
    });
    return server.call('decideReport', {
      ...headers(),
      params: { id: body.id },
      body: { decision: 'archive', note: 'Broken.' },
    });
  }
});
