import type { Email } from '../../../platform/mail/email.ts';
import type { Queries } from '../../../platform/db/schema.ts';
import { addMail } from './mailJobs.ts';
import type { UserRow } from '../repository.ts';

/**
 * Notifies a user of a change to their account, in the transaction that makes it; never sent to an unverified address.
 * `startJobs` sends it after the commit.
 */
export async function addNotice(
  transaction: Queries,
  { id, email, is_verified }: Pick<UserRow, 'id' | 'email' | 'is_verified'>,
  message: Email,
): Promise<void> {
  if (is_verified) await addMail(transaction, { user_id: id, to: email, email: message });
}
