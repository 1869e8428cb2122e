import type { CallName } from '@kathaloka/contract/calls';
import type { QueryOf } from '@kathaloka/contract/endpoints';
import type { AdminStory, AdminStoryPage, BulkResult, Story } from '@kathaloka/contract/entities';
import { ADMIN_ROWS_PER_PAGE, type BulkStoryAction } from '@kathaloka/contract/limits';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Queries, Transaction } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/Deps.ts';
import { notFound } from '../../platform/notFound.ts';
import { recordChange } from '../audit/service.ts';
import { archiveLocked } from '../authoring/service.ts';
import { startIndexing, visibleStories, visibleStory } from '../catalogue/service.ts';
import {
  countMatching,
  findAdminFields,
  findPage,
  findWithWords,
  mergeCounts,
  splitWords,
  type StoriesWanted,
} from './listingRepository.ts';
import { lockStories, type LockedStory, updateStories } from './storiesRepository.ts';

/** A page past the last one is empty, and has the real number of pages. */
export async function allStories(
  deps: Pick<Deps, 'db'>,
  { page, q, ...query }: QueryOf<'listAllStories'>,
  admin: SignedInUser,
): Promise<AdminStoryPage> {
  const wanted = { ...query, limit: ADMIN_ROWS_PER_PAGE, offset: (page - 1) * ADMIN_ROWS_PER_PAGE };
  const words = q ? await splitWords(deps.db, q) : [];
  const { total, ids } =
    q && words.length === 0
      ? { total: 0, ids: [] }
      : await (q ? findWithWords(deps.db, words, wanted) : findInOrder(deps.db, wanted));
  return {
    stories: await present(deps, ids, admin),
    page,
    total_pages: Math.ceil(total / ADMIN_ROWS_PER_PAGE),
    total_stories: total,
  };
}

const OPPOSITE = { asc: 'desc', desc: 'asc' } as const;

/** A page of the second half is read from the end, so that no offset is larger than half of all stories. */
async function findInOrder(db: Queries, wanted: StoriesWanted) {
  const total = await countMatching(db, wanted);
  const { offset, limit, order } = wanted;
  if (offset >= total) return { total, ids: [] };
  if (offset <= total / 2) return { total, ids: await findPage(db, wanted) };
  const rows = Math.min(limit, total - offset);
  const reversed = { ...wanted, order: OPPOSITE[order], limit: rows, offset: total - offset - rows };
  return { total, ids: (await findPage(db, reversed)).toReversed() };
}

async function present(
  deps: Pick<Deps, 'db'>,
  ids: readonly string[],
  admin: SignedInUser,
): Promise<AdminStory[]> {
  if (ids.length === 0) return [];
  const [stories, fields] = await Promise.all([
    visibleStories(deps, { ids }, admin),
    findAdminFields(deps.db, ids),
  ]);
  const fieldsOf = new Map(fields.map(({ id, ...own }) => [id, own]));
  const byId = new Map(stories.map((story) => [story.id, story]));
  return ids.flatMap((id) => {
    const story = byId.get(id);
    const own = fieldsOf.get(id);
    // deleted a moment ago
    if (!story || !own) return [];
    return [{ ...story, ...own, published_at: own.published_at?.toISOString() ?? null }];
  });
}

/** Merges the changes of the counts since the last sweep. */
export function sweepStoryCounts({ db }: Pick<Deps, 'db'>): Promise<void> {
  return mergeCounts(db);
}

export async function setFeatured(
  deps: Deps,
  { id, is_featured }: { readonly id: string; readonly is_featured: boolean },
  admin: SignedInUser,
): Promise<Story> {
  const action = is_featured ? 'feature' : 'unfeature';
  const [result] = await change(deps, { call: 'setFeatured', action, ids: [id] }, admin);
  if (result?.outcome === 'not_found') throw notFound('story');
  return visibleStory(deps, { id }, admin);
}

export function changeStories(
  deps: Deps,
  { action, ids }: { readonly action: BulkStoryAction; readonly ids: readonly string[] },
  admin: SignedInUser,
): Promise<BulkResult[]> {
  return change(deps, { call: 'changeStories', action, ids }, admin);
}

interface Bulk {
  readonly call: CallName;
  readonly action: BulkStoryAction;
  readonly ids: readonly string[];
}

type Flags = Pick<LockedStory, 'status' | 'is_featured'>;

/** The change that an action makes; undefined if the story's status does not allow it. */
const ACTIONS: Readonly<Record<BulkStoryAction, (story: Flags) => Partial<Flags> | undefined>> = {
  feature: () => ({ is_featured: true }),
  unfeature: () => ({ is_featured: false }),
  archive: ({ status }) =>
    status === 'published' || status === 'archived' ? { status: 'archived' } : undefined,
  restore: ({ status }) => (status === 'archived' || status === 'draft' ? { status: 'draft' } : undefined),
};

/** One transaction for all of them, with a result for each. */
async function change(deps: Deps, bulk: Bulk, admin: SignedInUser): Promise<BulkResult[]> {
  const results = await inTransaction(deps.db, (transaction) => changeAll(transaction, deps, bulk, admin));
  startIndexing(deps);
  return results;
}

async function changeAll(
  transaction: Transaction,
  deps: Pick<Deps, 'clock'>,
  { call, action, ids }: Bulk,
  admin: SignedInUser,
): Promise<BulkResult[]> {
  const byId = new Map((await lockStories(transaction, ids)).map((story) => [story.id, story]));
  const results = ids.map((id) => resultOf(id, byId.get(id), action));
  const done = new Set(results.filter(({ outcome }) => outcome === 'done').map(({ id }) => id));
  // an action makes the same of every story
  const [first] = done;
  if (action === 'archive') await archiveLocked(transaction, [...done]);
  else if (first !== undefined)
    await updateStories(transaction, [...done], ACTIONS[action](byId.get(first)!)!);
  for (const id of done) {
    const { title: name, status, is_featured } = byId.get(id)!;
    const before = { status, is_featured };
    const after = { ...before, ...ACTIONS[action](before) };
    await recordChange(transaction, deps, admin, { action: call, kind: 'story', id, name, before, after });
  }
  return results;
}

function resultOf(id: string, story: LockedStory | undefined, action: BulkStoryAction): BulkResult {
  if (!story) return { id, outcome: 'not_found', status: null, is_featured: null };
  const { status, is_featured } = story;
  const changed = ACTIONS[action](story);
  if (!changed) return { id, outcome: 'wrong_status', status, is_featured };
  const after = { status, is_featured, ...changed };
  const isSame = after.status === status && after.is_featured === is_featured;
  return { id, outcome: isSame ? 'unchanged' : 'done', ...after };
}
