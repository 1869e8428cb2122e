import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { UploadedPlay } from '@kathaloka/contract/entities';
import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Queries } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { playableStory, refuseOlder, refuseWithoutPremium } from '../../catalogue/public.ts';
import { takeSessionLimit } from '../limits.ts';
import { findSession } from '../stored/sessionsRepository.ts';
import { findKnownVersion, type KnownVersion } from './knownVersionsRepository.ts';
import { countOf } from './moveDigests.ts';
import { findOfflinePlay } from './offlineRepository.ts';
import { storeMoves } from './storeMoves.ts';

type UploadDeps = Pick<Deps, 'db' | 'clock' | 'rateLimiter'>;

interface Asked extends BodyOf<'uploadPlay'> {
  readonly offline_id: string;
}

/**
 * Stores the moves of an offline play that the server does not have yet. Even if requests are lost, repeated or sent
 * by two tabs, each move is stored once, or the answer says that it was not stored.
 */
export async function uploadPlay(deps: UploadDeps, asked: Asked, user: SignedInUser): Promise<UploadedPlay> {
  const version = await knownVersion(deps, asked, user);
  const key = { user_id: user.id, offline_id: asked.offline_id };
  const turns = await turnsBegunWith(deps.db, key, asked);
  if (turns > 0) await takeSessionLimit(deps, { user_id: user.id, turns });
  const upload = { ...asked, ...key, version, isYoung: !!user.youth, now: deps.clock() };
  const stored = await inTransaction(deps.db, (transaction) => storeMoves(transaction, upload));
  if ('gap' in stored) throw gapBefore(stored.gap);
  return stored;
}

/** Refuses readers who may not open the story now. A play of an archived story may still be uploaded. */
async function knownVersion(deps: UploadDeps, asked: Asked, user: SignedInUser): Promise<KnownVersion> {
  const version = await findKnownVersion(deps.db, { ...asked, user_id: user.id });
  if (!version) {
    await playableStory(deps, { id: asked.story_id }, user);
    throw new AppError('version_unknown', 'The server does not know this version of the story any more.');
  }
  refuseWithoutPremium(version, user);
  refuseOlder(version, user);
  return version;
}

/**
 * The number of turns in the session that this upload will probably begin, for the rate limit; 0 if it begins none.
 * The transaction decides again, under a lock.
 */
async function turnsBegunWith(
  db: Queries,
  key: { readonly user_id: string; readonly offline_id: string },
  { from, moves }: Asked,
): Promise<number> {
  if (moves.length === 0) return 0;
  const play = await findOfflinePlay(db, key);
  if (!play?.session_id) return 1;
  if (from + moves.length <= countOf(play.digests)) return 0;
  const session = await findSession(db, { session_id: play.session_id, user_id: key.user_id });
  if (!session) return 1;
  return session.head_turn_id === play.turn_id ? 0 : session.turns_told;
}

const gapBefore = (stored: number): AppError =>
  new AppError('offline_gap', `The server has ${stored} moves of this play: those after them are missing.`, {
    stored,
  });
