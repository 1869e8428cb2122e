import type { Transaction } from './schema.ts';

/**
 * Serialises changes of an account until the transaction ends, so that what the transaction has counted stays
 * true.
 */
export async function lockAccount(transaction: Transaction, user_id: string): Promise<void> {
  await transaction
    .selectFrom('users')
    .where('id', '=', user_id)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
}
