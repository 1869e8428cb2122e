import type { BulkResult } from '@kathaloka/contract/entities';
import type { BulkStoryAction } from '@kathaloka/contract/limits';
import type { Deps } from '../../platform/Deps.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Transaction } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { recordChange } from '../audit/public.ts';
import { archiveLocked, changeAdministered } from '../authoring/public.ts';
import { startIndexing } from '../catalogue/public.ts';
import { type LockedStory, lockStories } from './storiesRepository.ts';

type Flags = Pick<LockedStory, 'status' | 'is_featured'>;
type Changes = Partial<Flags & Pick<LockedStory, 'deletes_at'>>;
type Story = Flags & Pick<LockedStory, 'is_withdrawn'>;

/** The change that an action makes, or undefined if the status of the story does not allow it. */
const ACTIONS: Readonly<Record<BulkStoryAction, (story: Story) => Changes | undefined>> = {
  feature: ({ status }) => (status === 'published' ? { is_featured: true } : undefined),
  unfeature: () => ({ is_featured: false }),
  archive: ({ status }) =>
    status === 'published' || status === 'archived' ? { status: 'archived', is_featured: false } : undefined,
  restore: ({ status, is_withdrawn }) =>
    !is_withdrawn && (status === 'archived' || status === 'draft')
      ? { status: 'draft', deletes_at: null }
      : undefined,
};

interface Bulk {
  readonly action: BulkStoryAction;
  readonly ids: readonly string[];
}

/** Changes all stories in one transaction, and returns a result for each. */
export async function changeStories(deps: Deps, bulk: Bulk, admin: SignedInUser): Promise<BulkResult[]> {
  const results = await inTransaction(deps.db, (transaction) => changeAll(transaction, deps, bulk, admin));
  startIndexing(deps);
  return results;
}

async function changeAll(
  transaction: Transaction,
  deps: Pick<Deps, 'clock'>,
  { action, ids }: Bulk,
  admin: SignedInUser,
): Promise<BulkResult[]> {
  const byId = new Map((await lockStories(transaction, ids)).map((story) => [story.id, story]));
  const results = ids.map((id) => resultOf(id, byId.get(id), action));
  const done = new Set(results.filter(({ outcome }) => outcome === 'done').map(({ id }) => id));
  // the change is the same for all these stories, so it is taken from the first one
  const [first] = done;
  if (action === 'archive') await archiveLocked(transaction, [...done]);
  else if (first !== undefined)
    await changeAdministered(transaction, [...done], ACTIONS[action](byId.get(first)!)!);
  for (const id of done) {
    const story = byId.get(id)!;
    const { title: name, status, is_featured } = story;
    const before = { status, is_featured };
    const { deletes_at: _kept, ...after } = { ...before, ...ACTIONS[action](story) };
    await recordChange(transaction, deps, admin, {
      action: 'changeStories',
      kind: 'story',
      id,
      name,
      before,
      after,
    });
  }
  return results;
}

function resultOf(id: string, story: LockedStory | undefined, action: BulkStoryAction): BulkResult {
  if (!story) return { id, outcome: 'not_found', status: null, is_featured: null };
  const { status, is_featured } = story;
  const changed = ACTIONS[action](story);
  if (!changed) return { id, outcome: 'wrong_status', status, is_featured };
  const { deletes_at: _kept, ...after } = { status, is_featured, ...changed };
  const isSame = after.status === status && after.is_featured === is_featured;
  return { id, outcome: isSame ? 'unchanged' : 'done', ...after };
}
