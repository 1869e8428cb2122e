import type { AuthoredStory } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Queries } from '../../platform/db/schema.ts';
import { visibleStory } from '../catalogue/service.ts';
import { presentAuthored } from './present.ts';
import { deleteStories, findSources, takeNameOff } from './repository.ts';

/** All that a person wrote, of every status. */
export async function storiesBy(db: Queries, author: SignedInUser): Promise<AuthoredStory[]> {
  const stories: AuthoredStory[] = [];
  for (const source of await findSources(db, author.id)) {
    stories.push(presentAuthored(await visibleStory(db, source.id, author), source));
  }
  return stories;
}

/** When an author leaves: what was ever published stays without a name, unless all is to go. Drafts nobody else ever saw. */
export async function releaseStories(
  db: Queries,
  author_id: string,
  { deletesAll }: { readonly deletesAll: boolean },
): Promise<void> {
  await deleteStories(db, author_id, { keepsPublic: !deletesAll });
  await takeNameOff(db, author_id);
}
