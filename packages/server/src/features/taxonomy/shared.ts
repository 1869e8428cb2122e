import { type Category, wireFault } from '@kathaloka/contract/entities';
import { allNames } from '@kathaloka/contract/rules';
import { AppError } from '../../platform/AppError.ts';
import type { Transaction } from '../../platform/db/schema.ts';
import type { Recorded } from '../audit/public.ts';
import { orderChange, type OrderChange } from './orderChange.ts';
import { allInOrder, countUses, isNameTaken, type Kind, setOrder } from './repository.ts';

type Called = Pick<Category, 'display_name' | 'names'>;

/** Throws if another item has one of these names: readers of some language would see two equal names. */
export async function refuseTakenNames(
  transaction: Transaction,
  kind: Kind,
  { display_name, names, except }: Called & { readonly except?: string },
): Promise<void> {
  const wanted = allNames({ display_name, names });
  if (await isNameTaken(transaction, kind, { wanted, ...(except && { except }) }))
    throw new AppError('taken', 'There is one with this name already', { field: 'display_name' });
}

/** The values of an item for the audit log, with a field for the name in each language. */
export function recorded({ names, ...values }: Called & Recorded): Recorded {
  return { ...values, name_hi: names.hi, name_ur: names.ur };
}

export async function refuseTooMany(transaction: Transaction, kind: Kind, max: number): Promise<void> {
  const { length } = await allInOrder(transaction, kind);
  if (length >= max)
    throw new AppError('validation_failed', [wireFault(['body', 'display_name'], { code: 'too_many', max })]);
}

/** Throws if stories use the item. */
export async function refuseUsed(transaction: Transaction, kind: Kind, id: string): Promise<void> {
  const stories_count = await countUses(transaction, kind, id);
  if (stories_count === 0) return;
  const stories = stories_count === 1 ? '1 story uses it' : `${stories_count} stories use it`;
  throw new AppError('in_use', `It cannot be deleted: ${stories}.`, { stories_count });
}

export interface NewOrder {
  readonly ids: readonly string[];
  /** The order that the caller saw. */
  readonly from?: readonly string[] | undefined;
}

/**
 * Reorders all items of a list, and returns the change for the audit log. Throws if the list has changed
 * since it was read.
 */
export async function reorder(
  transaction: Transaction,
  kind: Kind,
  { ids, from }: NewOrder,
): Promise<OrderChange> {
  const all = await allInOrder(transaction, kind);
  const isStale = from !== undefined && from.join() !== all.map(({ id }) => id).join();
  const names = new Map(all.map(({ id, display_name }) => [id, display_name]));
  const order = [...new Set(ids)].flatMap((id) => names.get(id) ?? []);
  if (isStale || ids.length !== all.length || order.length !== all.length)
    throw new AppError('list_changed', 'The list has changed meanwhile. Please try again.');
  await setOrder(transaction, kind, ids);
  return orderChange(
    all,
    ids.map((id) => ({ id, display_name: names.get(id)! })),
  );
}
