import { RESET_LINK_LIFETIME_MS, VERIFICATION_LINK_LIFETIME_MS } from '@kathaloka/contract/limits';
import { paths } from '@kathaloka/contract/paths';
import { AppError } from '../../../platform/AppError.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { hashOfToken, newOpaqueToken } from '../../../platform/auth/opaqueTokens.ts';
import type { LinkPurpose } from '../../../platform/db/meanings.ts';
import type { Caller } from '../../../platform/http/defineRoutes.ts';
import { mailOf } from '../../../platform/mail/email.ts';
import { emailsIn } from '../emails/emails.ts';
import { limits } from '../limits.ts';
import { insertLink } from './linksRepository.ts';
import { isMailAllowed } from '../emails/notices.ts';
import type { UserRow } from '../repository.ts';

/** By purpose: the page that the link opens, its lifetime, and how many are sent. */
const LINKS = {
  verify: {
    page: paths.verifyEmail,
    lifetimeMs: VERIFICATION_LINK_LIFETIME_MS,
    limit: limits.verificationMails,
  },
  reset: {
    page: paths.resetPassword,
    lifetimeMs: RESET_LINK_LIFETIME_MS,
    limit: limits.resetMails,
  },
} as const;

/**
 * The link's origin comes from the settings, never from a request. Only mails that are sent are counted; each link
 * within the limit stays valid.
 */
export async function sendLink(
  deps: Deps,
  { id, username, email }: Pick<UserRow, 'id' | 'username' | 'email'>,
  purpose: LinkPurpose,
  { language }: Pick<Caller, 'language'>,
): Promise<void> {
  const { db, clock, config, mailer, rateLimiter } = deps;
  if (!(await rateLimiter.allows(LINKS[purpose].limit, email.toLowerCase()))) return;
  const isAllowed = await isMailAllowed(deps, email);
  if (!isAllowed && purpose !== 'reset') return;
  const { page, lifetimeMs } = LINKS[purpose];
  const token = newOpaqueToken();
  const expires_at = new Date(clock().getTime() + lifetimeMs);
  await insertLink(db, { hash: hashOfToken(token), user_id: id, purpose, email, expires_at });
  const message = emailsIn(language)[purpose](username, `${config.publicUrl}${page}?token=${token}`);
  await mailer.send(mailOf(message, email));
}

export const invalidLink = (): AppError => new AppError('invalid_link', 'The link is invalid or has expired');
