import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { Email } from '../../../platform/mail/email.ts';
import type { Queries } from '../../../platform/db/schema.ts';
import { findUser } from '../repository.ts';
import { addNotice } from './notices.ts';

interface Reader {
  readonly username: string;
  /** The language in which the person last used the product, English by default. */
  readonly language: InterfaceLanguage;
}

/**
 * Stores an email to a person with a verified address, in the transaction that makes the reported change.
 * `startJobs` sends it after the commit. Returns whether the person has a verified address.
 */
export async function addEmailTo(
  transaction: Queries,
  { user_id }: { readonly user_id: string },
  emailFor: (reader: Reader) => Email,
): Promise<boolean> {
  const user = await findUser(transaction, user_id);
  if (!user) return false;
  const language = user.language ?? 'en';
  await addNotice(transaction, user, emailFor({ username: user.username, language }));
  return user.is_verified;
}
