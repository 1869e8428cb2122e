import type { Transaction } from './schema.ts';

/** One change of an account after the other, until the transaction ends: what it counts stays as it is counted. */
export async function lockAccount(transaction: Transaction, user_id: string): Promise<void> {
  await transaction
    .selectFrom('users')
    .where('id', '=', user_id)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
}
