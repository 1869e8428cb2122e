import { spendable } from '@kathaloka/story';
import type { CompiledQuery } from 'kysely';
import type { Queries, Transaction } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { headMoved } from '../stored/newestRepository.ts';
import { summaryOf } from '../present.ts';
import { keyOf } from '../stored/SessionKey.ts';
import type { SessionRow } from '../stored/sessionsRepository.ts';
import { snapshotOf } from '../stored/snapshots.ts';
import { findPinnedVersion, pinSession } from '../stored/versionsRepository.ts';
import { findTurn, type TurnRow } from '../stored/turnsRepository.ts';

export async function headOf(db: Queries, session: SessionRow): Promise<TurnRow> {
  const head = await findTurn(db, { ...keyOf(session), id: session.head_turn_id });
  if (!head) throw new Error(`Session ${session.id} has no head.`);
  return head;
}

/**
 * Makes a turn the newest one, subtracts what undo has cost, and returns to the version of that turn. The caller
 * sends the last statement, which is returned.
 */
export async function wayTo(
  transaction: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  session: SessionRow,
  turn: TurnRow,
  tip_turn_id: string,
): Promise<CompiledQuery> {
  const { snapshot_id } = turn;
  const story_version = await findPinnedVersion(transaction, session, snapshot_id);
  if (snapshot_id !== session.snapshot_id)
    await pinSession(transaction, session, { snapshot_id, story_version });
  const snapshot = await snapshotOf(transaction, snapshot_id);
  const change = {
    head_turn_id: turn.id,
    tip_turn_id,
    updated_at: clock(),
    undo_xp: session.undo_xp,
    ...summaryOf(snapshot, spendable(turn.state, session), turn.ai_response),
  };
  return headMoved(transaction, { id: session.id, user_id: session.user_id, ...change }).compile();
}
