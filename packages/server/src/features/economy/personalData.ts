import type { CreditEntry, MyData } from '@kathaloka/contract/entities';
import { mapAll } from '../../platform/mapAll.ts';
import type { PersonalData } from '../../platform/personalData.ts';
import type { LedgerDeps, Operation } from './ledger.ts';
import { findEntries } from './repository.ts';

/** The ledger of an account, in the order in which it was written; read as it is asked for. */
export function entriesOf(
  { db }: Pick<LedgerDeps, 'db'>,
  { user_id }: Pick<Operation, 'user_id'>,
): AsyncIterable<CreditEntry> {
  return mapAll(findEntries(db, user_id), ({ created_at, ...entry }) => ({
    ...entry,
    created_at: created_at.toISOString(),
  }));
}

/** Entries are deleted with the account, by a foreign key. */
export const economyData: PersonalData<Pick<MyData, 'credit_entries'>> = {
  columns: ['credit_entries.user_id'],
  exportFor: async (deps, { id }) => ({ credit_entries: entriesOf(deps, { user_id: id }) }),
};
