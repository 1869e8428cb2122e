import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';
import { factories } from '../../../testing/factories.ts';
import { people } from '../../../testing/people.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';
import { findBranches, findTurnsBetween } from './pathRepository.ts';
import { keyOfSession } from '../../../testing/sessions.ts';

/** A tree of turns: each name with the name of its parent. Pictures are in brackets. */
const TREE = [
  ['a', null],
  ['b', 'a'],
  ['[p]', 'b'],
  ['c', '[p]'],
  ['c2', '[p]'],
  ['d2', 'c2'],
  ['d', 'c'],
  ['b2', 'a'],
  ['e2', 'd2'],
] as const;

/** The turns on the path to each turn. */
const PATHS = {
  d: 'a b c d',
  e2: 'a b c2 d2 e2',
  b2: 'a b2',
  c: 'a b c',
  '[p]': 'a b',
};

type Ids = ReadonlyMap<string | null, string | null>;

/** Inserts turns as any version of the program does: the database computes branch and depth. */
async function plant(db: Database, session_id: string, first: string): Promise<Ids> {
  const ids = new Map<string | null, string | null>([[null, null]]);
  for (const [at, [name, parent]] of TREE.entries()) {
    const id = at === 0 ? first : newId();
    ids.set(name, id);
    const action_type = name.startsWith('[') ? 'show' : 'continue';
    const committed_at = new Date(2026, 0, 1, 0, at);
    if (at === 0) {
      await sql`
        update turns set ai_response = ${name}, committed_at = ${committed_at} where id = ${id}
      `.execute(db);
      continue;
    }
    await sql`
      insert into turns (id, session_id, user_id, parent_id, committed_at, action_type, ai_response)
      values (${id}, ${session_id}, (select user_id from game_sessions where id = ${session_id}), ${ids.get(parent)}, ${committed_at}, ${action_type}, ${name})
    `.execute(db);
  }
  return ids;
}

async function pathsIn(db: Database, session_id: string, ids: Ids): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of Object.keys(PATHS)) {
    const { branch, depth } = await db
      .selectFrom('turns')
      .where('id', '=', ids.get(name)!)
      .select(['branch', 'depth'])
      .executeTakeFirstOrThrow();
    const path = await findBranches(db, { ...(await keyOfSession(db, session_id)), branch, depth });
    const turns = await findTurnsBetween(db, path, { from: 1, to: 100 });
    expect(turns.map((turn) => turn.depth)).toEqual(turns.map((_, at) => at + 1));
    found[name] = turns.map(({ ai_response }) => ai_response).join(' ');
  }
  return found;
}

describe('The place of a turn in the tree of its session', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('gives the path to it, whatever was undone on the way', async () => {
    const { db } = database;
    const make = factories(db);
    const session_id = await make.session({ user_id: (await people(db)()).id, story_id: await make.story() });
    const { head_turn_id } = await db.selectFrom('game_sessions').selectAll().executeTakeFirstOrThrow();
    const ids = await plant(db, session_id, head_turn_id);
    expect(await pathsIn(db, session_id, ids)).toEqual(PATHS);
    // the tree has three forks
    const branches = await db.selectFrom('turn_branches').selectAll().execute();
    expect(branches).toHaveLength(3);
  });
});
