import type { Deps } from '../../platform/Deps.ts';
import { batched } from '../../platform/db/batched.ts';
import type { Queries } from '../../platform/db/schema.ts';
import { findTies } from './repository.ts';

/** Which of some stories a person likes, has bookmarked or has written. */
export interface Ties {
  readonly liked: ReadonlySet<string>;
  readonly bookmarked: ReadonlySet<string>;
  readonly written: ReadonlySet<string>;
}

interface Question {
  readonly user_id: string;
  /** The ids of the stories. */
  readonly ids: readonly string[];
}

/** Combines concurrent questions into one query. */
export function createTiesOf({ db }: Pick<Deps, 'db'>): (question: Question) => Promise<Ties> {
  return batched(async (questions: readonly Question[]) => {
    const found = await tiesOf(db, questions);
    return ({ user_id }: Question) => found.get(user_id) ?? NONE;
  });
}

/** A person's reactions to these stories. */
export async function reactionsOf(db: Queries, user_id: string, ids: readonly string[]): Promise<Ties> {
  return (await tiesOf(db, [{ user_id, ids }])).get(user_id) ?? NONE;
}

const NONE: Ties = { liked: new Set(), bookmarked: new Set(), written: new Set() };

async function tiesOf(db: Queries, questions: readonly Question[]): Promise<Map<string, Ties>> {
  const people = [...new Set(questions.map(({ user_id }) => user_id))];
  const stories = [...new Set(questions.flatMap(({ ids }) => ids))];
  const of = new Map(people.map((user_id) => [user_id, noTies()]));
  for (const { user_id, story_id, tie } of await findTies(db, people, stories))
    of.get(user_id)?.[tie].add(story_id);
  return of;
}

const noTies = () => ({
  liked: new Set<string>(),
  bookmarked: new Set<string>(),
  written: new Set<string>(),
});
