import type { NewRow, Transaction } from '../../../platform/db/schema.ts';
import { insertUser } from '../repository.ts';

/** Whose the bundled stories are. Nobody can log in as it. Not added where it is already. */
export async function addAuthorOfTheHouse(transaction: Transaction, author: NewRow<'users'>): Promise<void> {
  await insertUser(transaction, author);
}
