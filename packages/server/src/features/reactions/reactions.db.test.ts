import { randomUUID } from 'node:crypto';
import type { Story } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createBackground } from '../../platform/background.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { factories } from '../../testing/factories.ts';
import { people, type Person } from '../../testing/people.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';
import { indexPendingStories } from '../catalogue/public.ts';
import { waitingForLocks } from '../../testing/waitingForLocks.ts';

const log = pino({ level: 'silent' });

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const make = factories(database.db);
const person = people(database.db);

describe('many concurrent reactions to one story', () => {
  it('leave connections for everybody else, however long the story is locked', async () => {
    const story = await make.story();
    const admirers = await Promise.all(Array.from({ length: 30 }, () => person()));
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const lock = inTransaction(database.db, async (transaction) => {
      await sql`select 1 from story_stats where story_id = ${story} for update`.execute(transaction);
      await held;
    });
    const likes = admirers.map((who) => react('like', story, who, true));
    const waiting = () => waitingForLocks(database.db);
    await expect.poll(waiting).toBeGreaterThan(0);
    // other requests succeed while the story is still locked
    for (let reader = 0; reader < 10; reader += 1)
      expect((await app.inject({ url: '/api/v1/stories/' })).statusCode).toBe(200);
    expect(await waiting()).toBe(1);
    release();
    await lock;
    expect((await Promise.all(likes)).map(({ statusCode }) => statusCode)).toEqual(likes.map(() => 200));
  });
});

const CROWD = process.env.TEST_FULL === '1' ? 100 : 30;

type Kind = 'like' | 'bookmark';
const FLAG = { like: 'is_liked', bookmark: 'is_bookmarked' } as const;
const TOTAL = { like: 'likes_total', bookmark: 'bookmarks_total' } as const;
const STATE = { like: 'hasLiked', bookmark: 'hasBookmarked' } as const;
const TABLE = { like: 'likes', bookmark: 'bookmarks' } as const;
const KINDS: readonly Kind[] = ['like', 'bookmark'];

function react(kind: Kind, story: string, who: Person | null, wanted?: boolean) {
  return app.inject({
    method: 'POST',
    url: `/api/v1/stories/${story}/${kind}`,
    headers: { ...who?.headers },
    ...(wanted !== undefined && { payload: { [FLAG[kind]]: wanted } }),
  });
}

async function countedRows(kind: Kind, story: string): Promise<{ counter: number; rows: number }> {
  const { rows } = await sql<{ counter: number; rows: number }>`
    select ${sql.ref(TOTAL[kind])} as counter,
      (select count(*)::integer from ${sql.table(TABLE[kind])} where story_id = story_stats.story_id) as rows
    from story_stats where story_id = ${story}
  `.execute(database.db);
  return rows[0]!;
}

