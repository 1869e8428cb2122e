import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { Message } from '@kathaloka/contract/entities';
import type { Deps } from '../../../platform/Deps.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import type { Email } from '../../../platform/mail/email.ts';
import type { Caller } from '../../../platform/http/defineRoutes.ts';
import { emailsIn } from '../emails/emails.ts';
import { limits } from '../limits.ts';
import { deleteLinks } from '../links/linksRepository.ts';
import { refuseCommonPassword } from '../newPasswords.ts';
import { addNotice } from '../emails/notices.ts';
import { accountOf, checkFactor, checkPassword, inOrder, lockAsChecked } from '../sessions/proof.ts';
import { setPassword, type UserRow } from '../repository.ts';
import { deleteOtherSessions } from '../sessions/sessionsRepository.ts';

export async function changePassword(
  deps: Deps,
  { current_password, password, code }: BodyOf<'changePassword'>,
  user: SignedInUser,
  caller: Caller,
): Promise<Message> {
  refuseCommonPassword(password);
  return inOrder(deps, user, () => changeTo(deps, { current_password, password, code }, user, caller));
}

type NewPassword = Pick<BodyOf<'changePassword'>, 'current_password' | 'password' | 'code'>;

async function changeTo(
  deps: Deps,
  wanted: NewPassword,
  user: SignedInUser,
  { language }: Caller,
): Promise<Message> {
  const { rateLimiter, log } = deps;
  const account = await accountOf(deps, user);
  await rateLimiter.take(limits.passwordChanges, user.id);
  const notice = emailsIn(language).passwordChanged(account.username);
  const deadLinks = await replacePassword(deps, account, { ...wanted, notice }, user).catch(
    async (error: unknown) => {
      await rateLimiter.uncount(limits.passwordChanges, user.id);
      throw error;
    },
  );
  // the owner may request a new link immediately
  if (deadLinks > 0) await rateLimiter.forget(limits.resetMails, account.email.toLowerCase());
  log.info({ event: 'password_changed', user_id: user.id }, 'security: a password was changed');
  startJobs(deps);
  return { detail: 'Your password has been changed' };
}

/** Returns the number of reset links that the change has invalidated. */
async function replacePassword(
  deps: Deps,
  account: UserRow,
  { current_password, password, code, notice }: NewPassword & { readonly notice: Email },
  user: SignedInUser,
): Promise<number> {
  await checkPassword(deps, account, 'current_password', current_password);
  await checkFactor(deps, account, code);
  const password_hash = await deps.passwords.hash(password);
  return inTransaction(deps.db, async (transaction) => {
    // lock order: links before the account, against deadlocks
    const links = await deleteLinks(transaction, user.id, 'reset');
    await lockAsChecked(transaction, account, user, 'current_password');
    await setPassword(transaction, user.id, password_hash);
    await deleteOtherSessions(transaction, user);
    await addNotice(transaction, account, notice);
    return links;
  });
}
