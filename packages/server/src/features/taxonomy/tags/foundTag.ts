import type { Tag } from '@kathaloka/contract/entities';
import type { Transaction } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/notFound.ts';
import { lockTag } from '../repository.ts';

export interface Identified {
  readonly id: string;
}

/** Locks and returns the tag. Throws if there is none. */
export async function foundTag(transaction: Transaction, id: string): Promise<Tag> {
  const tag = await lockTag(transaction, id);
  if (!tag) throw notFound('tag');
  return tag;
}
