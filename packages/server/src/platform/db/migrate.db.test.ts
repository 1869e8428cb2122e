import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrateTo } from '../../testing/migrateTo.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { hold } from '../../features/economy/public.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase({ isMigrated: false });
});
afterEach(() => database.drop());

/** In place of the empty one. */
async function useMigrated(): Promise<void> {
  await database.drop();
  database = await createTestDatabase();
}

const applied = async (): Promise<string[]> => {
  const client = new pg.Client(database.connection);
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  await client.end();
  return rows.map(({ name }) => name);
};

interface OldStory {
  readonly id: string;
  readonly likes_total: number;
  readonly status: string;
}

/** A story as it was before its counters moved out. */
async function insertOldStory(db: Database, { id, likes_total, status }: OldStory): Promise<void> {
  await sql`
    insert into stories (id, title, tagline, story_description, story_prompt, image_alt, content_rating,
      difficulty_level, status, language, initial_xp, actions_count, story_cards_count, total_scenes,
      branching_points, possible_endings, estimated_play_time, game_config, story_structure, lore_cards,
      depiction, lexicon, cover, is_premium, created_at, published_at, likes_total, plays_total)
    values (${id}, 'T', '', '', '', '', 'family', 'medium', ${status}, 'en', 0, 0, 0, 0, 0, 0, 0, '{}', '{}', '[]',
      '[]', '{}', '{}', false, now(), now(), ${likes_total}, 3)
  `.execute(db);
}

describe('migrations', () => {
  it('bring an empty database up to date once, even if four processes start at the same time', async () => {
    const processes = Array.from({ length: 4 }, () =>
      connect(database.connection, pino({ level: 'silent' })),
    );
    await Promise.all(processes.map((db) => migrate(db)));
    await Promise.all(processes.map((db) => db.destroy()));
    expect(await applied()).toEqual(Object.keys(migrations).sort());
  });

  it('wait for a table in use without holding up others that use it', async () => {
    const { db, connection } = database;
    await migrateTo(db, '024_hidden_decisions');
    const [reader, other] = [new pg.Client(connection), new pg.Client(connection)];
    await Promise.all([reader.connect(), other.connect()]);
    await reader.query('begin');
    await reader.query('select from game_sessions');
    const migrated = migrate(db);
    const isWaiting = async () => {
      const { rows } = await other.query(
        `select from pg_locks where not granted and mode = 'AccessExclusiveLock'`,
      );
      return rows.length > 0;
    };
    await expect.poll(isWaiting).toBe(true);
    // behind the migration until that gives up for now: without end, if it did not
    await other.query('select from game_sessions');
    await reader.query('commit');
    await migrated;
    expect(await applied()).toEqual(Object.keys(migrations).sort());
    await Promise.all([reader.end(), other.end()]);
  });
});

describe('migrations of an up-to-date database', () => {
  beforeEach(useMigrated);

  it('do nothing', async () => {
    const before = await applied();
    await migrate(database.db);
    expect(await applied()).toEqual(before);
  });

  it('build the indexes of large tables again whose building was interrupted', async () => {
    const { db } = database;
    const isValid = async () => {
      const { rows } = await sql<{ valid: boolean }>`
        select indisvalid as valid from pg_index where indexrelid = 'progress_deeds_days'::regclass
      `.execute(db);
      return rows[0]?.valid;
    };
    expect(await isValid()).toBe(true);
    await sql`update pg_index set indisvalid = false where indexrelid = 'progress_deeds_days'::regclass`.execute(
      db,
    );
    await Promise.all([migrate(db), migrate(db)]);
    expect(await isValid()).toBe(true);
  });

  /** As a later release leaves it. */
  async function later(change: string): Promise<void> {
    await sql`insert into kysely_migration values ('999_from_the_future', '2030-01-01')`.execute(database.db);
    await sql.raw(change).execute(database.db);
  }
  const REFUSAL =
    'The database was made by a newer version of Kathaloka (it has 999_from_the_future). Nothing was changed.';

  it('leave a database of a later version alone that has only grown: this one may be started again', async () => {
    await later('alter table stories add column from_the_future text');
    const before = await applied();
    await migrate(database.db);
    expect(await applied()).toEqual(before);
  });

  it('refuse one that supports later versions only, or that lacks a migration, and leave it unchanged', async () => {
    await later(`update schema_support set oldest = '999_from_the_future'`);
    await expect(migrate(database.db)).rejects.toThrow(REFUSAL);
    expect(await applied()).toContain('999_from_the_future');
    const newest = Object.keys(migrations).at(-1)!;
    await sql`update schema_support set oldest = '001_catalogue'`.execute(database.db);
    await migrate(database.db);
    await sql`delete from kysely_migration where name = ${newest}`.execute(database.db);
    await expect(migrate(database.db)).rejects.toThrow(REFUSAL);
    expect(await applied()).not.toContain(newest);
  });
});

