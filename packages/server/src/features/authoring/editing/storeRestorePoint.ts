import type { EditKind, StoryAct } from '@kathaloka/contract/limits';
import { OWN_RESTORE_POINTS_STORED, RESTORE_POINTS_STORED } from '@kathaloka/contract/limits';
import { pick } from '@kathaloka/contract/rules';
import {
  ADMIN_FIELDS,
  COUNTED_FIELDS,
  PLAYED_FIELDS,
  STORY_FIELD_NAMES,
} from '@kathaloka/contract/storyFields';
import { isSame, versionDiff } from '@kathaloka/story';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { isAdmin } from '../../../platform/auth/policy.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { pinStory } from '../../play/public.ts';
import type { EditedRow } from '../repository.ts';
import { workingStory, type WrittenStory } from './storyRow.ts';
import { deleteOldRestorePoints, insertRestorePoint } from './restorePointsRepository.ts';

const NEITHER = new Set<string>([...PLAYED_FIELDS, ...COUNTED_FIELDS, ...ADMIN_FIELDS]);
const DETAILS = STORY_FIELD_NAMES.filter((name) => !NEITHER.has(name));

/** What somebody does to a story. */
export interface Act {
  readonly act: StoryAct;
  readonly user: Pick<SignedInUser, 'id' | 'role'>;
  readonly now: Date;
  /** Whether its author hears of it in another way, such as the letter of a review. */
  readonly hasOwnNotice?: boolean | undefined;
}

/**
 * Stores what a locked story is, before it is written by anybody but its author, or before an earlier text replaces
 * it. Every such write calls this first. `changed` is what an edit writes; without it the text stays.
 */
export async function storeRestorePoint(
  transaction: Transaction,
  row: EditedRow,
  { act, user, now, hasOwnNotice = false, changed }: Act & { readonly changed?: WrittenStory },
): Promise<void> {
  const isOwn = row.author_id === user.id;
  if (row.is_withdrawn || (isOwn && act !== 'restored')) return;
  const before = workingStory(row);
  const kinds = changed ? editKinds(before, changed) : [];
  if (changed && kinds.length === 0) return;
  const story_id = row.id;
  await insertRestorePoint(transaction, {
    story_id,
    snapshot_id: await pinStory(transaction, { story_id, now, isWorking: true }),
    card: JSON.stringify(pick(before, ['title', 'tagline', 'story_description'])),
    scenes: JSON.stringify(Object.keys(before.story_structure.nodes)),
    version: row.version,
    act,
    kinds: JSON.stringify(kinds),
    stored_at: now,
    by_admin: !isOwn && isAdmin(user),
    is_told: isOwn || hasOwnNotice,
    is_hidden: isOwn || hasOwnNotice,
  });
  // so that an author's own restores never push out what an administrator has changed
  const most = isOwn ? OWN_RESTORE_POINTS_STORED : RESTORE_POINTS_STORED;
  await deleteOldRestorePoints(transaction, { story_id, isOwn, most });
}

function editKinds(before: WrittenStory, after: WrittenStory): EditKind[] {
  const { kinds } = versionDiff(before, after);
  const isDetailed = DETAILS.some((name) => !isSame(before[name], after[name]));
  return isDetailed ? [...kinds, 'details'] : [...kinds];
}
