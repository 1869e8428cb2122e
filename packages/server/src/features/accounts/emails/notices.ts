import { type Email, mailOf } from '../../../platform/mail/email.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { limits } from '../limits.ts';
import type { UserRow } from '../repository.ts';

/** Notifies a user of a change to their account; never sent to an unverified address. */
export function sendNotice(
  deps: Deps,
  { email, is_verified }: Pick<UserRow, 'email' | 'is_verified'>,
  message: Email,
): void {
  if (!is_verified) return;
  deps.background.run('mail a notice', async () => {
    if (await isMailAllowed(deps, email)) await deps.mailer.send(mailOf(message, email));
  });
}

/** Counts a mail to an address; false if the address has reached its limit. */
export async function isMailAllowed({ rateLimiter, log }: Deps, email: string): Promise<boolean> {
  if (await rateLimiter.allows(limits.mailsToAddress, email.toLowerCase())) return true;
  log.warn({ event: 'too_many_mails' }, 'security: an address has had too many mails');
  return false;
}
