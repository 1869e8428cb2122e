import type { ReviewItem } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { PUBLISHED } from '../../../platform/db/published.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { visibleStories } from '../../catalogue/public.ts';
import { findSubmitted } from '../repository.ts';

/** More stories than an administrator reviews in a day. */
const LISTED = 200;

/** The stories that await review, longest waiting first. */
export async function listReviews(
  deps: Pick<Deps, 'db' | 'config'>,
  admin: SignedInUser,
): Promise<ReviewItem[]> {
  const rows = await findSubmitted(deps.db, LISTED);
  const stories = await visibleStories(deps, { ids: rows.map(({ id }) => id) }, admin);
  const byId = new Map(stories.map((story) => [story.id, story]));
  return rows.flatMap(({ id, submitted_at, submission_note, version, status }) => {
    const story = byId.get(id);
    if (!story || !submitted_at) return [];
    const isUpdate = status === PUBLISHED;
    return [
      {
        story,
        submitted_at: submitted_at.toISOString(),
        note: submission_note,
        version,
        is_update: isUpdate,
      },
    ];
  });
}
