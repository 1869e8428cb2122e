import type { Deps } from '../../../platform/Deps.ts';
import { findUser } from '../repository.ts';

/** The name that others see, or undefined if there is no such account. */
export async function shownName(
  { db }: Pick<Deps, 'db'>,
  { user_id }: { readonly user_id: string },
): Promise<string | undefined> {
  const user = await findUser(db, user_id);
  return user && (user.display_name ?? user.username);
}
