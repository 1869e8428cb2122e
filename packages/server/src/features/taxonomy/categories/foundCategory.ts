import type { Category, Names } from '@kathaloka/contract/entities';
import type { Transaction } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/notFound.ts';
import { lockCategory } from '../repository.ts';

export interface NewNames {
  readonly display_name: string;
  readonly names?: Names | undefined;
}

export interface Identified {
  readonly id: string;
}

/** Locks and returns the category. Throws if there is none. */
export async function foundCategory(transaction: Transaction, id: string): Promise<Category> {
  const category = await lockCategory(transaction, id);
  if (!category) throw notFound('category');
  return category;
}