describe('the tables', () => {
  beforeEach(useMigrated);

  it('do not allow the same person twice, ignoring case', async () => {
    const person = (id: string, username: string, email: string) =>
      database.db
        .insertInto('users')
        .values({ id, username, email, role: 'player', created_at: new Date() })
        .execute();
    await person('00000000-0000-4000-8000-000000000001', 'Meera', 'meera@example.org');
    await expect(
      person('00000000-0000-4000-8000-000000000002', 'meera', 'other@example.org'),
    ).rejects.toThrow(/users_username/);
    await expect(
      person('00000000-0000-4000-8000-000000000003', 'other', 'MEERA@example.org'),
    ).rejects.toThrow(/users_email/);
  });
});

describe('upgrading an installation with users and stories', () => {
  it('keeps its credits, and can spend them', async () => {
    const { db } = database;
    await migrateTo(db, '004_library');
    const user = '00000000-0000-4000-8000-00000000000a';
    await sql`
      insert into users (id, username, email, role, created_at, credits)
      values (${user}, 'meera', 'meera@example.org', 'player', now(), 100)
    `.execute(db);
    await sql`
      insert into credit_entries (id, user_id, kind, amount, created_at)
      values (gen_random_uuid(), ${user}, 'grant', 100, now())
    `.execute(db);
    await migrate(db);
    const ledger = { db, clock: () => new Date() };
    expect(await hold(ledger, { user_id: user, amount: 30, key: 'turn:1' })).toEqual({
      outcome: 'held',
      available_credits: 70,
    });
  });

  it('keeps likes and plays, counts on from there, and lists the most liked first', async () => {
    const { db } = database;
    await migrateTo(db, '004_library');
    const reader = '00000000-0000-4000-8000-00000000000a';
    await sql`
      insert into users (id, username, email, role, created_at)
      values (${reader}, 'meera', 'meera@example.org', 'player', now())
    `.execute(db);
    const ids = ['b', 'c', 'd'].map((end) => `00000000-0000-4000-8000-00000000000${end}`);
    for (const [index, id] of ids.entries()) {
      await insertOldStory(db, { id, likes_total: index * 10, status: index === 2 ? 'draft' : 'published' });
    }
    await migrate(db);
    await db
      .insertInto('likes')
      .values({ user_id: reader, story_id: ids[1]!, created_at: new Date() })
      .execute();
    await sql`update stories set status = 'published' where id = ${ids[2]}`.execute(db);
    const stats = await db
      .selectFrom('story_stats')
      .select(['story_id', 'likes_total', 'plays_total', 'is_published'])
      .orderBy('likes_total', 'desc')
      .execute();
    expect(stats).toEqual([
      { story_id: ids[2], likes_total: 20, plays_total: 3, is_published: true },
      { story_id: ids[1], likes_total: 11, plays_total: 3, is_published: true },
      { story_id: ids[0], likes_total: 0, plays_total: 3, is_published: true },
    ]);
  });
});
