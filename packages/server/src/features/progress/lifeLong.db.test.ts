/** The cost of counting for a player who has played for years, and the effect of clock skew. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db/schema.ts';
import { IS_FULL } from '../../testing/isFull.ts';
import { factories } from '../../testing/factories.ts';
import { plantTurns } from '../../testing/longPlay.ts';
import { people } from '../../testing/people.ts';
import { plansOf } from '../../testing/plansOf.ts';
import { PROGRESS_NOW, progressPlayer } from '../../testing/progressPlayer.ts';
import { fileDatabase } from '../../testing/testFile.ts';
import { linesOf } from '../economy/public.ts';
import { ALL_TIME } from './deeds.ts';
import { settleProgress } from './settleProgress.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = PROGRESS_NOW;

const database = await fileDatabase();
const makePerson = people(database.db);
const make = factories(database.db);

const player = progressPlayer(make, makePerson);
const settle = ({ user_id }: { readonly user_id: string }, now = NOW, db: Database = database.db) =>
  settleProgress({ db, clock: () => now }, { user_id });

describe('A turn of somebody', () => {
  it('is counted by what was read, and not by the time: a process an hour ahead loses nothing', async () => {
    const who = await player();
    const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
    await plantTurns(database.db, { session_id: who.session_id, count: 1 });
    expect((await settle(who, later(1))).amount('part', ALL_TIME)).toBe(1);
    await plantTurns(database.db, { session_id: who.session_id, count: 5 });
    expect((await settle(who)).amount('part', ALL_TIME)).toBe(6);
    expect((await settle(who, later(24 * 366))).amount('part', ALL_TIME)).toBe(6);
    await plantTurns(database.db, { session_id: who.session_id, count: 1 });
    expect((await settle(who, later(2))).amount('part', ALL_TIME)).toBe(7);
  });

  it('is counted once by ten processes, and none that is committed meanwhile is missed', async () => {
    const who = await player();
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        await plantTurns(database.db, { session_id: (await anotherSession(who)).session_id, count: 3 });
        await settle(who);
      }),
    );
    expect((await settle(who)).amount('part', ALL_TIME)).toBe(30);
    const { rows } = await sql`
      select kind, count, (select count(*)::integer from progress_deeds deed where deed.user_id = person.user_id
        and deed.scope = counted.scope and (deed.kind = counted.kind
          or (counted.kind = 'scene' and scene is not null) or (counted.kind = 'choice' and choice is not null))) as deeds
      from progress_people person cross join lateral counts_of(counts) counted
      where user_id = ${who.user_id}
    `.execute(database.db);
    for (const { count, deeds } of rows as { count: number; deeds: number }[]) expect(count).toBe(deeds);
    expect(rows.length).toBeGreaterThan(4);
  });
});

async function anotherSession({ user_id }: { readonly user_id: string }) {
  const story_id = await make.story({ author_id: await make.author() });
  const created_at = new Date(NOW.getTime() - HOUR_MS);
  return { session_id: await make.session({ user_id, story_id, created_at }) };
}

const FANS = 1000;

describe('The likes of an author’s stories', () => {
  it('are read up to what a task asks for', async () => {
    const { db } = database;
    const [author_id, other] = [await make.author(), await make.author()];
    const stories = [await make.story({ author_id }), await make.story({ author_id })];
    // skips the triggers on likes, which do not matter here
    await sql`alter table likes disable trigger user`.execute(db);
    await sql`
      with fans as (
        insert into users (id, username, email, role, created_at)
        select gen_random_uuid(), 'fan_' || n, 'fan_' || n || '@example.org', 'player', now()
        from generate_series(1, ${FANS}::integer) n returning id
      )
      insert into likes select id, story, now() from fans, unnest(${stories}::uuid[]) story
    `.execute(db);
    const others = await Promise.all(Array.from({ length: 10 }, () => make.story({ author_id: other })));
    await sql`
      insert into likes select id, story, now() from users, unnest(${others}::uuid[]) story where username like 'fan_%'
    `.execute(db);
    await sql`vacuum analyze`.execute(db);
    const plans = await plansOf(database.connection, (each) => settle({ user_id: author_id }, NOW, each));
    const liked = plans.filter(({ sql: text }) => text.includes('from stories cross join'));
    expect(liked.length).toBeGreaterThan(0);
    // at most ten likes of each story are read, and the few stories, whatever plan PostgreSQL chooses
    expect(Math.max(...liked.map(({ rows }) => rows))).toBeLessThan(FANS / 5);
    expect((await settle({ user_id: author_id })).amount('liked_by', ALL_TIME)).toBe(10);
    const days = new Date(NOW.getTime() + 3 * DAY_MS);
    expect((await settle({ user_id: author_id }, days)).amount('liked_by', ALL_TIME)).toBe(10);
  });
});

/** All entries are grants, except the oldest. There are so many that reading all of them is never the cheapest plan. */
const ENTRIES = IS_FULL ? 1_000_000 : 60_000;
const STEP = 20_000;

