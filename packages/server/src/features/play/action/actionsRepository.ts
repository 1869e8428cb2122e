import type { ActionResponse } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import type { ModelUse } from '../../../narrator/Narrator.ts';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { columnsOf } from '../../../platform/db/columns.ts';
import type { StoredProblem } from '../../../platform/db/meanings.ts';
import type { Queries, Row, Transaction } from '../../../platform/db/schema.ts';
import { type NewTurn, turnValues } from '../turns/turnsRepository.ts';
import type { SessionRow, SessionSummaryRow } from '../sessions/sessionsRepository.ts';

const ACTION = columnsOf('play_actions');

export type ActionRow = Row<'play_actions'>;
/** How an action ended; neither while it runs. */
export type EndedRow = Pick<ActionRow, 'answer' | 'problem'>;

export interface ActionId {
  readonly session_id: string;
  readonly key: string;
}

interface NewAction extends ActionId {
  readonly user_id: string;
  readonly request_digest: string;
  readonly attempt: string;
  readonly credits_held: number;
  readonly model_key?: string | null;
  readonly leaseMs: number;
  readonly started_at: Date;
}

export function findAction(db: Queries, { session_id, key }: ActionId): Promise<ActionRow | undefined> {
  return db
    .selectFrom('play_actions')
    .where('session_id', '=', session_id)
    .where('key', '=', key)
    .select(ACTION)
    .executeTakeFirst();
}

export function findRunning(db: Queries, session_id: string): Promise<ActionRow | undefined> {
  return db
    .selectFrom('play_actions')
    .where('session_id', '=', session_id)
    .where('status', '=', 'running')
    .select(ACTION)
    .executeTakeFirst();
}

