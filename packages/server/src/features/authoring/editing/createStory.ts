import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { AuthoredStory } from '@kathaloka/contract/entities';
import { STORIES_PER_PERSON } from '@kathaloka/contract/limits';
import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { refuseFull } from '../../../platform/limits/storage.ts';
import { newId } from '../../../platform/ids.ts';
import { recordIfAdmin } from '../../audit/public.ts';
import { limits } from '../limits.ts';
import { getStorySource } from '../getStorySource.ts';
import { countStoriesOf, findCreated, insertStory, lockEdited, setTags } from '../repository.ts';
import { checkReferences } from './references.ts';
import { isStoredAs, storyRow, workingStory } from './storyRow.ts';
import { refuseAdminFlags, distinct, saveWorking, coverOf } from './saveWorking.ts';

interface NewStory {
  readonly story: BodyOf<'createStory'>;
  /** The idempotency key: the same for every attempt to create this story. */
  readonly key: string | undefined;
}

/** Creates a draft. A retry with the same key, after a lost answer, does not create a second story. */
export async function createStory(
  deps: Deps,
  { story, key }: NewStory,
  author: SignedInUser,
): Promise<AuthoredStory> {
  await deps.rateLimiter.take(limits.create, author.id);
  refuseAdminFlags(author, story);
  const id = await inTransaction(deps.db, async (transaction) => {
    const count = await countStoriesOf(transaction, author.id);
    const known = key && (await findCreated(transaction, author.id, key));
    if (known) return resent(transaction, { id: known, story }, author);
    if (count >= STORIES_PER_PERSON) {
      const most = { resource: 'story', max: STORIES_PER_PERSON } as const;
      throw new AppError('limit_reached', `An account has at most ${most.max} stories.`, most);
    }
    await refuseFull(transaction, author.id);
    await checkReferences(transaction, story);
    return insertNew(transaction, deps, { story, key }, author);
  });
  return getStorySource(deps, { id }, author);
}

/** Inserts a draft. For an administrator, records the call that created it. */
export async function insertNew(
  transaction: Transaction,
  deps: Pick<Deps, 'clock'>,
  { story, key, action = 'createStory' }: NewStory & { readonly action?: 'createStory' | 'importShelf' },
  author: SignedInUser,
): Promise<string> {
  const id = newId();
  const first = { status: 'draft', created_at: deps.clock(), published_at: null } as const;
  const row = storyRow(story, { id, author_id: author.id, ...first });
  await insertStory(transaction, { ...row, creation_key: key ?? null });
  await setTags(transaction, id, distinct(story.tag_ids));
  const { title } = story;
  const made = { action, kind: 'story', id, name: title } as const;
  await recordIfAdmin(transaction, deps, author, { ...made, before: {}, after: { title } });
  return id;
}

/** Handles a retry after its author continued writing: the last text wins. */
async function resent(
  transaction: Transaction,
  { id, story }: { readonly id: string; readonly story: BodyOf<'createStory'> },
  author: SignedInUser,
): Promise<string> {
  const row = await lockEdited(transaction, id);
  // later edits are newer than the retry
  if (row?.version !== 1) return id;
  await checkReferences(transaction, story);
  const tag_ids = distinct(story.tag_ids);
  if (isStoredAs(row, { ...story, tag_ids })) return id;
  await saveWorking(
    transaction,
    row,
    { ...workingStory(row), ...story, ...coverOf(row, workingStory(row), story) },
    author,
  );
  await setTags(transaction, id, tag_ids);
  return id;
}
