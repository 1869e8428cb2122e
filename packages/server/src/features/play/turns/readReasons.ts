import type { TurnReasons } from '@kathaloka/contract/entities';
import { spendable } from '@kathaloka/story';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { presentReasons } from './presentReasons.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { findSession } from '../stored/sessionsRepository.ts';
import { findTurn, type TurnRow } from '../stored/turnsRepository.ts';
import { snapshotOf } from '../stored/snapshots.ts';

/** What shaped a turn, from the turn and its parent. */
export async function readReasons(
  { db }: Pick<Deps, 'db'>,
  { turn_id, ...key }: SessionKey & { readonly turn_id: string },
): Promise<TurnReasons> {
  const session = await findSession(db, key);
  const turn = session && (await findTurn(db, { ...key, id: turn_id }));
  if (!turn) throw notFound('session');
  const parent = turn.parent_id === null ? undefined : await findTurn(db, { ...key, id: turn.parent_id });
  const withLeft = <T extends Pick<TurnRow, 'state'>>(row: T) => ({
    ...row,
    state: spendable(row.state, session),
  });
  const snapshot = (await snapshotOf(db, turn.snapshot_id)).in(session.language);
  return presentReasons(snapshot, withLeft(turn), parent && withLeft(parent));
}