/** Leases go by the clock of the database, which all processes share. */
const leaseEnd = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`;

export async function insertRunning(
  transaction: Transaction,
  { leaseMs, ...action }: NewAction,
): Promise<void> {
  const row = { ...action, status: 'running' as const, lease_until: leaseEnd(leaseMs), text_so_far: '' };
  await transaction.insertInto('play_actions').values(row).execute();
}

/** Inserts an action that needs no narrator, already done. */
export async function insertDone(
  transaction: Transaction,
  { answer, leaseMs, ...action }: NewAction & { readonly answer: ActionResponse },
): Promise<void> {
  const row = {
    ...action,
    status: 'done' as const,
    lease_until: leaseEnd(leaseMs),
    text_so_far: '',
    answer: JSON.stringify(answer),
  };
  await transaction.insertInto('play_actions').values(row).execute();
}

export interface Attempt extends ActionId {
  readonly attempt: string;
}

/** Renews the lease and stores the text so far. False: the lease was lost, and another process has ended the action. */
export async function renewLease(
  db: Queries,
  { session_id, key, attempt, text_so_far, leaseMs }: Attempt & { text_so_far: string; leaseMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('play_actions')
    .set({ text_so_far, lease_until: leaseEnd(leaseMs) })
    .where('session_id', '=', session_id)
    .where('key', '=', key)
    .where('attempt', '=', attempt)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type End =
  | { readonly status: 'done'; readonly answer: ActionResponse }
  | { readonly status: 'failed'; readonly problem: StoredProblem };

interface EndOptions {
  /** Only if its lease has run out. */
  readonly isAbandoned?: boolean;
}

/** Ends a running action. False: another process has ended it. */
export async function endAction(
  db: Queries,
  { isAbandoned = false, ...ended }: Attempt & End & EndOptions,
): Promise<boolean> {
  let update = endOf(db, ended);
  if (isAbandoned) update = update.where('lease_until', '<', sql<Date>`clock_timestamp()`);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** As a statement, or as a part of one. */
export function endOf(db: Pick<Queries, 'updateTable'>, { session_id, key, attempt, ...end }: Attempt & End) {
  return db
    .updateTable('play_actions')
    .set({
      status: end.status,
      text_so_far: '',
      ...(end.status === 'done'
        ? { answer: JSON.stringify(end.answer) }
        : { problem: JSON.stringify(end.problem) }),
    })
    .where('session_id', '=', session_id)
    .where('key', '=', key)
    .where('attempt', '=', attempt)
    .where('status', '=', 'running');
}

/** Actions whose process has died: their leases have expired. */
export function findAbandoned(db: Queries, limit: number): Promise<ActionRow[]> {
  return db
    .selectFrom('play_actions')
    .where('status', '=', 'running')
    .where('lease_until', '<', sql<Date>`clock_timestamp()`)
    .orderBy('lease_until')
    .select(ACTION)
    .limit(limit)
    .execute();
}

export async function deleteOldActions(db: Queries, before: Date): Promise<void> {
  await db
    .deleteFrom('play_actions')
    .where('status', '!=', 'running')
    .where('started_at', '<', before)
    .execute();
}

interface Heads {
  readonly id: string;
  readonly head_turn_id: string;
  readonly tip_turn_id: string;
  readonly updated_at: Date;
  readonly undo_xp: number;
}

export async function moveHead(
  transaction: Transaction,
  { id, ...change }: Heads & SessionSummaryRow,
): Promise<void> {
  await transaction.updateTable('game_sessions').set(change).where('id', '=', id).execute();
}

interface EndedAction {
  readonly ended: Attempt & { readonly answer: ActionResponse };
  readonly turn: NewTurn;
  /** The notes that the narrator stores. */
  readonly notes: string | null;
  /** What its calls have used. */
  readonly used: readonly ModelUse[];
  readonly head: Omit<Heads, 'id'> & SessionSummaryRow;
}

/**
 * Ends an action and makes its turn the newest one of the session, in one statement. False: another process has ended
 * the action, so the caller must roll back.
 */
export async function insertNewest(
  transaction: Transaction,
  { ended, turn, notes, used, head }: EndedAction,
): Promise<boolean> {
  const found = await transaction
    .with('ended', (query) => endOf(query, { ...ended, status: 'done' }).returning('key'))
    .with('added', (query) => query.insertInto('turns').values(turnValues(turn)))
    .with('noted', (query) =>
      query
        .insertInto('turn_notes')
        .columns(['turn_id', 'notes'])
        .expression(sql`select ${turn.id}::uuid, ${notes}::jsonb where ${notes}::jsonb is not null`),
    )
    .with('used', (query) =>
      query
        .insertInto('model_usage')
        .columns(['turn_id', 'at', 'model', 'calls', 'prompt_tokens', 'cached_tokens', 'completion_tokens'])
        .expression(sql`
          select ${turn.id}::uuid, ${turn.committed_at}::timestamptz,
            model, calls, prompt_tokens, cached_tokens, completion_tokens
          from jsonb_to_recordset(${JSON.stringify(used)}::jsonb) as used (
            model text, calls integer, prompt_tokens integer, cached_tokens integer, completion_tokens integer
          )
        `),
    )
    .with('moved', (query) => query.updateTable('game_sessions').set(head).where('id', '=', turn.session_id))
    .selectFrom('ended')
    .select('key')
    .executeTakeFirst();
  return found !== undefined;
}

/** Reads everything that decides whether an action is accepted. One statement, because every player waits for it. Requires the lock of the session. */
export async function findForAction(
  transaction: Transaction,
  { id: session_id, head_turn_id, story_id }: SessionRow,
  { key }: Pick<ActionId, 'key'>,
) {
  const { known, running, story, ...head } = await transaction
    .selectFrom('turns')
    .where('session_id', '=', session_id)
    .where('id', '=', head_turn_id)
    .select(columnsOf('turns'))
    .select((row) => {
      const actions = row.selectFrom('play_actions').where('session_id', '=', session_id);
      return [
        jsonObjectFrom(actions.where('key', '=', key).select(['request_digest', 'answer', 'problem'])).as(
          'known',
        ),
        jsonObjectFrom(
          actions
            .where('status', '=', 'running')
            .select(['session_id', 'key', 'attempt', 'user_id', 'credits_held']),
        ).as('running'),
        jsonObjectFrom(
          row.selectFrom('stories').where('id', '=', story_id).select(['author_id', 'is_premium']),
        ).as('story'),
      ];
    })
    .executeTakeFirstOrThrow();
  return {
    /** The newest turn. */
    head,
    /** The action of this key. */
    known,
    running,
    /** What decides who may play it. */
    story,
  };
}
