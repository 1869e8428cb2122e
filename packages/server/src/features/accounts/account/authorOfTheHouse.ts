import type { NewRow, Transaction } from '../../../platform/db/schema.ts';
import { insertUser } from '../repository.ts';

/** Adds the owner of the bundled stories, unless it exists. Nobody can log in to this account. */
export async function addAuthorOfTheHouse(transaction: Transaction, author: NewRow<'users'>): Promise<void> {
  await insertUser(transaction, author);
}
