import type { Category } from '@kathaloka/contract/entities';
import type { NewRow, Transaction } from '../../platform/db/schema.ts';
import { insertMissingTags, insertOrRename, setMissingNames } from './seedRepository.ts';

type Named = Pick<Category, 'id' | 'display_name' | 'names'>;

/** Adds a shelf of the library, or renames one that still has its former name. */
export const addShelf = (
  transaction: Transaction,
  shelf: Omit<Category, 'names'>,
  was: string,
): Promise<void> => insertOrRename(transaction, shelf, was);

export const addTags = (transaction: Transaction, tags: NewRow<'tags'>[]): Promise<void> =>
  insertMissingTags(transaction, tags);

/** Adds names in other languages to categories and tags, unless an administrator has named them. */
export async function addNames(
  transaction: Transaction,
  { categories, tags }: { readonly categories: readonly Named[]; readonly tags: readonly Named[] },
): Promise<void> {
  await setMissingNames(transaction, 'categories', categories);
  await setMissingNames(transaction, 'tags', tags);
}
