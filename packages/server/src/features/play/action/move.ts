import { payUndo } from '@kathaloka/story';
import type { CompiledQuery } from 'kysely';
import { AppError } from '../../../platform/AppError.ts';
import type { StoredMove } from '../../../platform/db/meanings.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { findNextTowards } from '../memory/pathRepository.ts';
import { keyOf } from '../stored/SessionKey.ts';
import type { SessionRow } from '../stored/sessionsRepository.ts';
import { snapshotOf } from '../stored/snapshots.ts';
import { findTurn, type TurnRow } from '../stored/turnsRepository.ts';
import { wayTo } from '../turns/goTo.ts';
import type { Locked } from './asking.ts';
import { xpShort } from './plan.ts';

type LockedSession = Pick<Locked, 'session' | 'head'>;

/** The statement of an undo or redo, and its answer. */
interface Moved {
  readonly does: CompiledQuery;
  readonly answer: StoredMove;
}

/** Undoes or redoes a turn immediately. */
export async function move(
  transaction: Transaction,
  deps: Pick<Deps, 'clock'>,
  locked: Locked,
  direction: 'undo' | 'redo',
): Promise<Moved> {
  const { session } = locked;
  const turn = direction === 'undo' ? turnBefore(locked) : await turnAfter(transaction, locked);
  const paid = direction === 'undo' ? await paidUndo(transaction, locked, turn) : session;
  const does = await wayTo(transaction, deps, paid, turn, session.tip_turn_id);
  return { does, answer: { moved_to: turn.id } };
}

function turnBefore({ parent }: Locked): TurnRow {
  if (!parent) throw new AppError('nothing_to_undo', 'There is nothing to undo.');
  return parent;
}

async function paidUndo(
  transaction: Transaction,
  { session, head }: LockedSession,
  to: TurnRow,
): Promise<SessionRow> {
  const { play } = await snapshotOf(transaction, session.snapshot_id);
  const { refusal, undo_xp } = payUndo(play, session, head.state, to.state);
  if (refusal) throw xpShort(refusal);
  return { ...session, undo_xp };
}

async function turnAfter(transaction: Transaction, { session, head }: LockedSession): Promise<TurnRow> {
  const { tip_turn_id } = session;
  const key = keyOf(session);
  const tip = tip_turn_id === head.id ? undefined : await findTurn(transaction, { ...key, id: tip_turn_id });
  const next = tip && (await findNextTowards(transaction, head, { ...tip, ...key }));
  if (!next) throw new AppError('nothing_to_redo', 'There is nothing to redo.');
  return next;
}
