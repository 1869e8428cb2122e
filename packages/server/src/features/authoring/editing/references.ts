import { type Fault, wireFault } from '@kathaloka/contract/entities';
import { AppError } from '../../../platform/AppError.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { lockCategory, lockTags } from '../repository.ts';

interface References {
  readonly category_id?: string | null | undefined;
  readonly tag_ids?: readonly string[] | undefined;
}

/** Checks that category and tags exist, and locks them against deletion until the transaction ends. */
export async function checkReferences(
  transaction: Transaction,
  { category_id, tag_ids = [] }: References,
): Promise<void> {
  const faults: Fault[] = [];
  if (category_id && !(await lockCategory(transaction, category_id)))
    faults.push(wireFault(['body', 'category_id'], { code: 'category_not_chosen' }));
  const known = tag_ids.length > 0 ? await lockTags(transaction, tag_ids) : new Set<string>();
  for (const [index, tag] of tag_ids.entries()) {
    if (!known.has(tag.toLowerCase()))
      faults.push({ loc: ['body', 'tag_ids', index], msg: 'There is no such tag.', type: 'unknown_tag' });
  }
  if (faults.length > 0) throw new AppError('validation_failed', faults);
}
