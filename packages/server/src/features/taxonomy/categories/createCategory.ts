import type { Category } from '@kathaloka/contract/entities';
import { CATEGORIES_MAX } from '@kathaloka/contract/limits';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { newId } from '../../../platform/ids.ts';
import { recordChange } from '../../audit/public.ts';
import { insertCategory, isSlugTaken, lockList, nextPlace } from '../repository.ts';
import { recorded, refuseTakenNames, refuseTooMany } from '../shared.ts';
import type { NewNames } from './foundCategory.ts';
import { latinLetters } from './latinLetters.ts';

export async function createCategory(
  deps: Deps,
  { display_name, names = {} }: NewNames,
  admin: SignedInUser,
): Promise<Category> {
  return inTransaction(deps.db, async (transaction) => {
    await lockList(transaction, 'categories');
    await refuseTakenNames(transaction, 'categories', { display_name, names });
    await refuseTooMany(transaction, 'categories', CATEGORIES_MAX);
    const id = newId();
    const name = await slugFor(transaction, display_name, id);
    const sort_order = await nextPlace(transaction, 'categories');
    const category = { id, name, display_name, names, sort_order };
    await insertCategory(transaction, category);
    const change = { action: 'createCategory', kind: 'category', id, name: display_name } as const;
    const after = recorded({ display_name, names });
    await recordChange(transaction, deps, admin, { ...change, before: {}, after });
    return category;
  });
}

/**
 * A slug from the Latin letters and digits of a name. Ends with a part of the id if there are none, or if the
 * slug is taken.
 */
async function slugFor(transaction: Transaction, display_name: string, id: string): Promise<string> {
  const words = latinLetters(display_name).toLowerCase();
  const slug = words.replaceAll(/[^a-z\d]+/g, '-').replaceAll(/^-|-$/g, '');
  const suffix = id.slice(0, 8);
  if (slug === '') return `category-${suffix}`;
  return (await isSlugTaken(transaction, slug)) ? `${slug}-${suffix}` : slug;
}
