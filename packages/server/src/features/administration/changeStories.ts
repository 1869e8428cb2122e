import type { BulkResult } from '@kathaloka/contract/entities';
import type { BulkStoryAction } from '@kathaloka/contract/limits';
import type { Deps } from '../../platform/Deps.ts';
import { DAY_MS } from '../../platform/durations.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Transaction } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type MadeChange, newestChanges, recordChange } from '../audit/public.ts';
import { archiveLocked, changeAdministered, makeDrafts, putBack, tellOfActs } from '../authoring/public.ts';
import { startJobs } from '../../platform/jobs/jobs.ts';
import { startIndexing } from '../catalogue/public.ts';
import { type LockedStory, lockStories } from './storiesRepository.ts';

/** Later an administrator decides about each story. */
const UNDO_WITHIN_MS = DAY_MS;

type Flags = Pick<LockedStory, 'status' | 'is_featured'>;
type Changes = Partial<Flags>;
type Story = Flags & Pick<LockedStory, 'is_withdrawn'>;

type Action = Exclude<BulkStoryAction, 'undo'>;

/** The change that an action makes, or undefined if the status of the story does not allow it. */
const ACTIONS: Readonly<Record<Action, (story: Story) => Changes | undefined>> = {
  feature: ({ status }) => (status === 'published' ? { is_featured: true } : undefined),
  unfeature: () => ({ is_featured: false }),
  archive: ({ status }) =>
    status === 'published' || status === 'archived' ? { status: 'archived', is_featured: false } : undefined,
  restore: ({ status, is_withdrawn }) =>
    !is_withdrawn && (status === 'archived' || status === 'draft') ? { status: 'draft' } : undefined,
};

interface Bulk {
  readonly action: BulkStoryAction;
  readonly ids: readonly string[];
}

/** Changes all stories in one transaction, and returns a result for each. */
export async function changeStories(deps: Deps, bulk: Bulk, admin: SignedInUser): Promise<BulkResult[]> {
  const results = await inTransaction(deps.db, (transaction) => changeAll(transaction, deps, bulk, admin));
  startIndexing(deps);
  startJobs(deps);
  return results;
}

async function changeAll(
  transaction: Transaction,
  deps: Pick<Deps, 'clock' | 'config'>,
  { action, ids }: Bulk,
  admin: SignedInUser,
): Promise<BulkResult[]> {
  const now = deps.clock();
  const byId = new Map((await lockStories(transaction, ids)).map((story) => [story.id, story]));
  const results =
    action === 'undo'
      ? await undoEach(transaction, { byId, ids, user: admin, now })
      : ids.map((id) => resultOf(id, byId.get(id), (story) => ACTIONS[action](story)));
  const done = results.filter(({ outcome }) => outcome === 'done');
  if (action !== 'undo')
    await applyTo(transaction, action, { ids: done.map(({ id }) => id), user: admin, now });
  await tellOfActs(transaction, deps, ids);
  for (const { id, status, is_featured } of done) {
    const story = byId.get(id)!;
    await recordChange(transaction, deps, admin, {
      action: 'changeStories',
      kind: 'story',
      id,
      name: story.title,
      before: flagsOf(story),
      after: { status, is_featured },
    });
  }
  return results;
}

interface By {
  readonly user: SignedInUser;
  readonly now: Date;
}

async function applyTo(
  transaction: Transaction,
  action: Action,
  { ids, ...by }: By & { readonly ids: readonly string[] },
): Promise<void> {
  if (action === 'archive') await archiveLocked(transaction, ids, by);
  else if (action === 'restore') await makeDrafts(transaction, ids, by);
  else await changeAdministered(transaction, ids, { is_featured: action === 'feature' });
}

interface UndoneBy extends By {
  readonly byId: ReadonlyMap<string, LockedStory>;
  readonly ids: readonly string[];
}

/** Takes back what the administrator has changed last in each story, unless something else has changed it since. */
async function undoEach(transaction: Transaction, { byId, ids, ...by }: UndoneBy): Promise<BulkResult[]> {
  const since = new Date(by.now.getTime() - UNDO_WITHIN_MS);
  const maker = { actor_id: by.user.id, action: 'changeStories', since } as const;
  const made = await newestChanges(transaction, ids, maker);
  const results: BulkResult[] = [];
  for (const id of ids) {
    const [story, change] = [byId.get(id), made.get(id)];
    const to = resultOf(id, story, (from) => change && changeBack(from, change));
    const isBack =
      to.outcome !== 'done' ||
      (await goBack(transaction, { from: story!, to, changed_at: change!.at, ...by }));
    results.push(isBack ? to : { ...to, ...flagsOf(story!), outcome: 'wrong_status' });
  }
  return results;
}

/** The change that leads back; undefined if the story is not as that change has left it. */
function changeBack(story: LockedStory, { changes }: MadeChange): Changes | undefined {
  const isAsLeft = changes.every(({ field, after }) => story[field as keyof Flags] === after);
  return isAsLeft ? Object.fromEntries(changes.map(({ field, before }) => [field, before])) : undefined;
}

interface WayBack extends By {
  readonly from: LockedStory;
  readonly to: BulkResult;
  readonly changed_at: Date;
}

/** Returns false if the story cannot be published again. */
async function goBack(transaction: Transaction, { from, to, changed_at, ...by }: WayBack): Promise<boolean> {
  const { id } = from;
  const flags = { status: to.status!, is_featured: to.is_featured! };
  if (from.status === 'archived' && to.status === 'published')
    return putBack(transaction, { id, is_featured: flags.is_featured, archived_at: changed_at, ...by });
  if (from.status !== flags.status && flags.status === 'archived') await archiveLocked(transaction, [id], by);
  await changeAdministered(transaction, [id], flags);
  return true;
}

function resultOf(
  id: string,
  story: LockedStory | undefined,
  changeOf: (story: LockedStory) => Changes | undefined,
): BulkResult {
  if (!story) return { id, outcome: 'not_found', status: null, is_featured: null };
  const before = flagsOf(story);
  const changed = changeOf(story);
  if (!changed) return { id, outcome: 'wrong_status', ...before };
  const after = { ...before, ...changed };
  const isSame = after.status === before.status && after.is_featured === before.is_featured;
  return { id, outcome: isSame ? 'unchanged' : 'done', ...after };
}

const flagsOf = ({ status, is_featured }: Flags): Flags => ({ status, is_featured });
