import type { StoryStatus } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { PUBLISHED } from '../../platform/db/published.ts';
import { mayUse } from '../../platform/auth/policy.ts';

interface Owned {
  /** Null: the author has deleted their account. */
  readonly author_id: string | null;
}

type Person = Pick<SignedInUser, 'id' | 'role' | 'has_premium_access'>;

export function maySee(story: Owned & { readonly status: StoryStatus }, person: Person | null): boolean {
  return story.status === PUBLISHED || mayUse(story.author_id, person);
}

/** Authors and administrators may always play their own premium stories. */
export function mayPlayPremium(story: Owned, person: Person | null): boolean {
  return person !== null && (person.has_premium_access || mayUse(story.author_id, person));
}
