import type { Category } from '@kathaloka/contract/entities';
import { CATEGORIES_MAX } from '@kathaloka/contract/limits';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { newId } from '../../../platform/ids.ts';
import { recordChange } from '../../audit/public.ts';
import { insertCategory, isSlugTaken, lockList, nextPlace } from '../repository.ts';
import { refuseTakenName, refuseTooMany } from '../shared.ts';
import type { NewName } from './foundCategory.ts';

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
