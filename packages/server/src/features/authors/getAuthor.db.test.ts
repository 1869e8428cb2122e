import { STORIES_PER_PAGE } from '@kathaloka/contract/limits';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../testing/callApi.ts';
import { factories } from '../../testing/factories.ts';
import { people, type Person } from '../../testing/people.ts';
import { plansOf } from '../../testing/plansOf.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';
import { newId } from '../../platform/ids.ts';
import { readConfig } from '../../config.ts';
import { getAuthor } from './getAuthor.ts';

const database = await fileDatabase();
const { db } = database;
const call = callApi(await fileApp({ db }));
const make = factories(db);
const person = people(db);

const pageOf = (username: string, who: Partial<Person> = {}) =>
  call('getAuthor', { ...who, params: { username } });
const usernameOn = async (id: string, who: Partial<Person> = {}) =>
  (await call('getStory', { ...who, params: { id } })).body.author.username;

async function aSeriesOf(author_id: string, slug: string, parts: readonly string[]): Promise<void> {
  const row = { id: newId(), slug, title: slug, description: '', language: 'en' as const, author_id };
  await db.insertInto('series').values(row).execute();
  await db
    .insertInto('series_parts')
    .values(parts.map((story_id, at) => ({ series_id: row.id, story_id, position: at + 1 })))
    .execute();
}

describe('GET /authors/{username}', () => {
  it('has the name, the published stories and the series, and nothing else of the account', async () => {
    const author = await person({ display_name: 'Meera', about: 'I write of ferries.', username: 'Meera_J' });
    const [first, second] = [
      await make.story({ author_id: author.id, title: 'First' }),
      await make.story({ author_id: author.id, title: 'Second' }),
    ];
    const draft = await make.story({ author_id: author.id, status: 'draft', published_at: null });
    const archived = await make.story({ author_id: author.id, status: 'archived' });
    await aSeriesOf(author.id, 'lamps', [first, draft, second]);
    await aSeriesOf(author.id, 'unseen', [archived]);
    const { status, body } = await pageOf('MEERA_j');
    expect(status).toBe(200);
    expect({ ...body, stories: body.stories.map(({ id }) => id) }).toEqual({
      username: 'Meera_J',
      display_name: 'Meera',
      avatar_url: null,
      about: 'I write of ferries.',
      series: [{ slug: 'lamps', language: 'en', title: 'lamps', translations: [], parts: 2 }],
      total_stories: 2,
      stories: [second, first],
      next: null,
    });
    expect(await usernameOn(first)).toBe('Meera_J');
    expect(await usernameOn(draft, author)).toBeNull();
  });

  it('goes on where a page ended, although a story of it is gone', async () => {
    const author = await person();
    for (let at = 0; at <= STORIES_PER_PAGE + 1; at++) await make.story({ author_id: author.id });
    const first = (await pageOf(author.username)).body;
    expect(first.stories).toHaveLength(STORIES_PER_PAGE);
    expect(first.total_stories).toBe(STORIES_PER_PAGE + 2);
    await db.deleteFrom('stories').where('id', '=', first.stories.at(-1)!.id).execute();
    const { username } = author;
    const { body } = await call('getAuthor', { params: { username }, query: { after: first.next! } });
    expect(body.stories).toHaveLength(2);
    expect(body.next).toBeNull();
  });

  it('is not found without a story that the reader may see', async () => {
    const young = await person({ birth_year: new Date().getUTCFullYear() - 14 });
    const without = await person();
    const draft = await make.story({ author_id: without.id, status: 'draft', published_at: null });
    const mature = await person();
    await make.story({ author_id: mature.id, content_rating: 'mature' });
    const unknown = await pageOf('nobody_at_all');
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found', resource: 'author' } });
    const { request_id: _, ...same } = unknown.body as object & { request_id?: string };
    expect(await pageOf(without.username)).toMatchObject({ status: 404, body: same });
    expect(await usernameOn(draft, without)).toBeNull();
    expect((await pageOf(mature.username)).status).toBe(200);
    expect(await pageOf(mature.username, young)).toMatchObject({ status: 404, body: same });
    expect(await pageOf('no such name')).toMatchObject({ status: 404, body: same });
  });

  it('is not found while the account is blocked, or an administrator’s, or after it is deleted', async () => {
    const author = await person();
    const id = await make.story({ author_id: author.id });
    const account = db.updateTable('users').where('id', '=', author.id);
    for (const change of [
      { blocked_at: new Date(), blocked_reason: 'Spam' },
      { role: 'admin' as const },
      { closed_at: new Date() },
    ]) {
      await account.set(change).execute();
      expect((await pageOf(author.username)).status).toBe(404);
      await expect.poll(() => usernameOn(id)).toBeNull();
      await account
        .set({ blocked_at: null, blocked_reason: null, role: 'player', closed_at: null })
        .execute();
      await expect.poll(() => usernameOn(id)).toBe(author.username);
    }
  });

  it('has no story of an invented teller, who has no account', async () => {
    const author = await person();
    const id = await make.story({ author_id: author.id });
    await db
      .insertInto('story_tellers')
      .values({ story_id: id, name: 'Pagi', voice: 'A tracker.' })
      .execute();
    expect((await pageOf(author.username)).status).toBe(404);
    expect(await usernameOn(id)).toBeNull();
  });

  it('is read by indexes', async () => {
    const author = await person();
    await make.story({ author_id: author.id });
    for (let at = 0; at < 300; at++) await make.story();
    const plans = await plansOf(database.connection, (watched) =>
      getAuthor({ db: watched, config: readConfig({}) }, { username: author.username }, null),
    );
    const scans = plans.flatMap((plan) => plan.scans);
    expect(scans.length).toBeGreaterThan(0);
    expect(scans.filter((scan) => /^Seq Scan (stories|users|series)$/.test(scan))).toEqual([]);
  });
});
