import type { Author } from '@kathaloka/contract/entities';
import { ownPicture } from '@kathaloka/contract/rules';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { listStoriesBy } from '../catalogue/public.ts';
import { listSeriesBy } from '../series/public.ts';
import { findAuthor } from './repository.ts';

/** An author as readers see them. Not found if the reader may see none of their stories. */
export async function getAuthor(
  deps: Pick<Deps, 'db' | 'config'>,
  { username, after }: { readonly username: string; readonly after?: string | undefined },
  reader: SignedInUser | null,
): Promise<Author> {
  const found = await findAuthor(deps.db, username);
  if (!found) throw notFound('author');
  const { id: author_id, ...author } = found;
  const stories = await listStoriesBy(deps, { author_id, after }, reader);
  if (stories.total_stories === 0) throw notFound('author');
  return {
    ...author,
    display_name: author.display_name ?? author.username,
    avatar_url: ownPicture(author.avatar_url),
    series: await listSeriesBy(deps, { author_id }, reader),
    ...stories,
  };
}
