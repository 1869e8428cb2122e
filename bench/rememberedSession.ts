/** Sessions that a model has told for a long time, with all that was remembered of their turns. */
import { beginPlay } from '@kathaloka/story';
import { sql } from 'kysely';
import { LAYERS, type Layer } from '../packages/server/src/features/play/memory/summariesRepository.ts';
import { turnsOf } from '../packages/server/src/features/play/memory/blocks.ts';
import type { Work } from '../packages/server/src/features/play/action/work.ts';
import { findSession } from '../packages/server/src/features/play/sessions/sessionsRepository.ts';
import { findTurn } from '../packages/server/src/features/play/turns/turnsRepository.ts';
import { snapshotOf } from '../packages/server/src/features/play/sessions/snapshots.ts';
import { factWords } from '../packages/server/src/narrator/factWords.ts';
import type { Database } from '../packages/server/src/platform/db/schema.ts';
import { newId } from '../packages/server/src/platform/ids.ts';
import { keyOfSession } from '../packages/server/src/testing/sessions.ts';
import { type PlantedTurn, plantTurns } from '../packages/server/src/testing/longPlay.ts';

const PEOPLE = 'Ishani Devadatta Mohini Kunti Vasuki Rudra Ketaki Bhima Tara Nala'.split(' ');
const TRADES = 'weaver potter smith singer farmer oarsman guard scribe healer hunter'.split(' ');
const THINGS = 'lantern ring letter bridge debt'.split(' ');
const PLACES = ['under the stone altar', 'beside the river', 'in the forest of sal trees', 'with the archer'];
const FACTS_OF_TURN = 3;
/** A statement has its time. */
const TURNS_AT_ONCE = 500;
const ROWS_AT_ONCE = 2000;
const SUMMARY =
  'You promised the boy a lamp and gave the oil to the ferryman, who said: not an arrow. '.repeat(8);

/** A session with so many turns more, of which each left three facts and, in their blocks, summaries. */
export async function rememberedSession(db: Database, session_id: string, count: number): Promise<string> {
  const turns: PlantedTurn[] = [];
  while (turns.length < count) {
    const some = Math.min(TURNS_AT_ONCE, count - turns.length);
    turns.push(...(await plantTurns(db, { session_id, count: some, forksEvery: 50 })));
  }
  const notes = JSON.stringify({
    narrator: 'model',
    turns: count,
    historyFrom: 0,
    prompt: null,
    builtIn: null,
  });
  await sql`
    update turns set notes = ${notes}::jsonb where id = any(${turns.map(({ id }) => id)}::uuid[])
  `.execute(db);
  await plantFacts(db, turns);
  await plantSummaries(db, turns);
  await sql`vacuum analyze`.execute(db);
  return session_id;
}

/** The same few words over and over: of each five hundred matters what was last true. */
async function plantFacts(db: Database, turns: readonly PlantedTurn[]): Promise<void> {
  const facts = turns.flatMap((turn) =>
    Array.from({ length: FACTS_OF_TURN }, (_, nth) => {
      const at = turn.depth * FACTS_OF_TURN + nth;
      const who = `${PEOPLE[at % 10]} the ${TRADES[Math.floor(at / 10) % 10]}`;
      const thing = THINGS[Math.floor(at / 100) % 5]!;
      const key = `${thing}_of_${who}`.toLowerCase().replaceAll(' ', '_');
      const value = `${who} left the ${thing} ${PLACES[at % PLACES.length]}`;
      return { ...turn, key, value, words: factWords(`${key} ${value}`, 'en') };
    }),
  );
  for (let at = 0; at < facts.length; at += ROWS_AT_ONCE) {
    const rows = facts.slice(at, at + ROWS_AT_ONCE);
    await sql`
      insert into session_facts (turn_id, session_id, branch, depth, key, value, known_to)
      select *, '["you"]' from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (id uuid, session_id uuid, branch uuid, depth integer, key text, value text)
    `.execute(db);
    await sql`
      insert into session_fact_words (turn_id, session_id, branch, depth, key, word)
      select id, session_id, branch, depth, key, word from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (id uuid, session_id uuid, branch uuid, depth integer, key text, words jsonb),
        jsonb_array_elements_text(words) as word
    `.execute(db);
  }
}

/** As `remember` makes them: a layer's eight become one of the next when there is a ninth. */
async function plantSummaries(db: Database, turns: readonly PlantedTurn[]): Promise<void> {
  const rows = LAYERS.flatMap((layer) => {
    const size = turnsOf(layer);
    const waits = layer === 1 ? 0 : turnsOf((layer - 1) as Layer);
    return turns
      .filter(({ depth }) => depth % size === 0 && depth + waits <= turns.length)
      .map((turn) => ({ ...turn, turn_id: turn.id, id: newId(), layer, text: SUMMARY }));
  });
  if (rows.length === 0) return;
  await sql`
    insert into session_summaries (id, session_id, turn_id, layer, branch, depth, text, created_at)
    select id, session_id, turn_id, layer, branch, depth, text, now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, session_id uuid, turn_id uuid,
      layer smallint, branch uuid, depth integer, text text)
  `.execute(db);
}

/** The action that follows the newest turn of a session with a line, as it is before it is told. */
export async function workAfter(db: Database, session_id: string, user_input: string): Promise<Work> {
  const key = await keyOfSession(db, session_id);
  const row = (await findSession(db, key))!;
  const snapshot = await snapshotOf(db, row.snapshot_id);
  const parent = (await findTurn(db, { ...key, id: row.head_turn_id }))!;
  return {
    ...key,
    key: newId(),
    attempt: newId(),
    snapshot,
    turn: {
      id: newId(),
      parent_id: parent.id,
      telling_of: null,
      action_type: 'custom_action',
      user_input,
      selected_choice: null,
      understood_as: null,
    },
    parent,
    retellings: [],
    telling: { kind: 'detour' },
    next: beginPlay(snapshot.play),
    undo_xp: 0,
    model: null,
    credits: 0,
    isYoung: false,
    isUncounted: false,
  };
}
