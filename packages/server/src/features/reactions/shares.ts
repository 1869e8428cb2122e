import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/db/schema.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import { storyNotFound } from '../../platform/notFound.ts';
import { addShare, countShares, findSalt, keepSalt } from './sharesRepository.ts';

interface SharesContext {
  readonly db: Queries;
  readonly clock: Clock;
}

/** A person who is signed in; of a guest, the network that the address stands for. */
export type Sharer = { readonly user_id: string } | { readonly address: string };

/** Counts once for each person and day. Who it was can be told by nobody when the day is over. */
export async function shareStory(
  { db, clock }: SharesContext,
  story_id: string,
  sharer: Sharer,
): Promise<number> {
  const day = clock().toISOString().slice(0, 10);
  const salt = await saltOf(db, day);
  await addShare(db, { story_id, day, sharer: pseudonym(salt, sharer) });
  const total = await countShares(db, story_id);
  if (total === undefined) throw storyNotFound();
  return total;
}

const SALT_BYTES = 32;

async function saltOf(db: Queries, day: string): Promise<Buffer> {
  const known = await findSalt(db, day);
  if (known) return known;
  const salt = randomBytes(SALT_BYTES);
  await keepSalt(db, day, salt);
  // gone again: another process lives in the next day already
  return (await findSalt(db, day)) ?? salt;
}

function pseudonym(salt: Buffer, sharer: Sharer): Buffer {
  const who = 'user_id' in sharer ? `user ${sharer.user_id}` : `network ${networkOf(sharer.address)}`;
  return createHash('sha256').update(salt).update(who).digest();
}
