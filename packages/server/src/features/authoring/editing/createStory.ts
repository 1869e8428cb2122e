import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { AuthoredStory } from '@kathaloka/contract/entities';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { refuseFull } from '../../../platform/limits/storage.ts';
import { newId } from '../../../platform/ids.ts';
import { recordIfAdmin } from '../../audit/public.ts';
import { type FetchedCover } from '../../pictures/public.ts';
import { limits } from '../limits.ts';
import { getStorySource } from '../getStorySource.ts';
import { refuseManyStories } from './storyLimit.ts';
import { lockAndCountStories, findCreated, insertStory, lockStory, setTags } from '../repository.ts';
import { checkReferences } from './references.ts';
import { isStoredAs, storyRow, workingStory } from './storyRow.ts';
import { coverOf, fetchChanged, pictureColumns } from './coverPicture.ts';
import { refuseAdminFlags, distinct, saveWorking } from './saveWorking.ts';

interface NewStory {
  readonly story: BodyOf<'createStory'>;
  /** The idempotency key: the same for every attempt to create this story. */
  readonly key: string | undefined;
}

interface WithPicture {
  /** The picture of a cover that is elsewhere. */
  readonly fetched: FetchedCover | null;
}

/** Creates a draft. A retry with the same key, after a lost answer, does not create a second story. */
export async function createStory(
  deps: Deps,
  { story, key }: NewStory,
  author: SignedInUser,
): Promise<AuthoredStory> {
  await deps.rateLimiter.take(limits.create, author.id);
  refuseAdminFlags(author, story);
  const fetched = await fetchForNew(deps, { story, key }, author);
  const id = await inTransaction(deps.db, async (transaction) => {
    const count = await lockAndCountStories(transaction, author.id);
    const known = key && (await findCreated(transaction, author.id, key));
    if (known) return resent(transaction, deps, { id: known, story, fetched }, author);
    refuseManyStories(count);
    await refuseFull(transaction, author.id);
    await checkReferences(transaction, story);
    return insertNew(transaction, deps, { story, key, fetched }, author);
  });
  return getStorySource(deps, { id }, author);
}

/** Inserts a draft. For an administrator, records the call that created it. */
export async function insertNew(
  transaction: Transaction,
  deps: Pick<Deps, 'clock'>,
  {
    story,
    key,
    fetched,
    action = 'createStory',
  }: NewStory & WithPicture & { readonly action?: 'createStory' | 'importShelf' },
  author: SignedInUser,
): Promise<string> {
  const id = newId();
  const first = { status: 'draft', created_at: deps.clock(), published_at: null } as const;
  const own = fetched ? { ...story, cover_image_url: fetched.addressFor(id) } : story;
  const row = { ...storyRow(own, { id, author_id: author.id, ...first }), ...pictureColumns(fetched) };
  await insertStory(transaction, { ...row, creation_key: key ?? null });
  await setTags(transaction, id, distinct(story.tag_ids));
  const { title } = story;
  const made = { action, kind: 'story', id, name: title } as const;
  await recordIfAdmin(transaction, deps, author, { ...made, before: {}, after: { title } });
  return id;
}

/** Fetches the cover of a new story, unless an earlier attempt has fetched it. */
async function fetchForNew(
  deps: Deps,
  { story, key }: NewStory,
  author: SignedInUser,
): Promise<FetchedCover | null> {
  const id = key && (await findCreated(deps.db, author.id, key));
  return fetchChanged(deps, { id: id || null, url: story.cover_image_url }, author);
}

/** Handles a retry after its author continued writing: the last text wins. */
async function resent(
  transaction: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  { id, story, fetched }: WithPicture & { readonly id: string; readonly story: BodyOf<'createStory'> },
  author: SignedInUser,
): Promise<string> {
  const row = await lockStory(transaction, id);
  // later edits are newer than the retry
  if (row?.version !== 1) return id;
  await checkReferences(transaction, story);
  const tag_ids = distinct(story.tag_ids);
  const cover = coverOf(row, workingStory(row), { ...story, fetched });
  if (isStoredAs(row, { ...story, tag_ids, cover_image_url: cover.cover_image_url })) return id;
  await saveWorking(
    transaction,
    row,
    { ...workingStory(row), ...story, ...cover },
    { act: 'edited', user: author, now: clock(), fetched },
  );
  await setTags(transaction, id, tag_ids);
  return id;
}
