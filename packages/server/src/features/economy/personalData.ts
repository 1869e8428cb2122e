import type { CreditEntry, MyData } from '@kathaloka/contract/entities';
import { deleteSomeOf } from '../../platform/db/deleteSomeOf.ts';
import { mapAll } from '../../platform/mapAll.ts';
import type { PersonalData } from '../../platform/personalData.ts';
import type { LedgerDeps, Operation } from './ledger.ts';
import { findEntries } from './repository.ts';

/** The ledger of an account, oldest first, streamed as it is read. */
export function entriesOf(
  { db }: Pick<LedgerDeps, 'db'>,
  { user_id }: Pick<Operation, 'user_id'>,
): AsyncIterable<CreditEntry> {
  return mapAll(findEntries(db, user_id), ({ created_at, ...entry }) => ({
    ...entry,
    created_at: created_at.toISOString(),
  }));
}

const ENTRIES = 2000;

/** Entries are deleted before the account, because there may be many. */
export const economyData: PersonalData<Pick<MyData, 'credit_entries'>> = {
  columns: ['credit_entries.user_id'],
  exportFor: async (deps, { id }) => ({ credit_entries: entriesOf(deps, { user_id: id }) }),
  forgetSome: (transaction, user_id) =>
    deleteSomeOf(transaction, 'credit_entries', { user_id, limit: ENTRIES }),
};
