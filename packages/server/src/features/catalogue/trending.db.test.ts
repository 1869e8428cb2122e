import type { Story } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { factories } from '../../testing/factories.ts';
import { people } from '../../testing/people.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';
import { createTrending } from './trending.ts';
import { waitingForLocks } from '../../testing/waitingForLocks.ts';

let now = new Date('2026-11-20T09:00:00Z');

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);

const database = await fileDatabase();
const app = await fileApp({ db: database.db, clock: () => now });
const make = factories(database.db);

beforeEach(async () => {
  for (const table of ['stories', 'users'] as const) await database.db.deleteFrom(table).execute();
  // trending is cached for a while
  now = new Date(now.getTime() + HOUR_MS);
});

async function trending(limit = 10): Promise<string[]> {
  const { body } = await app.inject({ url: `/api/v1/stories/trending/?limit=${limit}` });
  return (JSON.parse(body) as Story[]).map(({ title }) => title);
}

/** A number of turns in one session of a person. */
async function play(
  story_id: string,
  turns: number,
  committed_at = hoursAgo(1),
  is_inherited = false,
): Promise<void> {
  const told = Array.from({ length: turns - 1 }, () => ({ committed_at, is_inherited }));
  await make.session({ user_id: await make.author(), story_id, created_at: committed_at }, told);
}

const published_at = new Date('2026-01-01T00:00:00Z');

describe('GET /stories/trending/', () => {
  it('ranks ten players above a thousand clicks', async () => {
    await make.story({ title: 'Clicked', plays_total: 1000, likes_total: 1000, shares_count: 1000 });
    const played = await make.story({ title: 'Played' });
    for (let number = 0; number < 10; number++) await play(played, 3);
    expect(await trending()).toEqual(['Played', 'Clicked']);
  });

  it('counts what was told in an earlier session once, there', async () => {
    const begunAgain = await make.story({ title: 'Begun again' });
    await play(begunAgain, 2);
    await sql`
      insert into turns (id, session_id, user_id, committed_at, parent_id, is_inherited, snapshot_id)
      select gen_random_uuid(), session_id, user_id, committed_at, id, true, snapshot_id from turns, generate_series(1, 5)
    `.execute(database.db);
    await play(await make.story({ title: 'Played' }), 3);
    expect(await trending()).toEqual(['Played', 'Begun again']);
  });

  it('halves a turn’s weight every 48 hours', async () => {
    await play(await make.story({ title: 'Ten, two days old' }), 10, hoursAgo(48));
    await play(await make.story({ title: 'Four, fresh' }), 4, hoursAgo(0));
    await play(await make.story({ title: 'Six, fresh' }), 6, hoursAgo(0));
    await play(await make.story({ title: 'Eleven, four days old' }), 11, hoursAgo(96));
    const order = ['Six, fresh', 'Ten, two days old', 'Four, fresh', 'Eleven, four days old'];
    expect(await trending()).toEqual(order);
  });

  it('ignores turns after 7 days', async () => {
    await play(await make.story({ title: 'Last week', published_at }), 1000, hoursAgo(7 * 24 + 1));
    await play(await make.story({ title: 'This week', published_at }), 1, hoursAgo(7 * 24 - 1));
    await make.story({ title: 'Liked', likes_total: 5, published_at });
    expect(await trending()).toEqual(['This week', 'Liked', 'Last week']);
  });

  it('ranks by likes and age if nothing is played', async () => {
    await make.story({ title: 'Old, well liked', likes_total: 50, published_at: hoursAgo(24 * 300) });
    await make.story({ title: 'New, liked a little', likes_total: 3, published_at: hoursAgo(24) });
    await make.story({ title: 'New, not liked yet', published_at: hoursAgo(24) });
    await make.story({ title: 'From another age', likes_total: 7, published_at: new Date('1000-01-01') });
    expect(await trending()).toEqual([
      'New, liked a little',
      'New, not liked yet',
      'Old, well liked',
      'From another age',
    ]);
  });

  it('refreshes its cache when a clock that was a year ahead is corrected', async () => {
    const right = now;
    now = new Date(now.getTime() + 365 * 24 * HOUR_MS);
    expect(await trending()).toEqual([]);
    now = right;
    await make.story({ title: 'Told today' });
    expect(await trending()).toEqual(['Told today']);
  });

  it('asks the database once at a time, however long it takes', async () => {
    const trendingIds = createTrending({ db: database.db, clock: () => now });
    const other = new pg.Client(database.connection);
    await other.connect();
    const asked: Promise<string[]>[] = [];
    try {
      await other.query('begin');
      await other.query('lock table story_hours');
      asked.push(trendingIds());
      const waiting = () => waitingForLocks(database.db);
      await expect.poll(waiting).toBe(1);
      for (let time = 0; time < 3; time += 1) {
        now = new Date(now.getTime() + 60_000);
        asked.push(trendingIds());
      }
      expect(new Set(asked).size).toBe(1);
      expect(await waiting()).toBe(1);
    } finally {
      // releases the lock in any case
      await other.end();
    }
    await Promise.all(asked);
  });

  it('returns each story once, four by default', async () => {
    for (let number = 0; number < 6; number++) await play(await make.story({ likes_total: 9 }), 2);
    expect(await trending(4)).toHaveLength(4);
    const all = await trending(50);
    expect(all).toHaveLength(6);
    expect(new Set(all).size).toBe(6);
  });

  it('returns the reader’s user_state', async () => {
    const reader = await people(database.db, () => now)();
    const liked = await make.story();
    await make.story();
    const created_at = now;
    await database.db
      .insertInto('likes')
      .values({ user_id: reader.id, story_id: liked, created_at })
      .execute();
    const { body } = await app.inject({ url: '/api/v1/stories/trending/', headers: reader.headers });
    const hearts = (JSON.parse(body) as Story[]).map(({ id, user_state }) => [
      id === liked,
      user_state.hasLiked,
    ]);
    expect(hearts).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('drops an archived story immediately, and fills the gap', async () => {
    const first = await make.story({ title: 'First' });
    await play(first, 5);
    for (let number = 0; number < 5; number++) await make.story();
    expect(await trending(4)).toContain('First');
    await database.db.updateTable('stories').set({ status: 'archived' }).where('id', '=', first).execute();
    const after = await trending(4);
    expect(after).not.toContain('First');
    expect(after).toHaveLength(4);
  });
});
