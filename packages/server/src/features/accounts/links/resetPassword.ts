import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { Message } from '@kathaloka/contract/entities';
import type { Deps } from '../../../platform/Deps.ts';
import { hashOfToken } from '../../../platform/auth/opaqueTokens.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import type { Caller } from '../../../platform/http/defineRoutes.ts';
import { emailsIn } from '../emails/emails.ts';
import { limits } from '../limits.ts';
import { deleteLinks, findLink, insertLink, spendLink } from './linksRepository.ts';
import { refuseCommonPassword } from '../newPasswords.ts';
import { addNotice } from '../emails/notices.ts';
import { setPassword, setVerified } from '../repository.ts';
import { invalidLink } from './mailLinks.ts';
import { deleteUnverifiedIdentities } from '../identities/identitiesRepository.ts';
import { deleteFactor } from '../secondFactor/secondFactorRepository.ts';
import { deleteSessionsOf } from '../sessions/sessionsRepository.ts';

/**
 * Sets a new password by a mailed link. Opening the mail proves who owns the address, so the address is
 * verified as well. All sessions end, including a thief's. The link is used up before the slow hash: a
 * password change that started earlier can then no longer invalidate the link, and fails because the password
 * has changed.
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
    // the server is busy: restores the link
    await insertLink(db, { hash, user_id, purpose: 'reset', email, expires_at });
    throw error;
  });
  await inTransaction(db, async (transaction) => {
    // lock order: links before the account, against deadlocks
    await deleteLinks(transaction, user_id, 'reset');
    if (!(await setPassword(transaction, user_id, password_hash))) throw invalidLink();
    // somebody else may have registered with this address, with a factor and a provider of theirs
    if (await setVerified(transaction, user_id)) {
      await deleteFactor(transaction, user_id);
      await deleteUnverifiedIdentities(transaction, user_id);
    }
    await deleteSessionsOf(transaction, user_id);
    const changed = emailsIn(language).passwordChanged(link.username);
    await addNotice(transaction, { id: user_id, email, is_verified: true }, changed);
  });
  log.info({ event: 'password_reset', user_id, address }, 'security: a password was reset');
  startJobs(deps);
  return { detail: 'Your password has been changed. Please log in.' };
}
