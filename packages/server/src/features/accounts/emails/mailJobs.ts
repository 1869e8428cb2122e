import type { Queries } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { addJob, type DoJob } from '../../../platform/jobs/jobs.ts';
import { type Email, mailOf } from '../../../platform/mail/email.ts';
import { MailRefused } from '../../../platform/mail/mail.ts';
import { limits } from '../limits.ts';

interface Letter {
  readonly to: string;
  readonly email: Email;
}

interface AddedMail extends Letter {
  readonly user_id: string;
}

/** Stores a mail, in the transaction that makes the reported change. Mails with a secret link have other jobs. */
export function addMail(transaction: Queries, { user_id, ...data }: AddedMail): Promise<void> {
  return addJob(transaction, { kind: 'mail', user_id, data });
}

/** Stores the last mail to a deleted account with a verified address, and discards its earlier mails. */
export function addFarewell(
  transaction: Queries,
  data: { readonly to: string; readonly email: Email | null },
): Promise<void> {
  return addJob(transaction, { kind: 'farewell', user_id: null, data });
}

export const sendMail: DoJob<Letter> = (deps, { data }) => send(deps, data);

export const sendFarewell: DoJob<Omit<Letter, 'email'> & { readonly email: Email | null }> = async (
  deps,
  { data: { to, email } },
) => {
  // deletes the earlier mails before sending, because the farewell must stay in the outbox
  await deps.mailer.forget(to);
  if (email) await send(deps, { to, email });
};

async function send(deps: Deps, { to, email }: Letter): Promise<void> {
  if (await isMailAllowed(deps, to)) await sendOnce(deps, to, () => deps.mailer.send(mailOf(email, to)));
}

/** Counts a mail to an address; false if the address has reached its limit. */
export async function isMailAllowed({ rateLimiter, log }: Deps, email: string): Promise<boolean> {
  if (await rateLimiter.allows(limits.mailsToAddress, email.toLowerCase())) return true;
  log.warn({ event: 'too_many_mails' }, 'security: an address has had too many mails');
  return false;
}

/**
 * Sends a mail that was counted. If sending fails, the mail is tried again, so its count is taken back. A mail that
 * was refused for good is done.
 */
export async function sendOnce(
  { rateLimiter, log, metrics }: Pick<Deps, 'rateLimiter' | 'log' | 'metrics'>,
  to: string,
  mail: () => Promise<unknown>,
): Promise<void> {
  try {
    await mail();
    metrics?.mailEnded('sent');
  } catch (error) {
    if (error instanceof MailRefused) {
      metrics?.mailEnded('refused');
      log.warn({ event: 'mail_refused', err: error }, 'a mail was refused for good');
      return;
    }
    metrics?.mailEnded('failed');
    await rateLimiter.uncount(limits.mailsToAddress, to.toLowerCase());
    throw error;
  }
}
