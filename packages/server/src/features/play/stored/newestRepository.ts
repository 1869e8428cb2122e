import type { ActionResponse } from '@kathaloka/contract/entities';
import { type CompiledQuery, sql } from 'kysely';
import { commitWith } from '../../../platform/db/sendTogether.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
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

interface EndedAction {
  readonly ended: Attempt & {
    readonly answer: ActionResponse;
    /** Set if this process runs the follow-up of the turn; otherwise a trigger queues it. */
    readonly turn_number: number | undefined;
  };
  readonly turn: NewTurn;
  readonly head: Omit<Heads, 'id' | 'user_id'> & SessionSummaryRow;
}

const DIVISION_BY_ZERO = '22012';

/**
 * Ends an action, makes its turn the newest one of the session, and commits these and the other statements of
 * the turn. False if another process has ended the action: then a division by zero fails the statement, and
 * nothing is committed.
 */
export async function commitNewest(
  transaction: Transaction,
  { ended, turn, head }: EndedAction,
  ofTurn: readonly CompiledQuery[],
): Promise<boolean> {
  const newest = transaction
    .with('ended', (query) => endOf(query, { ...ended, status: 'done', turn_id: turn.id }).returning('key'))
    .with('added', (query) => query.insertInto('turns').values(turnValues(turn)))
    .with('moved', (query) =>
      query
        .updateTable('game_sessions')
        .set({
          ...head,
          turns_told: sql`turns_told + 1`,
          told_bytes: sql`told_bytes + ${bytesOf(turn)}`,
          // set here, so that the trigger need not update the row
          credits_spent: sql`credits_spent + ${turn.credits_consumed}`,
          spent_turn_id: turn.id,
          ...(ended.turn_number !== undefined && { followed_turn_id: turn.id }),
        })
        .where('id', '=', turn.session_id)
        .where('user_id', '=', turn.user_id),
    )
    .selectFrom('ended')
    .select(({ fn }) => sql`1 / ${fn.countAll()}`.as('is_ours'));
  try {
    await commitWith(transaction, [newest.compile(), ...ofTurn]);
    return true;
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === DIVISION_BY_ZERO) return false;
    throw error;
  }
}
