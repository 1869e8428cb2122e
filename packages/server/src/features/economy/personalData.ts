import type { CreditEntry, MyData } from '@kathaloka/contract/entities';
import type { PersonalData } from '../../platform/personalData.ts';
import type { LedgerDeps, Operation } from './ledger.ts';
import { findEntries } from './repository.ts';

/** The ledger of an account, in the order in which it was written. */
export async function entriesOf(
  { db }: Pick<LedgerDeps, 'db'>,
  { user_id }: Pick<Operation, 'user_id'>,
): Promise<CreditEntry[]> {
  const entries = await findEntries(db, user_id);
  return entries.map(({ created_at, ...entry }) => ({ ...entry, created_at: created_at.toISOString() }));
}

/** Entries are deleted with the account, by a foreign key. */
export const economyData: PersonalData<Pick<MyData, 'credit_entries'>> = {
  columns: ['credit_entries.user_id'],
  exportFor: async (deps, { id }) => ({ credit_entries: await entriesOf(deps, { user_id: id }) }),
};
