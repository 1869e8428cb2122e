import type { MyData } from '@kathaloka/contract/entities';
import type { Queries, Transaction } from '../../platform/db/schema.ts';
import type { Deps } from '../../platform/Deps.ts';
import { mapAll } from '../../platform/mapAll.ts';
import type { JobKinds } from '../../platform/jobs/jobs.ts';
import type { PersonalData } from '../../platform/personalData.ts';
import { entriesOf } from './memory/entriesRepository.ts';
import { findDrawing, findPicturesInUse } from './memory/memoryRepository.ts';
import { textOf } from './memory/readMemory.ts';
import { rememberTurn } from './memory/rememberTurn.ts';
import { countOf } from './offline/moveDigests.ts';
import { offlinePlaysOf } from './offline/offlineRepository.ts';
import { emptyDeleted } from './sessions/emptyDeleted.ts';
import { wireParts } from './stored/partsOfRow.ts';
import type { SessionKey } from './stored/SessionKey.ts';
import {
  deleteSomePlayed,
  findSession,
  lockSession,
  sessionsOf,
  turnsOf,
} from './stored/sessionsRepository.ts';
import { choiceOf } from './stored/choiceOf.ts';
import { findTurn } from './stored/turnsRepository.ts';

export { contentOf, pinStory } from './stored/snapshots.ts';
export { besidePlay } from './besidePlay.ts';
export { playInvariants } from './invariants.ts';
export { ownerOfSession, withOwner } from './stored/ownerOfSession.ts';
export { sweepDeletedSessions } from './sessions/emptyDeleted.ts';
export { beginFromTale } from './tales/beginFromTale.ts';
export { copyTale, ownWordsOf } from './tales/copyTale.ts';
export { linesOf, storedTale, tellTale, type ToldTale } from './tales/tellTale.ts';
export { withoutTyped } from './tales/withoutTyped.ts';
export { getSession as playedSession } from './sessions/getSession.ts';
export { hasFinished } from './sessions/hasFinished.ts';
export { takeSessionLimit } from './limits.ts';
export { sweepOfflinePlays } from './offline/sweepOfflinePlays.ts';
export { storeUse } from './usage/countUse.ts';
export { choiceOf } from './stored/choiceOf.ts';
export { hasTurn, readTale, type Teller, type ToldTurn } from './turns/tale.ts';
export { relayTellings } from './action/relay.ts';
export { getInvitation } from './together/getInvitation.ts';
export { togetherData } from './together/personalData.ts';
export { togetherInvariants } from './together/invariants.ts';
export { settleVotesRegularly } from './votes/settleVotes.ts';
export { sweepAbandonedActions, sweepOldPlay } from './action/sweep.ts';

/** The jobs that follow a turn, and the deletion of a long session. */
export const playJobs: JobKinds = { memory: rememberTurn, session_deletion: emptyDeleted };

/** Deletes sessions before the account, long ones turn by turn. Uploads are deleted together with the account's row. */
export const playData: PersonalData<Pick<MyData, 'game_sessions' | 'offline_plays'>> = {
  columns: ['game_sessions.user_id', 'offline_plays.user_id', 'play_actions.user_id', 'turns.user_id'],
  exportFor: async ({ db }, { id }) => ({
    game_sessions: playedSessions(db, id),
    offline_plays: mapAll(offlinePlaysOf(db, id), ({ digests, begun_at, uploaded_at, ...play }) => ({
      ...play,
      moves: countOf(digests),
      begun_at: begun_at.toISOString(),
      uploaded_at: uploaded_at.toISOString(),
    })),
  }),
  forgetSome: (transaction, user_id) => deleteSomePlayed(transaction, user_id, DELETED),
};

async function* playedSessions(db: Queries, user_id: string) {
  for await (const { created_at, ...session } of sessionsOf(db, user_id)) {
    const turns = mapAll(
      turnsOf(db, { session_id: session.id, user_id }),
      ({ committed_at, selected_answer, parts, struck, told_by, ...turn }) => ({
        ...turn,
        ...wireParts({ parts, told_by }),
        ...(struck && { struck: [...struck] }),
        selected_choice: choiceOf({ ...turn, selected_answer }),
        committed_at: committed_at.toISOString(),
      }),
    );
    const memory = mapAll(entriesOf(db, { session_id: session.id, user_id }), (entry) => ({
      text: textOf(entry),
      quote: entry.quote,
      by: entry.by,
      is_pinned: entry.is_pinned,
    }));
    yield { ...session, created_at: created_at.toISOString(), turns, memory };
  }
}

/** The most that one transaction deletes. */
const DELETED = { turns: 1000, sessions: 20 } as const;

/** What the built-in illustrator drew for a turn; undefined if it drew nothing. */
export async function drawingOf(
  { db }: Pick<Deps, 'db'>,
  { turn_id }: { readonly turn_id: string },
): Promise<{ readonly style: string; readonly text: string } | undefined> {
  const turn = await findDrawing(db, turn_id);
  return turn && { style: turn.style ?? '', text: turn.prompt ?? '' };
}

/** Locks a session until the transaction ends. False if it has been deleted. */
export const isPlayedOn = async (transaction: Transaction, key: SessionKey): Promise<boolean> =>
  (await lockSession(transaction, key)) !== undefined;

/** The text of a turn, or the words of its picture. Undefined if the session has no such turn. */
export async function turnText(
  { db }: Pick<Deps, 'db'>,
  { turn_id, ...key }: SessionKey & { readonly turn_id: string },
): Promise<
  { readonly story_id: string; readonly text: string; readonly told_by: string | null } | undefined
> {
  const session = await findSession(db, key);
  const turn = session && (await findTurn(db, { ...key, id: turn_id }));
  if (!turn) return undefined;
  const { ai_response, image_alt, prompt, told_by } = turn;
  return { story_id: session.story_id, text: ai_response ?? image_alt ?? prompt ?? '', told_by };
}

/** The picture addresses that some turn shows, among the given ones. */
export async function picturesInUse(
  { db }: Pick<Deps, 'db'>,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await findPicturesInUse(db, addresses));
}
