import type { MyStory } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { hideDecisions } from './repository.ts';
import { type AskedStory, readMine } from './ownStories.ts';

/** Hides the decision that the author has read, and earlier ones. */
export async function hideReportDecision(
  deps: Pick<Deps, 'db' | 'config'>,
  { id, decided_at }: AskedStory & { readonly decided_at: string },
  author: SignedInUser,
): Promise<MyStory> {
  await hideDecisions(deps.db, { id, until: new Date(decided_at) });
  return readMine(deps, { id }, author);
}
