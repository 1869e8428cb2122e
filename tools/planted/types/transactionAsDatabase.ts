import type { Transaction } from '../../../packages/server/src/platform/db/schema.ts';
import { inTransaction } from '../../../packages/server/src/platform/db/transaction.ts';

export const nest = (transaction: Transaction) => inTransaction(transaction, () => Promise.resolve());
