import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { AdminTag, Message, Tag } from '@kathaloka/contract/entities';
import { TAGS_MAX } from '@kathaloka/contract/limits';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Transaction } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/Deps.ts';
import { newId } from '../../platform/ids.ts';
import { notFound } from '../../platform/notFound.ts';
import { recordChange } from '../audit/public.ts';
import { listTags, startIndexing } from '../catalogue/public.ts';
import {
  countUses,
  deleteOne,
  insertTag,
  lockList,
  lockTag,
  moveTags,
  nextPlace,
  tagsWithCounts,
  setTag,
} from './repository.ts';
import { type NewOrder, refuseTakenName, refuseTooMany, refuseUsed, reorder } from './shared.ts';

interface Identified {
  readonly id: string;
}

export const listAllTags = ({ db }: Pick<Deps, 'db'>): Promise<AdminTag[]> => tagsWithCounts(db);

export async function createTag(
  deps: Deps,
  { display_name, color }: BodyOf<'createTag'>,
  admin: SignedInUser,
): Promise<Tag> {
  return inTransaction(deps.db, async (transaction) => {
    await lockList(transaction, 'tags');
    await refuseTakenName(transaction, 'tags', { display_name });
    await refuseTooMany(transaction, 'tags', TAGS_MAX);
    const tag = { id: newId(), display_name, color };
    await insertTag(transaction, { ...tag, sort_order: await nextPlace(transaction, 'tags') });
    const change = { action: 'createTag', kind: 'tag', id: tag.id, name: display_name } as const;
    await recordChange(transaction, deps, admin, { ...change, before: {}, after: { display_name, color } });
    return tag;
  });
}

export async function reorderTags(deps: Deps, order: NewOrder, admin: SignedInUser): Promise<Tag[]> {
  await inTransaction(deps.db, async (transaction) => {
    await lockList(transaction, 'tags');
    const orders = await reorder(transaction, 'tags', order);
    const change = { action: 'reorderTags', kind: 'tag', id: null } as const;
    await recordChange(transaction, deps, admin, { ...change, ...orders });
  });
  return listTags(deps);
}

export async function updateTag(
  deps: Deps,
  { id, ...values }: Identified & BodyOf<'updateTag'>,
  admin: SignedInUser,
): Promise<Tag> {
  const tag = await inTransaction(deps.db, async (transaction) => {
    await lockList(transaction, 'tags');
    const before = await found(transaction, id);
    const { display_name = before.display_name, color = before.color } = values;
    await refuseTakenName(transaction, 'tags', { display_name, except: id });
    const after = await setTag(transaction, { id, display_name, color });
    const change = { action: 'updateTag', kind: 'tag', id, name: before.display_name } as const;
    await recordChange(transaction, deps, admin, { ...change, before: { ...before }, after: { ...after } });
    return after;
  });
  startIndexing(deps);
  return tag;
}

/** Replaces the one by the other in every story; none has it twice. */
export async function mergeTag(
  deps: Deps,
  { id, into }: Identified & { readonly into: string },
  admin: SignedInUser,
): Promise<AdminTag> {
  if (id === into) throw notFound('tag');
  const merged = await inTransaction(deps.db, async (transaction) => {
    await lockList(transaction, 'tags');
    const gone = await found(transaction, id);
    const stays = await found(transaction, into);
    const moved = await countUses(transaction, 'tags', id);
    await moveTags(transaction, id, into);
    await deleteOne(transaction, 'tags', id);
    const change = { action: 'mergeTag', kind: 'tag', id, name: gone.display_name } as const;
    await recordChange(transaction, deps, admin, {
      ...change,
      before: { ...gone, stories: moved },
      after: { merged_into: stays.display_name },
    });
    return { ...stays, stories_count: await countUses(transaction, 'tags', into) };
  });
  startIndexing(deps);
  return merged;
}

export async function deleteTag(deps: Deps, { id }: Identified, admin: SignedInUser): Promise<Message> {
  await inTransaction(deps.db, async (transaction) => {
    await lockList(transaction, 'tags');
    const before = await found(transaction, id);
    await refuseUsed(transaction, 'tags', id);
    await deleteOne(transaction, 'tags', id);
    const change = { action: 'deleteTag', kind: 'tag', id, name: before.display_name } as const;
    await recordChange(transaction, deps, admin, { ...change, before: { ...before }, after: {} });
  });
  return { detail: 'The tag was deleted.' };
}

async function found(transaction: Transaction, id: string): Promise<Tag> {
  const tag = await lockTag(transaction, id);
  if (!tag) throw notFound('tag');
  return tag;
}
