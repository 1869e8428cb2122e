import { inTransaction } from '../../platform/db/transaction.ts';

export const spend = inTransaction;
