import type { AuthoredStory } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Queries } from '../../platform/db/schema.ts';
import { visibleStories } from '../catalogue/service.ts';
import { presentAuthored } from './present.ts';
import { deleteStories, findSources, takeNameOff } from './repository.ts';

/** All that a person wrote, of every status. */
export async function storiesBy(db: Queries, author: SignedInUser): Promise<AuthoredStory[]> {
  const sources = await findSources(db, author.id);
  const ids = sources.map(({ id }) => id);
  const byId = new Map((await visibleStories(db, ids, author)).map((story) => [story.id, story]));
  return sources.flatMap((source) => {
    const story = byId.get(source.id);
    return story ? [presentAuthored(story, source)] : [];
  });
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
