import type { GameSession } from '@kathaloka/contract/entities';
import { canMoveTo, spendable } from '@kathaloka/story';
import { AppError } from '../../../platform/AppError.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { findNewerVersion } from './newerVersion.ts';
import { summaryOf } from '../present.ts';
import { headOf } from '../turns/goTo.ts';
import { lockIdleSession } from './lockIdleSession.ts';
import { getSession } from './getSession.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { snapshotOf } from '../stored/snapshots.ts';
import { pinSession } from '../stored/versionsRepository.ts';

/** Plays this version from the next turn on. Undo still leads back to turns of the old version. */
export async function moveSession(
  deps: Pick<Deps, 'db' | 'clock'>,
  { number, ...key }: SessionKey & { readonly number: number },
): Promise<GameSession> {
  await inTransaction(deps.db, async (transaction) => {
    const session = await lockIdleSession(transaction, key);
    // already moved, by another tab or by a call whose answer was lost
    if (session.story_version === number) return;
    const newest = await findNewerVersion(transaction, session);
    if (!session.is_completed && newest && newest.number > number) {
      const reason = 'superseded';
      throw new AppError('cannot_move', 'A newer version of the story has been published since.', { reason });
    }
    if (session.is_completed || newest?.number !== number) {
      const reason = 'no_newer_version';
      throw new AppError('cannot_move', 'There is no such newer version of the story.', { reason });
    }
    const next = await snapshotOf(transaction, newest.snapshot_id);
    const head = await headOf(transaction, session);
    if (!canMoveTo(next.play, head.state)) {
      const reason = 'scene_gone';
      throw new AppError('cannot_move', 'The newer version has no such scene to go on from.', { reason });
    }
    await pinSession(transaction, session, {
      snapshot_id: newest.snapshot_id,
      story_version: number,
      ...summaryOf(next, spendable(head.state, session), head.ai_response),
    });
  });
  return getSession(deps, key);
}
