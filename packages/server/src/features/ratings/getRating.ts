import type { StoryRating } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { readRating } from './readRating.ts';

export function getRating(
  { db }: Pick<Deps, 'db'>,
  { id }: { readonly id: string },
  user: SignedInUser,
): Promise<StoryRating> {
  return readRating(db, { story_id: id, user_id: user.id });
}
