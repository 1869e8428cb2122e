import type { BodyOf } from '@kathaloka/contract/endpoints';
import { type AuthoredStory, type ImportedShelf, StoryCreate } from '@kathaloka/contract/entities';
import { importing } from '@kathaloka/contract/messages';
import { pick } from '@kathaloka/contract/rules';
import { EMPTY_STORY, TEXT_FIELDS } from '@kathaloka/contract/storyFields';
import { refusalText } from '@kathaloka/formats';
import { isSame } from '@kathaloka/story';
import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { refuseFull } from '../../../platform/limits/storage.ts';
import { fetchCoversSoon } from '../sweepForeignCovers.ts';
import { insertNew } from '../editing/createStory.ts';
import { checkReferences } from '../editing/references.ts';
import { workingStory } from '../editing/storyRow.ts';
import { limits } from '../limits.ts';
import { refuseManyStories } from '../editing/storyLimit.ts';
import { lockAndCountStories, findEdited } from '../repository.ts';
import { faultOf } from './importFault.ts';
import type { ShelfOutcome } from './importThread.ts';
import { readShelf } from './readFiles.ts';
import { findCategory, findTags, idsOfTitle, lockShelf } from '../shelfRepository.ts';

type Read = NonNullable<ShelfOutcome['stories']>[number];
type Report = ImportedShelf['stories'][number];

/**
 * Imports the stories of a file as drafts of the administrator, each in its own transaction. A story that
 * exists already, of any author, is skipped, so the same file can be sent again.
 */
export async function importShelf(
  deps: Deps,
  { name, content }: BodyOf<'importShelf'>,
  admin: SignedInUser,
): Promise<ImportedShelf> {
  await deps.rateLimiter.take(limits.import, admin.id);
  const bytes = new Uint8Array(Buffer.from(content, 'base64'));
  const { stories, refusal } = await readShelf({ shelf: { name, bytes } }, admin.id);
  if (!stories) throw new AppError('validation_failed', [faultOf(refusal, ['body', 'content'])]);
  const reports: Report[] = [];
  for (const read of stories) reports.push(await take(deps, read, admin));
  fetchCoversSoon(deps);
  return { stories: reports };
}

async function take(deps: Deps, read: Read, admin: SignedInUser): Promise<Report> {
  const report = { name: read.name, id: null, reasons: [], left_out: [] };
  const refused = (reasons: string[]): Report => ({ ...report, outcome: 'refused', reasons });
  if ('refusal' in read) return refused([refusalText(importing.refusals, read.refusal)]);
  if (read.refused.length > 0) return refused(read.refused);
  try {
    return await inTransaction(deps.db, async (transaction): Promise<Report> => {
      const { story, left_out } = await filed(transaction, read);
      const parsed = StoryCreate.safeParse(story);
      if (!parsed.success) return refused(parsed.error.issues.map(reasonOf));
      const name = parsed.data.title;
      await lockShelf(transaction, name);
      const there = await sameStory(transaction, parsed.data);
      if (there !== undefined) return { ...report, name, outcome: 'already_here', id: there };
      const id = await store(transaction, deps, { story: parsed.data, admin });
      return { ...report, name, outcome: 'taken', id, left_out };
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'limit_reached') return refused([error.message]);
    throw error;
  }
}

const reasonOf = ({ path, message }: { readonly path: readonly PropertyKey[]; readonly message: string }) =>
  path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`;

/** The story as a draft of this installation, with the category and tags that have these names here. */
async function filed(
  transaction: Transaction,
  { imported, category, tags }: Extract<Read, { readonly imported: unknown }>,
) {
  const { category_id, tag_ids = [], ...fields } = imported.fields;
  const found = await findTags(transaction, { names: tags, ids: tag_ids });
  return {
    story: {
      ...EMPTY_STORY,
      ...fields,
      is_featured: false,
      story_structure: imported.structure,
      category_id: (await findCategory(transaction, { name: category, id: category_id ?? null })) ?? '',
      tag_ids: found.map(({ id }) => id),
    },
    left_out: tags.filter((name) => !found.some((tag) => tag.called.includes(name.toLowerCase()))),
  };
}

/** A story of any author with the same content. */
async function sameStory(transaction: Transaction, story: StoryCreate): Promise<string | undefined> {
  const content = pick(story, TEXT_FIELDS);
  for (const id of await idsOfTitle(transaction, story.title)) {
    const row = await findEdited(transaction, id);
    if (row && isSame(pick(workingStory(row), TEXT_FIELDS), content)) return id;
  }
  return undefined;
}

async function store(
  transaction: Transaction,
  deps: Deps,
  { story, admin }: { readonly story: StoryCreate; readonly admin: SignedInUser },
): Promise<AuthoredStory['id']> {
  refuseManyStories(await lockAndCountStories(transaction, admin.id));
  await refuseFull(transaction, admin.id);
  await checkReferences(transaction, story);
  return insertNew(transaction, deps, { story, key: undefined, fetched: null, action: 'importShelf' }, admin);
}
