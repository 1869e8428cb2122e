import type { AuthoredStory, MyStory } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { visibleStories, getStory } from '../catalogue/public.ts';
import { presentAuthored, presentMine } from './present.ts';
import { findAuthor, findEdited, findWork, storyIdsBy } from './repository.ts';

export interface AskedStory {
  readonly id: string;
}

/** Null if the story has no owner, undefined if it does not exist. */
export const ownerOfStory = (
  { db }: Pick<Deps, 'db' | 'config'>,
  { id }: AskedStory,
): Promise<string | null | undefined> => findAuthor(db, id);

/** A story as a row of My Stories. */
export async function readMine(
  deps: Pick<Deps, 'db' | 'config'>,
  { id }: AskedStory,
  reader: SignedInUser,
): Promise<MyStory> {
  const row = await findWork(deps.db, id);
  if (!row) throw notFound('story');
  return presentMine(await getStory(deps, { id }, reader), row);
}

/** All stories of a person in any status, with everything that the person wrote, streamed one by one. */
export async function* storiesBy(
  deps: Pick<Deps, 'db' | 'config'>,
  author: SignedInUser,
): AsyncGenerator<AuthoredStory> {
  for await (const { id } of storyIdsBy(deps.db, author.id)) {
    const row = await findEdited(deps.db, id);
    const story = (await storiesById(deps, [id], author)).get(id);
    if (row && story) yield presentAuthored(story, row);
  }
}

export async function storiesById(
  deps: Pick<Deps, 'db' | 'config'>,
  ids: readonly string[],
  reader: SignedInUser,
) {
  return new Map((await visibleStories(deps, { ids }, reader)).map((story) => [story.id, story]));
}
