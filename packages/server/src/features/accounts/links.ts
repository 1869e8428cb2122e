import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { Message } from '@kathaloka/contract/entities';
import { RESET_LINK_LIFETIME_MS, VERIFICATION_LINK_LIFETIME_MS } from '@kathaloka/contract/limits';
import { paths } from '@kathaloka/contract/paths';
import { AppError } from '../../platform/AppError.ts';
import { hashOfToken, newOpaqueToken } from '../../platform/auth/opaqueTokens.ts';
import type { LinkPurpose } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Caller } from '../../platform/http/defineRoutes.ts';
import { mailOf } from '../../platform/mail/letter.ts';
import type { Deps } from '../../platform/Deps.ts';
import { lettersIn } from './letters.ts';
import { limits } from './limits.ts';
import { deleteLinks, findLink, insertLink, spendLink } from './linksRepository.ts';
import { refuseCommonPassword } from './newPasswords.ts';
import { isMailAllowed, sendNotice } from './notices.ts';
import { findUserByLogin, setPassword, setVerified, type UserRow } from './repository.ts';
import { deleteSessionsOf } from './sessionsRepository.ts';

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
  const letter = lettersIn(language)[purpose](username, `${config.publicUrl}${page}?token=${token}`);
  await mailer.send(mailOf(letter, email));
}

/** Gives the same answer in the same time for any address: the account is looked up in the background. */
export async function forgotPassword(
  deps: Deps,
  { email }: BodyOf<'forgotPassword'>,
  caller: Caller,
): Promise<Message> {
  await deps.rateLimiter.takeFrom(limits.mail, caller.address);
  deps.background.run('mail a reset link', async () => {
    const user = await findUserByLogin(deps.db, email);
    if (user) await sendLink(deps, user, 'reset', caller);
  });
  return { detail: 'If this email is registered, you will receive password reset instructions' };
}

export async function resendVerification(
  deps: Deps,
  { email }: BodyOf<'resendVerification'>,
  caller: Caller,
): Promise<Message> {
  await deps.rateLimiter.takeFrom(limits.mail, caller.address);
  deps.background.run('mail a verification link', async () => {
    const user = await findUserByLogin(deps.db, email);
    if (user && !user.is_verified) await sendLink(deps, user, 'verify', caller);
  });
  return { detail: 'Verification email sent if account exists' };
}

const invalidLink = (): AppError => new AppError('invalid_link', 'The link is invalid or has expired');

/** Safe to open twice: mail programs open links before people do. */
export async function verifyEmail(
  { db, clock, rateLimiter }: Deps,
  token: string,
  { address }: Caller,
): Promise<Message> {
  await rateLimiter.takeFrom(limits.link, address);
  const link = await findLink(db, hashOfToken(token), 'verify');
  if (link?.is_verified) return { detail: 'Your email is verified already' };
  if (!link || link.expires_at <= clock()) throw invalidLink();
  await setVerified(db, link.user_id);
  return { detail: 'Email verified successfully' };
}

/**
 * Opening the mail proves who owns the address, so it is verified as well. Every session ends, including a thief's.
 * The link is used up first, before the slow hash: a password change that started earlier can then no longer
 * invalidate it, and fails because the password has changed.
 */
export async function resetPassword(
  deps: Deps,
  { token, password }: BodyOf<'resetPassword'>,
  { address, language }: Caller,
): Promise<Message> {
  const { db, clock, log, rateLimiter, passwords } = deps;
  await rateLimiter.takeFrom(limits.link, address);
  const hash = hashOfToken(token);
  const link = await findLink(db, hash, 'reset');
  if (!link || link.expires_at <= clock()) throw invalidLink();
  refuseCommonPassword(password);
  if (!(await spendLink(db, hash, clock()))) throw invalidLink();
  const { user_id, email, expires_at } = link;
  const password_hash = await passwords.hash(password).catch(async (error: unknown) => {
    // the server is busy: do not use up the link
    await insertLink(db, { hash, user_id, purpose: 'reset', email, expires_at });
    throw error;
  });
  await inTransaction(db, async (transaction) => {
    // lock order: links before the account, against deadlocks
    await deleteLinks(transaction, user_id, 'reset');
    if (!(await setPassword(transaction, user_id, password_hash))) throw invalidLink();
    await setVerified(transaction, user_id);
    await deleteSessionsOf(transaction, user_id);
  });
  log.info({ event: 'password_reset', user_id, address }, 'security: a password was reset');
  sendNotice(deps, { email, is_verified: true }, lettersIn(language).passwordChanged(link.username));
  return { detail: 'Your password has been changed. Please log in.' };
}
