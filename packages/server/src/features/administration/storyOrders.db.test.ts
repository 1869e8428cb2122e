import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { adminServer } from '../../testing/adminServer.ts';

const server = await adminServer();
afterAll(() => server.close());

async function list(query: Readonly<Record<string, string>>) {
  const { status, body } = await server.call('listAllStories', { headers: server.admin.headers, query });
  expect(status).toBe(200);
  return body;
}

describe('The order of the list of all stories', () => {
  it('sorts many that have a word by their totals, from the first page to the last', async () => {
    const story_id = await server.make.story();
    // in parts, since a statement has a time limit
    for (let part = 0; part < 2; part += 1)
      await sql`
        insert into stories
        select (jsonb_populate_record(stories, jsonb_build_object('id', gen_random_uuid(), 'title', 'Kite ' || number))).*
        from stories, generate_series(${sql.lit(part * 300 + 1)}, ${sql.lit(part * 300 + 300)}) as number
        where stories.id = ${story_id}
      `.execute(server.db);
    await sql`
      update story_stats set plays_total = 1000 + (random() * 500)::integer
      from story_listing where story_listing.story_id = story_stats.story_id and title_key like 'kite %'
    `.execute(server.db);
    for (const order of ['asc', 'desc'] as const) {
      const pages = [];
      for (const page of [1, 2, 6, 7, 11, 12, 13])
        pages.push(await list({ q: 'kite', sort: 'plays', order, page: String(page), status: 'published' }));
      expect(pages[0]).toMatchObject({ total_stories: 600, total_pages: 12 });
      expect(pages.map(({ stories }) => stories.length)).toEqual([50, 50, 50, 50, 50, 50, 0]);
      const plays = pages.flatMap(({ stories }) => stories.map(({ stats }) => stats.plays_total));
      expect(plays).toEqual(plays.toSorted((one, other) => (order === 'asc' ? one - other : other - one)));
      expect(new Set(pages.flatMap(({ stories }) => stories.map(({ id }) => id))).size).toBe(300);
    }
  }, 60_000);

  it('is sorted by the author that it shows: a storyteller, a display name, or else the username', async () => {
    const named = await server.make.story({
      author_id: await server.make.author('Mohan'),
      title: 'Quill one',
    });
    const { id: author_id } = await server.person({ username: 'zz_quill' });
    const unnamed = await server.make.story({ author_id, title: 'Quill two' });
    const told = await server.make.story({ author_id: null, title: 'Quill three' });
    const teller = { story_id: told, name: 'Aditi', voice: 'Dry' };
    await server.db.insertInto('story_tellers').values(teller).execute();
    const { stories } = await list({ q: 'quill', sort: 'author', order: 'asc' });
    expect(stories.map(({ id }) => id)).toEqual([told, named, unnamed]);
    expect(stories.map(({ author }) => author.display_name)).toEqual(['Aditi', 'Mohan', 'zz_quill']);
    expect((await list({ q: 'aditi' })).total_stories).toBe(1);
  });
});
