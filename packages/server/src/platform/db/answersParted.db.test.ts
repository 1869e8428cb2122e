import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateTo } from '../../testing/migrateTo.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { migrate } from './migrate.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ isMigrated: false });
});
afterAll(() => database.drop());

const id = (end: number): string => `00000000-0000-4000-8000-${String(end).padStart(12, '0')}`;
const [USER, STORY, GAME] = [1, 2, 3].map(id);
const MEERA = [['name', 'Meera']];

/** As turns stored a choice with its answer, and as they store it now. */
const TURNS = [
  { stored: null, words: [], choice: null, answer: null },
  { stored: 'Say\nnothing', words: [], choice: 'Say\nnothing', answer: null },
  { stored: 'Say\nit\nMeera', words: MEERA, choice: 'Say\nit', answer: 'Meera' },
  { stored: 'Two\nlines', words: MEERA, choice: 'Two\nlines', answer: null },
].map((turn, at) => ({ ...turn, id: id(10 + at) }));

it('an answer that was stored behind its choice stands beside it: in turns, in links, and in answers sent again', async () => {
  const { db } = database;
  await migrateTo(db, '096_together_told');
  await inTransaction(db, async (transaction) => {
    // what these rows refer to has no part in it
    await sql`set local session_replication_role = replica`.execute(transaction);
    for (const turn of TURNS) {
      await sql`
        insert into turns (id, session_id, user_id, branch, depth, snapshot_id, committed_at, selected_choice, state)
        values (${turn.id}, ${GAME}, ${USER}, ${turn.id}, 1, ${STORY}, now(), ${turn.stored},
          ${JSON.stringify({ words: turn.words })})
      `.execute(transaction);
      await sql`
        insert into play_actions (session_id, key, user_id, request_digest, status, attempt, lease_until, credits_held,
          text_so_far, started_at, answer)
        values (${GAME}, ${turn.id}, ${USER}, '', 'done', ${turn.id}, now(), 0, '', now(),
          ${JSON.stringify({ turn: { id: turn.id, selected_choice: turn.stored } })})
      `.execute(transaction);
    }
    const tale = { turns: TURNS.map(({ stored, words }) => ({ selected_choice: stored, state: { words } })) };
    await sql`
      insert into shared_turns (id, token, user_id, session_id, turn_id, story_id, title, language, last_line,
        shows_typed, created_at, tale)
      values (${id(9)}, 'token', ${USER}, ${GAME}, ${GAME}, ${STORY}, '', 'en', '', true, now(), ${JSON.stringify(tale)})
    `.execute(transaction);
  });
  await migrate(db);
  const { rows: turns } = await sql`select id, selected_choice as choice, selected_answer as answer from turns
    order by id`.execute(db);
  expect(turns).toEqual(TURNS.map(({ id: turn, choice, answer }) => ({ id: turn, choice, answer })));
  const { rows: links } = await sql<{
    tale: { turns: { selected_choice: string | null; selected_answer: string | null }[] };
  }>`select tale from shared_turns`.execute(db);
  expect(
    links[0]!.tale.turns.map(({ selected_choice, selected_answer }) => [selected_choice, selected_answer]),
  ).toEqual(TURNS.map(({ choice, answer }) => [choice, answer]));
  const { rows: actions } = await sql<{ chosen: unknown }>`
    select answer #> '{turn,selected_choice}' as chosen from play_actions order by key
  `.execute(db);
  expect(actions.map(({ chosen }) => chosen)).toEqual(
    TURNS.map(({ choice, answer }) =>
      choice === null ? null : { text: choice, ...(answer !== null && { answer }) },
    ),
  );
});
