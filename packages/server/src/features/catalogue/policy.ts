import type { ContentRating, StoryStatus } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { PUBLISHED, type Ratings } from '../../platform/db/published.ts';
import { mayUse } from '../../platform/auth/policy.ts';

interface Owned {
  /** Null if the author has deleted their account. */
  readonly author_id: string | null;
}

type Person = Pick<SignedInUser, 'id' | 'role' | 'has_premium_access'>;

interface Rated {
  readonly content_rating: ContentRating;
}

export const isRatedFor = ({ content_rating }: Rated, ratings: Ratings): boolean =>
  ratings === null || ratings.includes(content_rating);

/** Whether a person may see a story. The young do not see stories for older readers, except their own. */
export function maySee(
  story: Owned & Rated & { readonly status: StoryStatus },
  person: Person | null,
  ratings: Ratings,
): boolean {
  return (story.status === PUBLISHED && isRatedFor(story, ratings)) || mayUse(story.author_id, person);
}

/** Whether a person may play a premium story. Authors may always play their own, administrators all. */
export function mayPlayPremium(story: Owned, person: Person | null): boolean {
  return person !== null && (person.has_premium_access || mayUse(story.author_id, person));
}
