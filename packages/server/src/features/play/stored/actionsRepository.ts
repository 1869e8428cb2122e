import { type Expression, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { columnsOf } from '../../../platform/db/columns.ts';
import type { StoredMove, StoredProblem } from '../../../platform/db/meanings.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { deleteSome } from '../../../platform/db/deleteSome.ts';
import { sendTogether } from '../../../platform/db/sendTogether.ts';
import { fullAt } from '../../../platform/limits/storage.ts';
import type { Queries, Row, Transaction } from '../../../platform/db/schema.ts';
import type { SessionKey } from './SessionKey.ts';
import { lockedSession } from './sessionsRepository.ts';
import { turnsOfSession } from './turnsRepository.ts';

const ACTION = columnsOf('play_actions');

export type ActionRow = Row<'play_actions'>;
/** The result of an action; both are null while it runs. */
export type EndedRow = Pick<ActionRow, 'answer' | 'problem'>;

export interface ActionId extends SessionKey {
  readonly key: string;
}

interface NewAction extends ActionId {
  readonly request_digest: string;
  readonly attempt: string;
  readonly credits_held: number;
  readonly model_key?: string | null;
  /** The process that runs the action. Null if no process runs it. */
  readonly process_id: string | null;
  /** How long it may run at most. */
  readonly leaseMs: number;
  readonly started_at: Date;
}

export function findAction(db: Queries, { key, ...session }: ActionId): Promise<ActionRow | undefined> {
  return actionsOf(db, session).where('key', '=', key).executeTakeFirst();
}

export function findRunning(db: Queries, session: SessionKey): Promise<ActionRow | undefined> {
  return actionsOf(db, session).where('status', '=', 'running').executeTakeFirst();
}

const actionsOf = (db: Queries, { session_id, user_id }: SessionKey) =>
  db
    .selectFrom('play_actions')
    .where('session_id', '=', session_id)
    .where('user_id', '=', user_id)
    .select(ACTION);

/** The end of a lease, by the clock of the database, which all processes share. */
const leaseEnd = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`;

/** The statement that stores a running action. */
export const runningAction = (transaction: Transaction, { leaseMs, ...action }: NewAction) =>
  transaction
    .insertInto('play_actions')
    .values({ ...action, status: 'running', lease_until: leaseEnd(leaseMs), text_so_far: '' })
    .compile();

/** The statement that stores an action which needs no narrator as done. */
export const doneAction = (
  transaction: Transaction,
  { answer, leaseMs, ...action }: NewAction & { readonly answer: StoredMove },
) =>
  transaction
    .insertInto('play_actions')
    .values({
      ...action,
      status: 'done',
      lease_until: leaseEnd(leaseMs),
      text_so_far: '',
      answer: JSON.stringify(answer),
    })
    .compile();

export interface Attempt extends ActionId {
  readonly attempt: string;
}

const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`;

/** The running actions of these sessions, and whether other processes follow them. */
export async function findRunningAttempts(
  db: Queries,
  sessions: readonly SessionKey[],
): Promise<{ readonly attempt: string; readonly is_followed: boolean }[]> {
  return db
    .selectFrom('play_actions')
    .where('session_id', '=', anyOf(sessions.map(({ session_id }) => session_id)))
    .where('user_id', '=', anyOf([...new Set(sessions.map(({ user_id }) => user_id))]))
    .where('status', '=', 'running')
    .select(['attempt', sql<boolean>`coalesce(followed_until > clock_timestamp(), false)`.as('is_followed')])
    .execute();
}

interface TextSoFar extends SessionKey {
  readonly attempt: string;
  readonly text_so_far: string;
}

/** Stores the text told so far, for followers in other processes. */
export async function storeTexts(db: Queries, texts: readonly TextSoFar[]): Promise<void> {
  await sql`
    update play_actions set text_so_far = told.text_so_far
    from unnest(
      ${texts.map(({ session_id }) => session_id)}::uuid[],
      ${texts.map(({ user_id }) => user_id)}::uuid[],
      ${texts.map(({ attempt }) => attempt)}::uuid[],
      ${texts.map(({ text_so_far }) => text_so_far)}::text[]
    ) as told (session_id, user_id, attempt, text_so_far)
    where play_actions.session_id = told.session_id and play_actions.user_id = told.user_id
      and play_actions.attempt = told.attempt and status = 'running'
  `.execute(db);
}

/** Asks the process of an action to store its text for this long. */
export async function noteFollower(
  db: Queries,
  { session_id, user_id, key }: ActionId,
  ms: number,
): Promise<void> {
  await db
    .updateTable('play_actions')
    .set({ followed_until: leaseEnd(ms) })
    .where('session_id', '=', session_id)
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .where('status', '=', 'running')
    .execute();
}

type End =
  | {
      readonly status: 'done';
      /** The answer as JSON. */
      readonly answer: Expression<string>;
      readonly turn_id: string;
      readonly turn_number: number | undefined;
    }
  | { readonly status: 'failed'; readonly problem: StoredProblem };

/** Ends a running action, or, with `isAbandoned`, only an abandoned one. False if another process has ended it. */
export async function endAction(
  db: Queries,
  { isAbandoned = false, ...ended }: Attempt & End & { readonly isAbandoned?: boolean },
): Promise<boolean> {
  let update = endOf(db, ended);
  if (isAbandoned) update = update.where(IS_ABANDONED);
  const { numUpdatedRows } = await update.executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The statement that ends an action, also usable inside another statement. */
export function endOf(
  db: Pick<Queries, 'updateTable'>,
  { session_id, user_id, key, attempt, ...end }: Attempt & End,
) {
  return db
    .updateTable('play_actions')
    .set({
      status: end.status,
      text_so_far: '',
      ...(end.status === 'done'
        ? { answer: end.answer, turn_id: end.turn_id, turn_number: end.turn_number ?? null }
        : { problem: JSON.stringify(end.problem) }),
    })
    .where('session_id', '=', session_id)
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .where('attempt', '=', attempt)
    .where('status', '=', 'running');
}

/** Whether the process of an action has died, or the action has run for longer than allowed. */
const IS_ABANDONED = sql<boolean>`(
  lease_until < clock_timestamp()
  or (process_id is not null and not exists (
    select from processes where processes.id = process_id and processes.lease_until > clock_timestamp()
  ))
)`;

/** Actions that no process will end, a page at a time. */
export function findAbandoned(
  db: Queries,
  { after, limit }: { readonly after: ActionId | undefined; readonly limit: number },
): Promise<ActionRow[]> {
  let query = db
    .selectFrom('play_actions')
    .where('status', '=', 'running')
    .where(IS_ABANDONED)
    .orderBy('session_id')
    .select(ACTION)
    .limit(limit);
  if (after) query = query.where('session_id', '>', after.session_id);
  return query.execute();
}

export function deleteOldActions(db: Queries, before: Date, limit: number): Promise<number> {
  return deleteSome(db, 'play_actions', {
    where: sql`status <> 'running' and started_at < ${before}`,
    by: 'started_at',
    limit,
  });
}

const isTogether = (session_id: string) =>
  sql<boolean>`exists (select from together where together.session_id = ${session_id})`;

const locked = (db: Queries, { session_id, user_id }: SessionKey) =>
  db
    .selectFrom('game_sessions')
    .where('game_sessions.id', '=', session_id)
    .where('game_sessions.user_id', '=', user_id);

const lockedSessionRow = prepared((db, session: SessionKey) => lockedSession(db, session).compile());

/** The newest turn of a session, with what else decides whether an action is accepted. */
const newestTurn = prepared((db, { key, ...session }: ActionId) =>
  turnsOfSession(db, session)
    .where('id', '=', locked(db, session).select('head_turn_id'))
    .select((row) => {
      const { session_id, user_id } = session;
      const actions = row
        .selectFrom('play_actions')
        .where('session_id', '=', session_id)
        .where('user_id', '=', user_id);
      return [
        jsonObjectFrom(actions.where('key', '=', key).select(['request_digest', 'answer', 'problem'])).as(
          'known',
        ),
        jsonObjectFrom(
          actions
            .where('status', '=', 'running')
            .select(['session_id', 'key', 'attempt', 'play_actions.user_id', 'credits_held']),
        ).as('running'),
        jsonObjectFrom(
          row
            .selectFrom('stories')
            .where('id', '=', locked(db, session).select('story_id'))
            .select(['author_id', 'is_premium', 'content_rating']),
        ).as('story'),
        row.selectFrom('users').where('id', '=', user_id).select('credits').as('credits'),
        fullAt(user_id).as('full_at'),
        isTogether(session_id).as('is_together'),
      ];
    })
    .compile(),
);

const turnBeforeNewest = prepared((db, session: SessionKey) => {
  const head_id = locked(db, session).select('head_turn_id');
  const parent_id = sql<string>`(
    select head.parent_id from turns head where head.id = (${head_id}) and head.user_id = ${session.user_id}
  )`;
  return turnsOfSession(db, session).where('id', '=', parent_id).compile();
});

/**
 * Locks a session, and reads everything that decides whether an action is accepted. The statements share a
 * round trip, because every player waits for it, but run in order, because they must read what the lock
 * protects. Undefined if there is no such session.
 */
export async function lockForAction(
  transaction: Transaction,
  { session_id, user_id, key }: ActionId,
  { isUndo }: { readonly isUndo: boolean },
) {
  const session = { session_id, user_id };
  const [[row], [read], parents] = await sendTogether(transaction, [
    lockedSessionRow(transaction, session),
    newestTurn(transaction, { ...session, key }),
    ...(isUndo ? [turnBeforeNewest(transaction, session)] : []),
  ]);
  if (!row || !read) return undefined;
  const { known, running, story, credits, full_at, is_together, ...head } = read;
  return {
    session: row,
    /** The newest turn. */
    head,
    /** The turn before the newest one, to which undo goes back. */
    parent: parents?.[0],
    /** The action with this key, if there is one. */
    known,
    running,
    /** Decides who may play the story. */
    story,
    /** The owner's balance, which is not locked. */
    credits: credits ?? 0,
    full_at,
    /** Whether the owner has invited others. */
    is_together,
  };
}
