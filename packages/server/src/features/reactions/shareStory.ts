import { createHash } from 'node:crypto';
import type { AnswerOf } from '@kathaloka/contract/endpoints';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Deps } from '../../platform/Deps.ts';
import type { Caller } from '../../platform/http/defineRoutes.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import { notFound } from '../../platform/notFound.ts';
import { noteShare } from '../progress/public.ts';
import { saltOf } from './shareSalts.ts';
import { addShare, countShares } from './sharesRepository.ts';

/** A signed-in user, or a guest's network. */
type Sharer = { readonly user_id: string } | { readonly address: string };

/** Counts each sharer once a day. The stored pseudonym does not reveal who shared a story. */
export async function shareStory(
  deps: Deps,
  { id: story_id }: { readonly id: string },
  user: SignedInUser | null,
  { address }: Pick<Caller, 'address'>,
): Promise<AnswerOf<'shareStory'>> {
  const { db, clock } = deps;
  const day = dayOf(clock());
  const sharer = pseudonym(await saltOf(db, day), user ? { user_id: user.id } : { address });
  await addShare(db, { story_id, day, sharer });
  const shares_count = await countShares(db, story_id);
  if (shares_count === undefined) throw notFound('story');
  if (user) deps.background.run('a share', () => noteShare(deps, { user_id: user.id }));
  return { shares_count };
}

function pseudonym(salt: Buffer, sharer: Sharer): Buffer {
  const who = 'user_id' in sharer ? `user ${sharer.user_id}` : `network ${networkOf(sharer.address)}`;
  return createHash('sha256').update(salt).update(who).digest();
}
