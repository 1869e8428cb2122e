import { hasAdmin } from '../../../packages/server/src/features/accounts/repository.ts';
import type { Database, Transaction } from '../../../packages/server/src/platform/db/schema.ts';
import { inTransaction } from '../../../packages/server/src/platform/db/transaction.ts';

export const read = (db: Database) => hasAdmin(db);
export const readInside = (db: Database) =>
  inTransaction(db, (transaction: Transaction) => hasAdmin(transaction));
