import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateTo } from '../../testing/migrateTo.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { migrate } from './migrate.ts';

const OLD = '004_library';
const id = (end: number): string => `00000000-0000-4000-8000-00000000000${end}`;
const [USER, STORY, DRAFT, CATEGORY, TAG, SESSION, GAME, TURN, ENTRY] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(id);

/** At least one row for every table of the old version, in an order that its references allow. */
const ROWS = `
  insert into users (id, username, email, display_name, role, password_hash, is_verified, created_at, google_sub,
      has_premium_access, credits)
    values ('${USER}', 'meera', 'meera@example.org', 'Meera', 'player', 'a hash', true, '2026-01-01Z', '110', true, 100);
  insert into categories values ('${CATEGORY}', 'river', 'River', 1);
  insert into tags values ('${TAG}', 'Ferry', '#f2b23c');
  insert into stories (id, author_id, category_id, title, tagline, story_description, story_prompt, image_alt,
      content_rating, difficulty_level, status, language, initial_xp, actions_count, story_cards_count, total_scenes,
      branching_points, possible_endings, estimated_play_time, game_config, story_structure, lore_cards, depiction,
      lexicon, cover, is_premium, created_at, published_at, plays_total, completion_rate, average_rating)
    select story, '${USER}', '${CATEGORY}', 'The Ferryman', 'A lamp', 'Over the river', 'A night', 'A boat', 'family',
      'medium', status, 'en', 1, 2, 3, 4, 5, 6, 7, '{"health_max": 100}', '{"start_node": "a"}', '[1]', '[2]', '{"a": 1}',
      '{"style": "ajanta"}', true, '2026-01-02Z', '2026-01-03Z', 30, 40, 4.5
    from (values ('${STORY}'::uuid, 'published'), ('${DRAFT}'::uuid, 'draft')) as two(story, status);
  insert into story_tags values ('${STORY}', '${TAG}', 0);
  insert into seedings values ('library', '2026-01-01Z');
  insert into bundled_stories values ('the-ferryman', 'digest of the file', 'digest of the row');
  insert into account_sessions
    values ('${SESSION}', '${USER}', 'Firefox on Linux', 2, '2026-01-01Z', '2026-01-02Z', '2036-01-01Z');
  insert into refresh_tokens values ('\\x01', '${SESSION}', 2);
  insert into mail_links values ('\\x02', '${USER}', 'reset', 'meera@example.org', '2036-01-01Z');
  insert into credit_entries values ('${ENTRY}', '${USER}', 'grant', 100, '2026-01-01Z');
  insert into rate_limits values ('\\x03', 4, '2036-01-01Z');
  insert into likes values ('${USER}', '${STORY}', '2026-01-04Z');
  insert into bookmarks values ('${USER}', '${STORY}', '2026-01-04Z');
  insert into share_salts values ('2026-01-04', '\\x04');
  insert into shares values ('${STORY}', '2026-01-04', '\\x05');
  insert into game_sessions values ('${GAME}', '${USER}', '${STORY}', '2026-01-04Z');
  insert into turns values ('${TURN}', '${GAME}', '2026-01-04Z');
  insert into story_search values ('${STORY}', 'the ferryman', 'ferry:1');
  insert into search_suffixes values ('erry', 'ferry');
`;

const FIGURES = [
  'likes_total',
  'plays_total',
  'bookmarks_total',
  'shares_count',
  'completion_rate',
  'average_rating',
];
/** Columns that a later migration took away or gave another name. Where their values went is looked up below. */
const GONE: Readonly<Record<string, readonly string[]>> = {
  stories: FIGURES,
  bundled_stories: ['given', 'stored'],
};

/** Each session gets a first turn, which no older version stored. */
const ADDED: Readonly<Record<string, number>> = { turns: 1 };

type Row = Readonly<Record<string, unknown>>;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ isMigrated: false });
});
afterAll(() => database.drop());

async function rowsOf(table: string): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(each) as row from ${sql.table(table)} as each order by to_jsonb(each)::text
  `.execute(database.db);
  return rows.map(({ row }) => row);
}

async function everything(): Promise<Record<string, Row[]>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely_%' order by 1
  `.execute(database.db);
  const tables: Record<string, Row[]> = {};
  for (const { name } of rows) tables[name] = await rowsOf(name);
  return tables;
}

it('a database of an older version, with something in each table, loses nothing', async () => {
  await migrateTo(database.db, OLD);
  for (const statement of ROWS.trim().split(/;$/m).filter(Boolean))
    await sql.raw(statement).execute(database.db);
  const before = await everything();
  expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);

  await migrate(database.db);
  const after = await everything();
  // the counts of a quarter of an hour: their keys are made in another way since
  expect(after['rate_limits']).toEqual([]);
  for (const [table, rows] of Object.entries(before)) {
    if (table === 'rate_limits') continue;
    const expected = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !GONE[table]?.includes(column))),
    );
    expect(after[table], table).toHaveLength(expected.length + (ADDED[table] ?? 0));
    expect(after[table], table).toEqual(
      expect.arrayContaining(expected.map((row) => expect.objectContaining(row) as Row)),
    );
  }
  const figures = before['stories']!.map((story) => ({
    story_id: story['id'],
    is_published: story['status'] === 'published',
    ...Object.fromEntries(FIGURES.map((name) => [name, story[name]])),
  }));
  expect(after['story_stats']).toHaveLength(figures.length);
  expect(after['story_stats']).toEqual(
    expect.arrayContaining(figures.map((row) => expect.objectContaining(row) as Row)),
  );
  expect(after['bundled_stories']).toEqual([
    { key: 'the-ferryman', source_digest: 'digest of the file', row_digest: 'digest of the row' },
  ]);
});
