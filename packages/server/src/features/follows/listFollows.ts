import type { Follows } from '@kathaloka/contract/entities';
import { ownPicture } from '@kathaloka/contract/rules';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { followedBy, toldUntil } from './repository.ts';

export async function listFollows(
  { db }: Pick<Deps, 'db'>,
  { id }: Pick<SignedInUser, 'id'>,
): Promise<Follows> {
  const authors = await followedBy(db, id);
  return {
    authors: authors.map(({ username, display_name, avatar_url }) => ({
      username,
      display_name: display_name ?? username,
      avatar_url: ownPicture(avatar_url),
    })),
    wants_letter: (await toldUntil(db, id)) !== undefined,
  };
}
