import type { ContentRating, StoryStatus } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { PUBLISHED, type Ratings } from '../../platform/db/published.ts';
import { mayUse } from '../../platform/auth/policy.ts';

interface Owned {
  /** Null: the author has deleted their account. */
  readonly author_id: string | null;
}

type Person = Pick<SignedInUser, 'id' | 'role' | 'has_premium_access'>;

interface Rated {
  readonly content_rating: ContentRating;
}

export const isRatedFor = ({ content_rating }: Rated, ratings: Ratings): boolean =>
  ratings === null || ratings.includes(content_rating);

/** A story that is rated for older readers does not exist for the young, unless they have written it. */
export function maySee(
  story: Owned & Rated & { readonly status: StoryStatus },
  person: Person | null,
  ratings: Ratings,
): boolean {
  return (story.status === PUBLISHED && isRatedFor(story, ratings)) || mayUse(story.author_id, person);
}

/** Authors and administrators may always play their own premium stories. */
export function mayPlayPremium(story: Owned, person: Person | null): boolean {
  return person !== null && (person.has_premium_access || mayUse(story.author_id, person));
}
