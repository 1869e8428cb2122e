import type { User } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { setAbout } from './aboutRepository.ts';
import { getMe } from './getMe.ts';

/** Stores what a person says of themselves on their page as an author. */
export async function changeAbout(
  deps: Deps,
  { about }: { readonly about: string },
  { id }: Pick<SignedInUser, 'id'>,
): Promise<User> {
  await setAbout(deps.db, id, about || null);
  return getMe(deps, id);
}
