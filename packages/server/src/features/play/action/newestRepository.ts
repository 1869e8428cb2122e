import type { ActionResponse } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import type { ModelUse } from '../../../narrator/Narrator.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import type { SessionRow, SessionSummaryRow } from '../sessions/sessionsRepository.ts';
import { bytesOf, type NewTurn, turnValues } from '../turns/turnsRepository.ts';
import { type Attempt, endOf } from './actionsRepository.ts';

interface Heads extends Pick<SessionRow, 'id' | 'user_id'> {
  readonly head_turn_id: string;
  readonly tip_turn_id: string;
  readonly updated_at: Date;
  readonly undo_xp: number;
}

export async function moveHead(
  transaction: Transaction,
  { id, user_id, ...change }: Heads & SessionSummaryRow,
): Promise<void> {
  await transaction
    .updateTable('game_sessions')
    .set(change)
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .execute();
}

interface EndedAction {
  readonly ended: Attempt & { readonly answer: ActionResponse };
  readonly turn: NewTurn;
  /** The notes that the narrator stores. */
  readonly notes: string | null;
  /** What its calls have used. */
  readonly used: readonly ModelUse[];
  readonly head: Omit<Heads, 'id' | 'user_id'> & SessionSummaryRow;
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
        .columns(['turn_id', 'user_id', 'notes'])
        .expression(
          sql`select ${turn.id}::uuid, ${turn.user_id}::uuid, ${notes}::jsonb where ${notes}::jsonb is not null`,
        ),
    )
    .with('used', (query) =>
      query
        .insertInto('model_usage')
        .columns([
          'turn_id',
          'user_id',
          'at',
          'model',
          'calls',
          'prompt_tokens',
          'cached_tokens',
          'completion_tokens',
        ]).expression(sql`
          select ${turn.id}::uuid, ${turn.user_id}::uuid, ${turn.committed_at}::timestamptz,
            model, calls, prompt_tokens, cached_tokens, completion_tokens
          from jsonb_to_recordset(${JSON.stringify(used)}::jsonb) as used (
            model text, calls integer, prompt_tokens integer, cached_tokens integer, completion_tokens integer
          )
        `),
    )
    .with('moved', (query) =>
      query
        .updateTable('game_sessions')
        .set({
          ...head,
          turns_told: sql`turns_told + 1`,
          told_bytes: sql`told_bytes + ${bytesOf(turn)}`,
          // here, so that the trigger writes no row for it
          credits_spent: sql`credits_spent + ${turn.credits_consumed}`,
          spent_turn_id: turn.id,
        })
        .where('id', '=', turn.session_id)
        .where('user_id', '=', turn.user_id),
    )
    .selectFrom('ended')
    .select('key')
    .executeTakeFirst();
  return found !== undefined;
}
