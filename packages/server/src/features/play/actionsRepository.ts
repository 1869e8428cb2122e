import type { ActionResponse } from '@kathaloka/contract/entities';
import { type Selectable, sql } from 'kysely';
import type { PlayActionsTable, StoredProblem } from '../../platform/db/playTables.ts';
import type { Queries, Transaction } from '../../platform/db/schema.ts';

export type ActionRow = Selectable<PlayActionsTable>;
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
    .selectAll()
    .executeTakeFirst();
}

export function findRunning(db: Queries, session_id: string): Promise<ActionRow | undefined> {
  return db
    .selectFrom('play_actions')
    .where('session_id', '=', session_id)
    .where('status', '=', 'running')
    .selectAll()
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

/** An action that needed nobody's words: done at once. */
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

/** Renews the lease and stores the text so far. False: the lease was lost, and somebody else has ended the action. */
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

/** Ends an action that runs. False: somebody else has ended it. */
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

/** Actions whose process is gone. */
export function findAbandoned(db: Queries, limit: number): Promise<ActionRow[]> {
  return db
    .selectFrom('play_actions')
    .where('status', '=', 'running')
    .where('lease_until', '<', sql<Date>`clock_timestamp()`)
    .orderBy('lease_until')
    .selectAll()
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
