import type { MyStories } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { presentMine } from './present.ts';
import { findWorkBy } from './repository.ts';
import { storiesById } from './ownStories.ts';

/** A person's own stories of every status, newest first. */
export async function listMyStories(
  deps: Pick<Deps, 'db' | 'config'>,
  author: SignedInUser,
): Promise<MyStories> {
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
