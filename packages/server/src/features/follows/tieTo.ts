import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { authorWithPage } from '../authors/public.ts';
import type { Tie } from './repository.ts';

/** What ties a reader to an author. Not found if the author has no page that the reader may see. */
export async function tieTo(
  deps: Pick<Deps, 'db' | 'config'>,
  username: string,
  reader: SignedInUser,
): Promise<Tie> {
  const { id: author_id } = await authorWithPage(deps, username, reader);
  return { user_id: reader.id, author_id };
}
