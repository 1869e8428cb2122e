import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { AuthoredStory } from '@kathaloka/contract/entities';
import { STORIES_PER_PERSON } from '@kathaloka/contract/limits';
import { isSceneInWords } from '@kathaloka/illustrator';
import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { newId } from '../../../platform/ids.ts';
import { notFound } from '../../../platform/notFound.ts';
import { recordIfAdmin } from '../../audit/public.ts';
import { startIndexing } from '../../catalogue/public.ts';
import { coverAddress } from '../../pictures/public.ts';
import { limits } from '../limits.ts';
import { getStorySource } from '../read.ts';
import { checkReferences } from './references.ts';
import {
  countStoriesOf,
  type EditedRow,
  findCreated,
  insertStory,
  lockEdited,
  saveEdited,
  setTags,
} from '../repository.ts';
import { staleStory } from './staleStory.ts';
import { isStoredAs, storyRow } from './storyRow.ts';
import { publishedStory, splitPublished, workingStory, type WrittenStory } from './workingCopy.ts';
import { mayFeature, withdrawsFromReview } from '../policy.ts';

interface NewStory {
  readonly story: BodyOf<'createStory'>;
  /** The same for every attempt to create it. */
  readonly key: string | undefined;
}

/** Creates a draft. A retry with the same key, after a lost response, does not create a second story. */
export async function createStory(
  deps: Deps,
  { story, key }: NewStory,
  author: SignedInUser,
): Promise<AuthoredStory> {
  await deps.rateLimiter.take(limits.create, author.id);
  if (story.is_featured) refuseToFeature(author);
  const id = await inTransaction(deps.db, async (transaction) => {
    const count = await countStoriesOf(transaction, author.id);
    const known = key && (await findCreated(transaction, author.id, key));
    if (known) return resent(transaction, { id: known, story }, author);
    if (count >= STORIES_PER_PERSON) {
      const most = { resource: 'story', max: STORIES_PER_PERSON } as const;
      throw new AppError('limit_reached', `An account has at most ${most.max} stories.`, most);
    }
    await checkReferences(transaction, story);
    return insertNew(transaction, deps, { story, key }, author);
  });
  return getStorySource(deps, { id }, author);
}

async function insertNew(
  transaction: Transaction,
  deps: Deps,
  { story, key }: NewStory,
  author: SignedInUser,
): Promise<string> {
  const id = newId();
  const first = { status: 'draft', created_at: deps.clock(), published_at: null } as const;
  const row = storyRow(story, { id, author_id: author.id, ...first });
  await insertStory(transaction, { ...row, creation_key: key ?? null });
  await setTags(transaction, id, distinct(story.tag_ids));
  const { title } = story;
  const made = { action: 'createStory', kind: 'story', id, name: title } as const;
  await recordIfAdmin(transaction, deps, author, { ...made, before: {}, after: { title } });
  return id;
}

/** Sent again with other content, because its author went on writing while the answer was lost: the last text counts. */
async function resent(
  transaction: Transaction,
  { id, story }: { readonly id: string; readonly story: BodyOf<'createStory'> },
  author: SignedInUser,
): Promise<string> {
  const row = await lockEdited(transaction, id);
  // what was edited since is newer than what is sent again
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

const distinct = (ids: readonly string[]) => [...new Set(ids)];

function refuseToFeature(user: SignedInUser): void {
  if (!mayFeature(user)) throw new AppError('forbidden', 'Only an administrator can feature a story.');
}

/** Changes the given fields. Changes of a published story's content wait until it is published again. */
export async function updateStory(
  deps: Deps,
  { id, changes }: { readonly id: string; readonly changes: BodyOf<'updateStory'> },
  user: SignedInUser,
): Promise<AuthoredStory> {
  await deps.rateLimiter.take(limits.save, user.id);
  const { version, ...given } = changes;
  const fields = given as Partial<WrittenStory>;
  await inTransaction(deps.db, async (transaction) => {
    const row = await lockEdited(transaction, id);
    if (!row) throw notFound('story');
    const working = workingStory(row);
    if (version !== undefined && version !== row.version) throw staleStory(row.version, working, fields);
    if ((fields.is_featured ?? row.is_featured) !== row.is_featured) refuseToFeature(user);
    await checkReferences(transaction, fields);
    await saveWorking(transaction, row, { ...working, ...fields, ...coverOf(row, working, fields) }, user);
    if (fields.tag_ids) await setTags(transaction, id, distinct(fields.tag_ids));
    const changed = { action: 'updateStory', kind: 'story', id, name: row.title } as const;
    const before = Object.fromEntries(
      Object.keys(fields).map((field) => [field, working[field as keyof WrittenStory]]),
    );
    await recordIfAdmin(transaction, deps, user, { ...changed, before, after: fields });
  });
  // a published story is found by its new title
  startIndexing(deps);
  return getStorySource(deps, { id }, user);
}

/** The author's own image and its alternative text; if there is none, the cover is drawn and described again. */
function coverOf(
  { id }: EditedRow,
  { cover: drawn, cover_image_url, image_alt }: WrittenStory,
  changes: Partial<WrittenStory>,
): Pick<WrittenStory, 'cover_image_url' | 'image_alt'> {
  const url = changes.cover_image_url === undefined ? cover_image_url : changes.cover_image_url;
  const isDrawn = drawn !== null && url === coverAddress(id, drawn);
  const isDescribed = drawn !== null && isSceneInWords(image_alt, drawn);
  return {
    cover_image_url: isDrawn ? null : url,
    image_alt: changes.image_alt ?? (isDescribed ? '' : image_alt),
  };
}

/** Stores the working copy of a story. A change by its author withdraws it from review, because the reviewer has read an older text. */
export async function saveWorking(
  transaction: Transaction,
  row: EditedRow,
  changed: WrittenStory,
  user: Pick<SignedInUser, 'role'>,
): Promise<void> {
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
    working_copy: working_copy && JSON.stringify(working_copy),
    ...(isWithdrawn && { submitted_at: null, submission_note: '' }),
  });
}
