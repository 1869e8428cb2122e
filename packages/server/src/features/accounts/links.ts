import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { Message } from '@kathaloka/contract/entities';
import { RESET_LINK_LIFETIME_MS, VERIFICATION_LINK_LIFETIME_MS } from '@kathaloka/contract/limits';
import { AppError } from '../../platform/AppError.ts';
import { hashOfToken, newOpaqueToken } from '../../platform/auth/opaqueTokens.ts';
import type { LinkPurpose } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/defineRoutes.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import { mailOf } from '../../platform/mail/letter.ts';
import type { AccountsContext } from './context.ts';
import { passwordChangedLetter, resetLetter, verificationLetter } from './letters.ts';
import { limits } from './limits.ts';
import { deleteLinks, findLink, insertLink, spendLink } from './linksRepository.ts';
import { findUserByLogin, setPassword, setVerified, type UserRow } from './repository.ts';
import { deleteSessionsOf } from './sessionsRepository.ts';

/** By purpose: the page that the link opens, how long it works, and the letter around it. */
const LINKS = {
  verify: { page: '/verify-email', lifetimeMs: VERIFICATION_LINK_LIFETIME_MS, letter: verificationLetter },
  reset: { page: '/reset-password', lifetimeMs: RESET_LINK_LIFETIME_MS, letter: resetLetter },
} as const;

/** The address of this installation comes from its settings, never from a request. */
export async function sendLink(
  { db, clock, config, mailer }: AccountsContext,
  { id, username, email }: Pick<UserRow, 'id' | 'username' | 'email'>,
  purpose: LinkPurpose,
): Promise<void> {
  const { page, lifetimeMs, letter } = LINKS[purpose];
  const token = newOpaqueToken();
  const expires_at = new Date(clock().getTime() + lifetimeMs);
  await insertLink(db, { hash: hashOfToken(token), user_id: id, purpose, email, expires_at });
  await mailer.send(mailOf(letter(username, `${config.publicUrl}${page}?token=${token}`), email));
}

/** Says the same, as fast, whoever is asked about: whether somebody has the address is found out afterwards. */
export async function forgotPassword(
  context: AccountsContext,
  { email }: BodyOf<'forgotPassword'>,
  caller: Caller,
): Promise<Message> {
  await countMail(context, email, caller);
  context.background.run('mail a reset link', async () => {
    const user = await findUserByLogin(context.db, email);
    if (user) await sendLink(context, user, 'reset');
  });
  return { detail: 'If this email is registered, you will receive password reset instructions' };
}

export async function resendVerification(
  context: AccountsContext,
  { email }: BodyOf<'resendVerification'>,
  caller: Caller,
): Promise<Message> {
  await countMail(context, email, caller);
  context.background.run('mail a verification link', async () => {
    const user = await findUserByLogin(context.db, email);
    if (user && !user.is_verified) await sendLink(context, user, 'verify');
  });
  return { detail: 'Verification email sent if account exists' };
}

async function countMail(
  { limits: counts }: AccountsContext,
  email: string,
  { address }: Caller,
): Promise<void> {
  await counts.take(limits.mail, networkOf(address));
  await counts.take(limits.mailToAddress, email.toLowerCase());
}

const invalidLink = (): AppError => new AppError('invalid_link', 'The link is invalid or has expired');

/** Harmless to open twice: mail programs look at links before their readers do. */
export async function verifyEmail(
  { db, clock, limits: counts }: AccountsContext,
  token: string,
  { address }: Caller,
): Promise<Message> {
  await counts.take(limits.link, networkOf(address));
  const link = await findLink(db, hashOfToken(token), 'verify');
  if (link?.is_verified) return { detail: 'Your email is verified already' };
  if (!link || link.expires_at <= clock()) throw invalidLink();
  await setVerified(db, link.user_id);
  return { detail: 'Email verified successfully' };
}

/** Whoever opened the mail has the address: it is verified as well. Every session ends, the thief's and the owner's. */
export async function resetPassword(
  context: AccountsContext,
  { token, password }: BodyOf<'resetPassword'>,
  { address }: Caller,
): Promise<Message> {
  const { db, clock, log, limits: counts, passwords, background, mailer } = context;
  await counts.take(limits.link, networkOf(address));
  const hash = hashOfToken(token);
  const link = await findLink(db, hash, 'reset');
  if (!link || link.expires_at <= clock()) throw invalidLink();
  const password_hash = await passwords.hash(password);
  await db.transaction().execute(async (queries) => {
    if (!(await spendLink(queries, hash, clock()))) throw invalidLink();
    await setPassword(queries, link.user_id, password_hash);
    await setVerified(queries, link.user_id);
    await deleteSessionsOf(queries, link.user_id);
    await deleteLinks(queries, link.user_id, 'reset');
  });
  log.info({ event: 'password_reset', user_id: link.user_id, address }, 'security: a password was reset');
  background.run('mail that the password was changed', () =>
    mailer.send(mailOf(passwordChangedLetter(link.username), link.email)),
  );
  return { detail: 'Your password has been changed. Please log in.' };
}
