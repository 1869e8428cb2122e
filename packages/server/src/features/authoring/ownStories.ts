import type { AuthoredStory, MyStory } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { visibleStories, getStory } from '../catalogue/public.ts';
import { presentAuthored, presentMine } from './present.ts';
import { findAuthor, findEditedBy, findWork } from './repository.ts';

export interface AskedStory {
  readonly id: string;
}

/** Null: it has no owner. Undefined: there is no such story. */
export const ownerOfStory = (
  { db }: Pick<Deps, 'db'>,
  { id }: AskedStory,
): Promise<string | null | undefined> => findAuthor(db, id);

/** A story as a row of My Stories. */
export async function readMine(
  deps: Pick<Deps, 'db'>,
  { id }: AskedStory,
  reader: SignedInUser,
): Promise<MyStory> {
  const row = await findWork(deps.db, id);
  if (!row) throw notFound('story');
  return presentMine(await getStory(deps, { id }, reader), row);
}

/** All stories that a person has written, in any status, with everything they wrote. */
export async function storiesBy(deps: Pick<Deps, 'db'>, author: SignedInUser): Promise<AuthoredStory[]> {
  const rows = await findEditedBy(deps.db, author.id);
  const byId = await storiesById(
    deps,
    rows.map(({ id }) => id),
    author,
  );
  return rows.flatMap((row) => {
    const story = byId.get(row.id);
    return story ? [presentAuthored(story, row)] : [];
  });
}

export async function storiesById(deps: Pick<Deps, 'db'>, ids: readonly string[], reader: SignedInUser) {
  return new Map((await visibleStories(deps, { ids }, reader)).map((story) => [story.id, story]));
}
