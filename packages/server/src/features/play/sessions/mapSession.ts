import type { SessionMap } from '@kathaloka/contract/entities';
import { chapterBegun } from '@kathaloka/story';
import type { Deps } from '../../../platform/Deps.ts';
import { notFound } from '../../../platform/notFound.ts';
import { firstLine } from '../present.ts';
import { askedIn } from '../stored/choiceOf.ts';
import { findPathIds, findTree } from '../stored/turnsRepository.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { findSession } from '../stored/sessionsRepository.ts';
import { snapshotOfSession } from '../stored/snapshots.ts';

interface AskedMap extends SessionKey {
  readonly before?: string | undefined;
  readonly limit: number;
}

export async function mapSession({ db }: Pick<Deps, 'db'>, asked: AskedMap): Promise<SessionMap> {
  const session = await findSession(db, asked);
  if (!session) throw notFound('session');
  const { user_id, limit } = asked;
  // reads one turn more than the page holds, to learn whether there are earlier ones
  const newest = await findTree(db, { ...asked, limit: limit + 1 });
  const page = newest.slice(0, limit).toReversed();
  const { play } = await snapshotOfSession(db, session);
  const current = new Set(
    await findPathIds(db, { from: session.head_turn_id, user_id, back_to: page[0]?.id }),
  );
  return {
    turns: page.map((turn) => {
      const { id, parent_id, action_type, ai_response, entered } = turn;
      const chapter = chapterBegun(play, entered);
      return {
        id,
        parent_id,
        action_type,
        first_words: firstLine(askedIn(turn) ?? ai_response ?? ''),
        ...(chapter && { chapter: { ...chapter } }),
        is_current: current.has(id),
      };
    }),
    has_earlier: newest.length > limit,
  };
}