describe.each(KINDS)('POST /stories/{id}/%s', (kind) => {
  it('counts nothing for a person whose account is being deleted', async () => {
    const [story, reader] = [await make.story(), await person()];
    const answer = await inTransaction(database.db, async (leaving) => {
      await leaving.deleteFrom('users').where('id', '=', reader.id).execute();
      const asked = react(kind, story, reader);
      await expect.poll(() => waitingForLocks(database.db)).toBe(1);
      return { asked };
    });
    expect((await answer.asked).statusCode).toBe(200);
    expect(await countedRows(kind, story)).toEqual({ counter: 0, rows: 0 });
  });

  it('writes neither the story nor one of its indexes', async () => {
    const story = await make.story();
    const version = async () =>
      (await sql`select ctid::text, xmin::text from stories where id = ${story}`.execute(database.db)).rows;
    const before = await version();
    await react(kind, story, await person());
    await react(kind, story, await person(), true);
    expect(await version()).toEqual(before);
    expect(await countedRows(kind, story)).toEqual({ counter: 2, rows: 2 });
  });

  it('toggles the state, and returns it with the new total', async () => {
    const story = await make.story();
    const reader = await person();
    expect((await react(kind, story, reader)).json()).toEqual({ [FLAG[kind]]: true, [TOTAL[kind]]: 1 });
    expect((await react(kind, story, await person())).json()).toEqual({
      [FLAG[kind]]: true,
      [TOTAL[kind]]: 2,
    });
    expect((await react(kind, story, reader)).json()).toEqual({ [FLAG[kind]]: false, [TOTAL[kind]]: 1 });
  });

  it('sets the wanted state: a repeated request changes nothing', async () => {
    const story = await make.story();
    const reader = await person();
    for (const wanted of [true, true, false, false, true]) {
      expect((await react(kind, story, reader, wanted)).json()).toEqual({
        [FLAG[kind]]: wanted,
        [TOTAL[kind]]: wanted ? 1 : 0,
      });
    }
  });

  it('accepts an empty body with a JSON content type', async () => {
    const response = await app.inject({
      method: 'POST',
      url: `/api/v1/stories/${await make.story()}/${kind}`,
      headers: { ...(await person()).headers, 'content-type': 'application/json' },
    });
    expect(response.json()).toEqual({ [FLAG[kind]]: true, [TOTAL[kind]]: 1 });
  });

  it('requires a login', async () => {
    const story = await make.story();
    expect((await react(kind, story, null)).statusCode).toBe(401);
    expect(await countedRows(kind, story)).toEqual({ counter: 0, rows: 0 });
  });

  it('answers 404 for a hidden or unknown story', async () => {
    const reader = await person();
    const hidden = await make.story({ status: 'draft', published_at: null });
    const archived = await make.story({ status: 'archived' });
    for (const story of [hidden, archived, randomUUID(), 'not-an-id']) {
      const response = await react(kind, story, reader, true);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ detail: 'Game not found', code: 'not_found', resource: 'story' });
    }
  });

  it('answers 422 for an invalid state', async () => {
    const story = await make.story();
    const response = await app.inject({
      method: 'POST',
      url: `/api/v1/stories/${story}/${kind}`,
      headers: { ...(await person()).headers },
      payload: { [FLAG[kind]]: 'yes' },
    });
    expect(response.statusCode).toBe(422);
  });

  it('shows in every list to the person who reacted, and to nobody else', async () => {
    const title = `Shown ${kind}`;
    const story = await make.story({ title, is_featured: true });
    const reader = await person();
    await react(kind, story, reader, true);
    await indexPendingStories(
      { db: database.db, background: createBackground(log), log },
      { batches: Infinity },
    );
    const states = async (headers: Record<string, string>): Promise<boolean[]> => {
      const paths = [story, '?page=1', 'featured/', `search/?q=${title}`];
      const answers = await Promise.all(
        paths.map((path) => app.inject({ url: `/api/v1/stories/${encodeURI(path)}`, headers })),
      );
      return answers.map((answer) => {
        const body = answer.json<Story | Story[] | { stories: Story[] }>();
        const stories = Array.isArray(body) ? body : 'stories' in body ? body.stories : [body];
        return stories.find(({ id }) => id === story)!.user_state[STATE[kind]];
      });
    };
    expect(await states(reader.headers)).toEqual([true, true, true, true]);
    expect(await states((await person()).headers)).toEqual([false, false, false, false]);
    expect(await states({})).toEqual([false, false, false, false]);
  });

  it(`keeps the counter equal to the rows while ${CROWD} people react and undo it concurrently`, async () => {
    const story = await make.story();
    const crowd = await Promise.all(Array.from({ length: CROWD }, () => person()));
    const storm = crowd.flatMap((reader, number) => [
      react(kind, story, reader, true),
      react(kind, story, reader, true),
      react(kind, story, reader, false),
      ...(number % 2 ? [react(kind, story, reader)] : []),
    ]);
    const answers = await Promise.all(storm);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const { counter, rows } = await countedRows(kind, story);
    expect(counter).toBe(rows);

    await Promise.all(crowd.map((reader, number) => react(kind, story, reader, number % 2 === 0)));
    expect(await countedRows(kind, story)).toEqual({ counter: CROWD / 2, rows: CROWD / 2 });
  });

  it('ends where it started after an even number of concurrent toggles', async () => {
    const story = await make.story();
    const reader = await person();
    await Promise.all(Array.from({ length: 20 }, () => react(kind, story, reader)));
    expect(await countedRows(kind, story)).toEqual({ counter: 0, rows: 0 });
  });

  it('is deleted with the account', async () => {
    const story = await make.story();
    const reader = await person();
    await react(kind, story, reader, true);
    await react(kind, story, await person(), true);
    await database.db.deleteFrom('users').where('id', '=', reader.id).execute();
    expect(await countedRows(kind, story)).toEqual({ counter: 1, rows: 1 });
  });
});
