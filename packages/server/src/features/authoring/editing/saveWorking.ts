import { wireFault } from '@kathaloka/contract/entities';
import { ADMIN_FIELDS, EMPTY_STORY } from '@kathaloka/contract/storyFields';
import { scenesFault } from '@kathaloka/story/editing';
import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { refuseGrowth } from '../../../platform/limits/storage.ts';
import type { FetchedCover } from '../../pictures/public.ts';
import { type EditedRow, saveEdited } from '../repository.ts';
import { mayRemoveScenes, maySetFlags, withdrawsFromReview } from '../policy.ts';
import { type Act, storeRestorePoint } from './storeRestorePoint.ts';
import { pictureColumns } from './coverPicture.ts';
import { publishedStory, storyRow, type WrittenStory } from './storyRow.ts';
import { splitPublished } from './workingCopy.ts';

export const distinct = (ids: readonly string[]) => [...new Set(ids)];

type AdminFlags = Pick<WrittenStory, (typeof ADMIN_FIELDS)[number]>;

const REFUSED: Readonly<Record<keyof AdminFlags, string>> = {
  is_featured: 'Only an administrator can feature a story.',
  is_open_to_guests: 'Only an administrator can open a story to guests.',
};

/** Throws if the caller changes fields that only administrators may change. */
export function refuseAdminFlags(
  user: SignedInUser,
  changed: Partial<AdminFlags>,
  before: AdminFlags = EMPTY_STORY,
): void {
  if (maySetFlags(user)) return;
  const refused = ADMIN_FIELDS.find((field) => (changed[field] ?? before[field]) !== before[field]);
  if (refused) throw new AppError('forbidden', REFUSED[refused]);
}

/** Refuses an update by an administrator that would leave a story without its scenes: a draft has no version to restore them from. */
export function refuseLostScenes(
  user: SignedInUser,
  { story_structure }: Partial<WrittenStory>,
  before: WrittenStory,
): void {
  if (!story_structure || mayRemoveScenes(user)) return;
  const fault = scenesFault(story_structure, before.story_structure);
  if (fault) throw new AppError('validation_failed', [wireFault(['body', 'story_structure'], fault)]);
}

type Saved = Act & { readonly fetched: FetchedCover | null };

/**
 * Stores the working copy of a story, and what it was before somebody else's change. An author's change withdraws the story from review, because the
 * reviewer has read the older text; it needs room in the account. An administrator's change does not: its restore point
 * must be stored in any case.
 */
export function saveWorking(
  transaction: Transaction,
  row: EditedRow,
  changed: WrittenStory,
  act: Saved,
): Promise<void> {
  const save = () => writeWorking(transaction, row, changed, act);
  return row.author_id === act.user.id ? refuseGrowth(transaction, row.author_id, save) : save();
}

async function writeWorking(
  transaction: Transaction,
  row: EditedRow,
  changed: WrittenStory,
  { fetched, ...act }: Saved,
): Promise<void> {
  const { user } = act;
  await storeRestorePoint(transaction, row, { ...act, changed });
  const { id, author_id, created_at, published_at } = row;
  const isWithdrawn = row.submitted_at !== null && withdrawsFromReview(user);
  const status = isWithdrawn && row.status === 'in_review' ? 'draft' : row.status;
  const { story, working_copy } =
    status === 'published'
      ? splitPublished(publishedStory(row), changed)
      : { story: changed, working_copy: null };
  const { id: _, ...content } = storyRow(story, { id, author_id, status, created_at, published_at });
  await saveEdited(transaction, id, {
    ...content,
    ...((fetched ?? content.cover_image_url !== row.cover_image_url) && pictureColumns(fetched)),
    working_copy: working_copy && JSON.stringify(working_copy),
    ...(isWithdrawn && { submitted_at: null, submission_note: '' }),
  });
}
