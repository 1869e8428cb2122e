import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../../platform/db/migrate.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { factories } from '../../../testing/factories.ts';
import { migrateTo } from '../../../testing/migrateTo.ts';
import { people } from '../../../testing/people.ts';
import { FERRY } from '../../../testing/playing.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ isMigrated: false });
});
afterAll(() => database.drop());

/** What a snapshot had at that time. */
const CONTENT = 'title cover_image_url image_alt language content_rating initial_xp total_scenes game_config '
  .concat('story_structure story_prompt story_system_prompt lore_cards depiction lexicon cover')
  .split(' ');

/** A snapshot as the version before stored it. */
async function pinBefore(db: Database, story_id: string): Promise<string> {
  const id = newId();
  await sql`
    insert into story_snapshots (id, story_id, digest, content, created_at)
    select ${id}, id, encode(sha256(convert_to(content::text, 'UTF8')), 'hex'), content, '2026-01-01Z'
    from stories cross join lateral (
      select jsonb_object_agg(key, value) as content from jsonb_each(to_jsonb(stories))
      where key = any(${CONTENT})
    ) of_it
    where id = ${story_id}
  `.execute(db);
  return id;
}

/** A session as the version before stored it: it begins at the bank, goes to the river, and rests for a night. */
async function playBefore(story_id: string, user_id: string, snapshot_id: string): Promise<string> {
  const [session_id, first, second] = [newId(), newId(), newId()];
  await inTransaction(database.db, async (transaction) => {
    await sql`
      insert into game_sessions (id, user_id, story_id, created_at, snapshot_id, updated_at, head_turn_id,
        tip_turn_id, current_xp)
      values (${session_id}, ${user_id}, ${story_id}, '2026-01-01Z', ${snapshot_id}, '2026-01-02Z', ${second},
        ${second}, 100)
    `.execute(transaction);
    await sql`
      insert into turns (id, session_id, parent_id, committed_at, action_type, state) values
        (${first}, ${session_id}, null, '2026-01-01T10:00Z', 'story_start',
          '{"node": "bank", "turns_in_node": 0, "path_length": 1}'),
        (${second}, ${session_id}, ${first}, '2026-01-02T10:00Z', 'continue',
          '{"node": "river", "turns_in_node": 0, "path_length": 2}')
    `.execute(transaction);
  });
  return session_id;
}

describe('A database from before authoring', () => {
  it('has a first version of what is published, and knows how it was read', async () => {
    const { db } = database;
    await migrateTo(db, '013_narrator');
    const make = factories(db);
    const author_id = await make.author();
    const { id: user_id } = await people(db)({}, { proved_at: null });
    const story_structure = JSON.stringify(FERRY);
    const story_id = await make.story({ author_id, story_structure, total_scenes: 5 });
    await make.story({ author_id, story_structure, status: 'draft', published_at: null });
    const snapshot_id = await pinBefore(db, story_id);
    const session_id = await playBefore(story_id, user_id, snapshot_id);
    await migrate(db);

    const versions = await db.selectFrom('story_versions').selectAll().execute();
    expect(versions).toMatchObject([
      { story_id, number: 1, snapshot_id, note: '', published_by: author_id, total_scenes: 5 },
    ]);
    const session = await db.selectFrom('game_sessions').selectAll().executeTakeFirstOrThrow();
    expect(session).toMatchObject({ id: session_id, story_version: 1, played_seconds: 600 });
    const turns = await db.selectFrom('turns').select('snapshot_id').execute();
    expect(turns).toEqual([{ snapshot_id }, { snapshot_id }]);
    expect(await db.selectFrom('scene_visits').select(['from_node', 'node']).execute()).toEqual(
      expect.arrayContaining([
        { from_node: null, node: 'bank' },
        { from_node: 'bank', node: 'river' },
      ]),
    );
  });
});
