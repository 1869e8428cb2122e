import { createHash, randomBytes } from 'node:crypto';
import { dayOf } from '../../platform/clock.ts';
import type { Queries } from '../../platform/db/schema.ts';
import type { Deps } from '../../platform/Deps.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import { notFound } from '../../platform/notFound.ts';
import { limits } from './limits.ts';
import { addShare, countShares, deleteSaltsBefore, findSalt, insertSalt } from './sharesRepository.ts';

/** A signed-in user, or a guest's network. */
export type Sharer = { readonly user_id: string } | { readonly address: string };

/** Counts each sharer once a day. Nobody can tell afterwards who shared a story. */
export async function shareStory(
  { db, clock, rateLimiter }: Deps,
  { story_id }: { readonly story_id: string },
  sharer: Sharer,
): Promise<number> {
  if ('user_id' in sharer) await rateLimiter.take(limits.share, sharer.user_id);
  else await rateLimiter.takeFrom(limits.share, sharer.address);
  const day = dayOf(clock());
  const salt = await saltOf(db, day);
  await addShare(db, { story_id, day, sharer: pseudonym(salt, sharer) });
  const total = await countShares(db, story_id);
  if (total === undefined) throw notFound('story');
  return total;
}

/** Deletes old salts; without the salt of its day a share is anonymous. */
export async function sweepShareSalts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteSaltsBefore(db, dayOf(clock()));
}

const SALT_BYTES = 32;

async function saltOf(db: Queries, day: string): Promise<Buffer> {
  const known = await findSalt(db, day);
  if (known) return known;
  const salt = randomBytes(SALT_BYTES);
  await insertSalt(db, day, salt);
  await deleteSaltsBefore(db, day);
  // another process has already deleted it, being past midnight
  return (await findSalt(db, day)) ?? salt;
}

function pseudonym(salt: Buffer, sharer: Sharer): Buffer {
  const who = 'user_id' in sharer ? `user ${sharer.user_id}` : `network ${networkOf(sharer.address)}`;
  return createHash('sha256').update(salt).update(who).digest();
}
