import type { MyData } from '@kathaloka/contract/entities';
import type { Deps } from '../../platform/Deps.ts';
import type { PersonalData } from '../../platform/personalData.ts';
import { findPicturesInUse } from './memoryRepository.ts';
import { findDrawing, findSessions } from './repository.ts';

export { pinStory, type Snapshot, snapshotOf } from './snapshots.ts';
export { creditCost } from './models.ts';
export { sweepAbandonedActions, sweepCompletionRates, sweepOldPlay } from './action/sweep.ts';

/** Sessions, their turns and actions are deleted with the account, by foreign keys. */
export const playData: PersonalData<Pick<MyData, 'game_sessions'>> = {
  columns: ['game_sessions.user_id', 'play_actions.user_id'],
  async exportFor({ db }, { id }) {
    const sessions = await findSessions(db, id);
    return {
      game_sessions: sessions.map(({ created_at, turns, ...session }) => ({
        ...session,
        created_at: created_at.toISOString(),
        turns: turns.map(({ committed_at, ...turn }) => ({
          ...turn,
          committed_at: new Date(committed_at).toISOString(),
        })),
      })),
    };
  },
};

/** What the built-in illustrator drew for a turn; undefined if it drew nothing. */
export async function drawingOf(
  { db }: Pick<Deps, 'db'>,
  { turn_id }: { readonly turn_id: string },
): Promise<{ readonly style: string; readonly text: string } | undefined> {
  const turn = await findDrawing(db, turn_id);
  return turn && { style: turn.style ?? '', text: turn.prompt ?? '' };
}

/** Those of these addresses that a turn shows. */
export async function picturesInUse(
  { db }: Pick<Deps, 'db'>,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await findPicturesInUse(db, addresses));
}
