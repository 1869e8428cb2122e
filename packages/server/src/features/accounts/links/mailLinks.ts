import { RESET_LINK_LIFETIME_MS, VERIFICATION_LINK_LIFETIME_MS } from '@kathaloka/contract/limits';
import { paths } from '@kathaloka/contract/paths';
import { AppError } from '../../../platform/AppError.ts';
import type { Queries } from '../../../platform/db/schema.ts';
import { hashOfToken, newOpaqueToken } from '../../../platform/auth/opaqueTokens.ts';
import type { LinkPurpose } from '../../../platform/db/meanings.ts';
import type { Caller } from '../../../platform/http/defineRoutes.ts';
import { addJob, type DoJob } from '../../../platform/jobs/jobs.ts';
import { mailOf } from '../../../platform/mail/email.ts';
import { emailsIn } from '../emails/emails.ts';
import { limits } from '../limits.ts';
import { insertLink } from './linksRepository.ts';
import { isMailAllowed, sendOnce } from '../emails/mailJobs.ts';
import { findUser, type UserRow } from '../repository.ts';

/** For each purpose: the page that the link opens, its lifetime, and the limit of mails. */
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

/** Adds the job that mails a link. The token is created when it is sent, and only its hash is stored. */
export function addLink(
  db: Queries,
  { id }: Pick<UserRow, 'id'>,
  purpose: LinkPurpose,
  { language }: Pick<Caller, 'language'>,
): Promise<void> {
  return addJob(db, { kind: 'mail_link', user_id: id, data: { purpose, language } });
}

/**
 * Mails a link. Its origin comes from the settings, never from a request. Only sent mails are counted, and
 * each link within the limit stays valid.
 */
export const mailLink: DoJob<{ readonly purpose: LinkPurpose } & Pick<Caller, 'language'>> = async (
  deps,
  { user_id, data: { purpose, language } },
) => {
  const { db, clock, config, mailer, rateLimiter } = deps;
  const user = user_id === null ? undefined : await findUser(db, user_id);
  if (!user || (purpose === 'verify' && user.is_verified)) return;
  const { id, username, email } = user;
  const { page, lifetimeMs, limit } = LINKS[purpose];
  if (!(await rateLimiter.allows(limit, email.toLowerCase()))) return;
  const isAllowed = await isMailAllowed(deps, email);
  if (!isAllowed && purpose !== 'reset') return;
  const token = newOpaqueToken();
  const expires_at = new Date(clock().getTime() + lifetimeMs);
  const hash = hashOfToken(token);
  await insertLink(db, { hash, user_id: id, purpose, email, expires_at });
  const message = emailsIn(language)[purpose](username, `${config.publicUrl}${page}?token=${token}`);
  try {
    await sendOnce(deps, email, () => mailer.send(mailOf(message, email)));
  } catch (error) {
    await rateLimiter.uncount(limit, email.toLowerCase());
    throw error;
  }
};

export const invalidLink = (): AppError => new AppError('invalid_link', 'The link is invalid or has expired');
