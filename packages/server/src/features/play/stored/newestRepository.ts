import type { ActionResponse } from '@kathaloka/contract/entities';
import { type CompiledQuery, sql } from 'kysely';
import { hasDoneNothing } from '../../../platform/db/orFail.ts';
import { commitWith } from '../../../platform/db/sendTogether.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import type { NewRow, Transaction } from '../../../platform/db/schema.ts';
import type { SessionRow, SessionSummaryRow } from './sessionsRepository.ts';
import { bytesOf, type NewTurn, turnValues } from './turnsRepository.ts';
import { type Attempt, endOf } from './actionsRepository.ts';

interface Heads extends Pick<SessionRow, 'id' | 'user_id'> {
  readonly head_turn_id: string;
  readonly tip_turn_id: string;
  readonly updated_at: Date;
  readonly undo_xp: number;
}

/** The statement that changes the newest turn of a session. */
export const headMoved = (transaction: Transaction, { id, user_id, ...change }: Heads & SessionSummaryRow) =>
  transaction.updateTable('game_sessions').set(change).where('id', '=', id).where('user_id', '=', user_id);

/** What is added to an answer if the account has fewer credits left than these. */
interface LowCredits {
  readonly below: number;
  /** With this placeholder for the number of credits. */
  readonly placeholder: string;
  readonly added: Partial<ActionResponse>;
}

interface EndedAction {
  readonly ended: Attempt & {
    readonly answer: ActionResponse;
    readonly low: LowCredits;
    /** Set if this process runs the follow-up of the turn; otherwise a trigger queues it. */
    readonly turn_number: number | undefined;
  };
  readonly turn: NewTurn;
  readonly head: Omit<Heads, 'id' | 'user_id'> & SessionSummaryRow;
}

interface Newest {
  readonly ended: Attempt & { readonly turn_number: number | undefined };
  /** As JSON. */
  readonly answer: string;
  readonly low: { readonly below: number; readonly placeholder: string; readonly added: string };
  readonly turn: NewRow<'turns'>;
  readonly bytes: number;
  readonly head: EndedAction['head'];
}

/** The statement that ends an action and stores its turn. It fails if another process has ended the action. */
const newestStored = prepared((db, { ended, answer, low, turn, bytes, head }: Newest) => {
  const { session_id, user_id } = turn;
  // the answer says so if the account has only a few credits left after the statements before
  const stored = sql<string>`${answer}::jsonb || coalesce((
    select replace(${low.added}, ${low.placeholder}, credits::text)::jsonb from account where credits < ${low.below}
  ), '{}')`;
  const end = { ...ended, status: 'done', turn_id: turn.id, answer: stored } as const;
  return db
    .with('account', (query) => query.selectFrom('users').where('id', '=', user_id).select('credits'))
    .with('ended', (query) => endOf(query, end).returning('key'))
    .with('added', (query) => query.insertInto('turns').values(turn))
    .with('moved', (query) =>
      query
        .updateTable('game_sessions')
        .set({
          ...head,
          turns_told: sql`turns_told + 1`,
          told_bytes: sql`told_bytes + ${bytes}`,
          // set here, so that the trigger need not update the row
          credits_spent: sql`credits_spent + ${turn.credits_consumed}`,
          spent_turn_id: turn.id,
          ...(ended.turn_number !== undefined && { followed_turn_id: turn.id }),
        })
        .where('id', '=', session_id)
        .where('user_id', '=', user_id),
    )
    .selectFrom('ended')
    .select((row) => [
      sql`1 / ${row.fn.countAll()}`.as('is_ours'),
      row.selectFrom('account').select('credits').as('credits'),
    ])
    .compile();
});

/**
 * Ends an action, makes its turn the newest one of the session, and commits these between the other statements
 * of the turn, all in one round trip. Returns the credits that the account has then. Undefined if another
 * process has ended the action, or if a statement found nothing to do: then nothing is committed.
 */
export async function commitNewest(
  transaction: Transaction,
  { ended, turn, head }: EndedAction,
  { before, after }: { readonly before: readonly CompiledQuery[]; readonly after: readonly CompiledQuery[] },
): Promise<number | undefined> {
  const { answer, low, ...attempt } = ended;
  const newest = newestStored(transaction, {
    ended: attempt,
    answer: JSON.stringify(answer),
    low: { ...low, added: JSON.stringify(low.added) },
    turn: turnValues(turn),
    bytes: bytesOf(turn),
    head,
  });
  try {
    const results = await commitWith(transaction, [...before, newest, ...after]);
    return (results[before.length] as { readonly credits: number }[])[0]!.credits;
  } catch (error) {
    if (hasDoneNothing(error)) return undefined;
    throw error;
  }
}
