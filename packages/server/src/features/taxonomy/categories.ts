import type { AdminCategory, Category, Message } from '@kathaloka/contract/entities';
import { CATEGORIES_MAX } from '@kathaloka/contract/limits';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Transaction } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/Deps.ts';
import { newId } from '../../platform/ids.ts';
import { notFound } from '../../platform/notFound.ts';
import { recordChange } from '../audit/public.ts';
import { listCategories, startIndexing } from '../catalogue/public.ts';
import {
  categoriesWithCounts,
  countUses,
  deleteOne,
  insertCategory,
  isSlugTaken,
  lockCategory,
  lockList,
  moveStories,
  nextPlace,
  setCategoryName,
} from './repository.ts';
import { type NewOrder, refuseTakenName, refuseTooMany, refuseUsed, reorder } from './shared.ts';

interface NewName {
  readonly display_name: string;
}
interface Identified {
  readonly id: string;
}

export const listAllCategories = ({ db }: Pick<Deps, 'db'>): Promise<AdminCategory[]> =>
  categoriesWithCounts(db);

export async function createCategory(
  deps: Deps,
  { display_name }: NewName,
  admin: SignedInUser,
): Promise<Category> {
  return inTransaction(deps.db, async (transaction) => {
    await lockList(transaction, 'categories');
    await refuseTakenName(transaction, 'categories', { display_name });
    await refuseTooMany(transaction, 'categories', CATEGORIES_MAX);
    const id = newId();
    const name = await slugFor(transaction, display_name, id);
    const category = { id, name, display_name, sort_order: await nextPlace(transaction, 'categories') };
    await insertCategory(transaction, category);
    const change = { action: 'createCategory', kind: 'category', id, name: display_name } as const;
    await recordChange(transaction, deps, admin, { ...change, before: {}, after: { display_name } });
    return category;
  });
}

/** The Latin letters and digits of the name; with a part of the id if there are none, or if the slug is taken. */
async function slugFor(transaction: Transaction, display_name: string, id: string): Promise<string> {
  const words = display_name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = words.replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-|-$/g, '');
  const suffix = id.slice(0, 8);
  if (slug === '') return `category-${suffix}`;
  return (await isSlugTaken(transaction, slug)) ? `${slug}-${suffix}` : slug;
}

export async function reorderCategories(
  deps: Deps,
  order: NewOrder,
  admin: SignedInUser,
): Promise<Category[]> {
  await inTransaction(deps.db, async (transaction) => {
    await lockList(transaction, 'categories');
    const orders = await reorder(transaction, 'categories', order);
    const change = { action: 'reorderCategories', kind: 'category', id: null } as const;
    await recordChange(transaction, deps, admin, { ...change, ...orders });
  });
  return listCategories(deps);
}

export async function renameCategory(
  deps: Deps,
  { id, display_name }: Identified & NewName,
  admin: SignedInUser,
): Promise<Category> {
  const category = await inTransaction(deps.db, async (transaction) => {
    await lockList(transaction, 'categories');
    const before = await found(transaction, id);
    await refuseTakenName(transaction, 'categories', { display_name, except: id });
    const after = await setCategoryName(transaction, id, display_name);
    const change = { action: 'renameCategory', kind: 'category', id, name: before.display_name } as const;
    await recordChange(transaction, deps, admin, { ...change, before: { ...before }, after: { ...after } });
    return after;
  });
  startIndexing(deps);
  return category;
}

/** Moves every story of the one to the other. A story that is being saved waits, and then finds only the other. */
export async function mergeCategory(
  deps: Deps,
  { id, into }: Identified & { readonly into: string },
  admin: SignedInUser,
): Promise<AdminCategory> {
  if (id === into) throw notFound('category');
  const merged = await inTransaction(deps.db, async (transaction) => {
    await lockList(transaction, 'categories');
    const gone = await found(transaction, id);
    const stays = await found(transaction, into);
    const moved = await countUses(transaction, 'categories', id);
    await moveStories(transaction, id, into);
    await deleteOne(transaction, 'categories', id);
    const change = { action: 'mergeCategory', kind: 'category', id, name: gone.display_name } as const;
    await recordChange(transaction, deps, admin, {
      ...change,
      before: { ...gone, stories: moved },
      after: { merged_into: stays.display_name },
    });
    return { ...stays, stories_count: await countUses(transaction, 'categories', into) };
  });
  startIndexing(deps);
  return merged;
}

export async function deleteCategory(deps: Deps, { id }: Identified, admin: SignedInUser): Promise<Message> {
  await inTransaction(deps.db, async (transaction) => {
    await lockList(transaction, 'categories');
    const before = await found(transaction, id);
    await refuseUsed(transaction, 'categories', id);
    await deleteOne(transaction, 'categories', id);
    const change = { action: 'deleteCategory', kind: 'category', id, name: before.display_name } as const;
    await recordChange(transaction, deps, admin, { ...change, before: { ...before }, after: {} });
  });
  return { detail: 'The category was deleted.' };
}

async function found(transaction: Transaction, id: string): Promise<Category> {
  const category = await lockCategory(transaction, id);
  if (!category) throw notFound('category');
  return category;
}