describe(`A ledger of ${ENTRIES} entries`, () => {
  const MOST = 6000;
  let user_id = '';
  beforeAll(async () => {
    user_id = (await makePerson()).id;
    const other = (await makePerson()).id;
    const fill = (person: string, from: number) =>
      sql`
        insert into credit_entries (id, user_id, kind, amount, operation_key, created_at)
        select gen_random_uuid(), ${person}::uuid, case n when ${ENTRIES} then 'reward' else 'grant' end, 1,
          'of_a_test:' || n, now() - n * interval '1 minute'
        from generate_series(${from}::integer, ${from + STEP - 1}::integer) n
      `.execute(database.db);
    await fill(other, 1);
    for (let from = 1; from <= ENTRIES; from += STEP) await fill(user_id, from);
    await sql`vacuum analyze credit_entries`.execute(database.db);
  }, HOUR_MS);

  type Page = Parameters<typeof linesOf>[2];

  /** Reads a page, and counts the rows that were read for it. */
  async function read(page: Page) {
    let found: Awaited<ReturnType<typeof linesOf>> | undefined;
    const plans = await plansOf(database.connection, async (each) => {
      found = await linesOf({ db: each }, { user_id }, page);
    });
    expect(
      plans.flatMap(({ scans }) => scans).filter((scan) => scan.startsWith('Seq Scan credit_entries')),
    ).toEqual([]);
    return { ...found!, rows: plans.reduce((sum, { rows }) => sum + rows, 0) };
  }

  it('is read no further than down to the end of a page, the newest or any other one', async () => {
    let after: string | undefined;
    for (let page = 0; page < 4; page += 1) {
      const { lines, next, rows } = await read({ filter: 'all', limit: 50, after });
      expect(lines.map(({ balance }) => balance)).toEqual(
        Array.from({ length: 50 }, (_, line) => ENTRIES - page * 50 - line),
      );
      expect(rows).toBeLessThan(1000);
      after = next!;
    }
    // a page far down, as reached page by page
    const { rows: deep } = await sql<{ id: string }>`
      select id from credit_entries where user_id = ${user_id} and operation_key = ${`of_a_test:${ENTRIES - 100}`}
    `.execute(database.db);
    const { lines, rows } = await read({ filter: 'all', limit: 50, after: `${deep[0]!.id}.100` });
    expect(lines.map(({ balance }) => balance)).toEqual(Array.from({ length: 50 }, (_, line) => 100 - line));
    expect(rows).toBeLessThan(1000);
  });

  it('is read in steps for a kind of line that is rare, with the same balances', async () => {
    const { lines, next, rows } = await read({ filter: 'given_back', limit: 50 });
    expect(lines).toEqual([]);
    expect(rows).toBeLessThan(MOST);
    expect(next).toMatch(new RegExp(`\\.${ENTRIES - 5000}$`));
    const second = await read({ filter: 'earned', limit: 50, after: next! });
    expect(second.lines.map(({ balance }) => balance)).toEqual(
      Array.from({ length: 50 }, (_, line) => ENTRIES - 5000 - line),
    );
    expect(second.rows).toBeLessThan(MOST);
  });

  it('has an end', async () => {
    const { rows: last } = await sql<{ id: string }>`
      select id from credit_entries where user_id = ${user_id} and operation_key = ${`of_a_test:${ENTRIES - 3}`}
    `.execute(database.db);
    const { lines, next } = await read({ filter: 'earned', limit: 50, after: `${last[0]!.id}.3` });
    expect(lines.map(({ kind, balance }) => [kind, balance])).toEqual([
      ['grant', 3],
      ['grant', 2],
      ['reward', 1],
    ]);
    expect(next).toBeNull();
  });
});
