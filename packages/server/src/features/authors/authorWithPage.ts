import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { hasStoriesBy } from '../catalogue/public.ts';
import { findAuthor } from './repository.ts';

/** The account behind the page of an author. Not found if the reader may see none of their stories. */
export async function authorWithPage(
  deps: Pick<Deps, 'db' | 'config'>,
  username: string,
  reader: SignedInUser | null,
) {
  const author = await findAuthor(deps.db, username);
  if (!author || !(await hasStoriesBy(deps, author.id, reader))) throw notFound('author');
  return author;
}
