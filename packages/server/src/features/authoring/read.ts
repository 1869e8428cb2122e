import type { AuthoredStory, MyStories, MyStory } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { visibleStories, visibleStory } from '../catalogue/public.ts';
import { presentAuthored, presentMine } from './present.ts';
import { findAuthor, findEdited, findEditedBy, findWork, findWorkBy, hideDecisions } from './repository.ts';

interface AskedStory {
  readonly id: string;
}

/** Null: nobody owns it. Undefined: there is no such story. */
export const ownerOfStory = (
  { db }: Pick<Deps, 'db'>,
  { id }: AskedStory,
): Promise<string | null | undefined> => findAuthor(db, id);

/** A person's own stories of every status, newest first. */
export async function listMyStories(deps: Pick<Deps, 'db'>, author: SignedInUser): Promise<MyStories> {
  const rows = await findWorkBy(deps.db, author.id);
  const byId = await storiesById(
    deps,
    rows.map(({ id }) => id),
    author,
  );
  return {
    stories: rows.flatMap((row) => {
      const story = byId.get(row.id);
      return story ? [presentMine(story, row)] : [];
    }),
  };
}

/** A story as a row of My Stories. */
export async function readMine(
  deps: Pick<Deps, 'db'>,
  { id }: AskedStory,
  reader: SignedInUser,
): Promise<MyStory> {
  const row = await findWork(deps.db, id);
  if (!row) throw notFound('story');
  return presentMine(await visibleStory(deps, { id }, reader), row);
}

/** Hides the decision that the author has read, and those before it. */
export async function hideReportDecision(
  deps: Pick<Deps, 'db'>,
  { id, decided_at }: AskedStory & { readonly decided_at: string },
  author: SignedInUser,
): Promise<MyStory> {
  await hideDecisions(deps.db, { id, until: new Date(decided_at) });
  return readMine(deps, { id }, author);
}

/** A story with everything that its author has written, published or not. */
export async function getStorySource(
  deps: Pick<Deps, 'db'>,
  { id }: AskedStory,
  reader: SignedInUser,
): Promise<AuthoredStory> {
  const row = await findEdited(deps.db, id);
  if (!row) throw notFound('story');
  return presentAuthored(await visibleStory(deps, { id }, reader), row);
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

async function storiesById(deps: Pick<Deps, 'db'>, ids: readonly string[], reader: SignedInUser) {
  return new Map((await visibleStories(deps, { ids }, reader)).map((story) => [story.id, story]));
}
