import type { ReviewItem, Story } from '@kathaloka/contract/entities';
import { paths } from '@kathaloka/contract/paths';
import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { PUBLISHED } from '../../../platform/db/published.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { sendEmailTo } from '../../accounts/public.ts';
import { visibleStories, visibleStory } from '../../catalogue/public.ts';
import { changeReviewed, changeStatus, publishLocked, wrongStatus } from './publishStory.ts';
import { type EditedRow, findSubmitted, saveEdited } from '../repository.ts';
import { reviewEmail } from './reviewEmails.ts';
import { workingStory } from '../editing/workingCopy.ts';

/** More than anybody reads in a day. */
const LISTED = 200;

/** The stories that wait for a decision, longest waiting first. */
export async function listReviews(deps: Pick<Deps, 'db'>, admin: SignedInUser): Promise<ReviewItem[]> {
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

/** Publishes a submitted story, if it is still the version that the reviewer has read. */
export async function approveReview(
  deps: Deps,
  { story_id: id, version }: { readonly story_id: string; readonly version?: number | undefined },
  admin: SignedInUser,
): Promise<Story> {
  const story = await changeReviewed(deps, { id, action: 'approveReview' }, admin, {
    assertAllowed: (row) => {
      if (!row.submitted_at) throw wrongStatus(row);
      if (version === undefined || version === row.version) return;
      const now = { version: row.version, conflicts: [] };
      throw new AppError('stale_version', 'The story was changed after it was read.', now);
    },
    change: async (transaction, row) => {
      const { author_id: published_by, submission_note: note } = row;
      await publishLocked(transaction, row, { note, published_by, now: deps.clock() });
    },
  });
  tellAuthor(deps, story, { admin, reason: null });
  return visibleStory(deps, { id }, admin);
}

/** Sends a story back with a reason; a published one stays as it is. */
export async function rejectReview(
  deps: Deps,
  { story_id: id, reason }: { readonly story_id: string; readonly reason: string },
  admin: SignedInUser,
): Promise<Story> {
  const story = await changeStatus(
    deps,
    { id, action: 'rejectReview', reason },
    admin,
    async (transaction, row) => {
      if (!row.submitted_at) throw wrongStatus(row);
      await saveEdited(transaction, id, {
        status: row.status === 'in_review' ? 'draft' : row.status,
        submitted_at: null,
        submission_note: '',
        review_note: reason,
      });
    },
  );
  tellAuthor(deps, story, { admin, reason });
  return visibleStory(deps, { id }, admin);
}

interface Decision {
  readonly admin: SignedInUser;
  /** Null: it was approved. */
  readonly reason: string | null;
}

/** By mail, unless they decided it themselves. */
function tellAuthor(deps: Deps, story: EditedRow, { admin, reason }: Decision): void {
  const { id, author_id, status } = story;
  if (author_id === null || author_id === admin.id) return;
  const { publicUrl } = deps.config;
  const urls = { story: publicUrl + paths.story(id), myStories: publicUrl + paths.myStories };
  const reviewed = { title: workingStory(story).title, reason, is_update: status === PUBLISHED };
  sendEmailTo(deps, { user_id: author_id }, (reader) => reviewEmail(reader, reviewed, urls));
}
