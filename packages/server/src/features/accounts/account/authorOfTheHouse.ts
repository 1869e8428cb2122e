import type { NewRow, Transaction } from '../../../platform/db/schema.ts';
import { insertUser } from '../repository.ts';

/** Adds the account that owns the bundled stories, unless it exists. It cannot be used to sign in. */
export async function addAuthorOfTheHouse(transaction: Transaction, author: NewRow<'users'>): Promise<void> {
  await insertUser(transaction, author);
}
