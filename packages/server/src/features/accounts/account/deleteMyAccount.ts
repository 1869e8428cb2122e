import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { Message } from '@kathaloka/contract/entities';
import { AppError } from '../../../platform/AppError.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Caller } from '../../../platform/http/defineRoutes.ts';
import { deleteJobsOf, startJobs } from '../../../platform/jobs/jobs.ts';
import { emailsIn } from '../emails/emails.ts';
import { deleteLinks } from '../links/linksRepository.ts';
import { addFarewell } from '../emails/mailJobs.ts';
import { accountOf, checkProof, inOrder, lockAsChecked } from './proof.ts';
import { closeUser, lockAdmins } from '../repository.ts';
import { deleteSessionsOf } from '../sessions/sessionsRepository.ts';
import { addDeletion } from './deleteClosed.ts';
import { isAdmin } from '../../../platform/auth/policy.ts';
import { isLastAdmin } from '../policy.ts';

/**
 * Closes the account in one transaction: credentials, name and address are gone, and its stories are deleted or nobody's.
 * What it has played goes afterwards, in steps, by a job of the same transaction.
 */
export async function deleteMyAccount(
  deps: Deps,
  body: BodyOf<'deleteMyAccount'>,
  user: SignedInUser,
  caller: Caller,
): Promise<Message> {
  return inOrder(user, () => closeAccount(deps, body, user, caller));
}

async function closeAccount(
  deps: Deps,
  { deletes_stories, ...proof }: BodyOf<'deleteMyAccount'>,
  user: SignedInUser,
  { language }: Caller,
): Promise<Message> {
  const { db, clock, log, personalData } = deps;
  const request = { user_id: user.id, deletes_stories };
  const account = await accountOf(deps, user);
  await checkProof(deps, account, proof);
  await inTransaction(db, async (transaction) => {
    // lock order: links, stories, accounts, sessions
    await deleteLinks(transaction, user.id, 'reset');
    await deleteLinks(transaction, user.id, 'verify');
    await personalData.lock(transaction, request);
    if (isAdmin(account) && isLastAdmin(account, await lockAdmins(transaction))) {
      throw new AppError('last_admin', 'You are the only administrator. Make somebody else one first.');
    }
    await lockAsChecked(transaction, account, user, 'password');
    await personalData.forget(transaction, request);
    await closeUser(transaction, user.id, clock());
    await deleteSessionsOf(transaction, user.id);
    await deleteJobsOf(transaction, user.id);
    await addDeletion(transaction, user.id);
    const { email: to, is_verified, username } = account;
    const email = is_verified ? emailsIn(language).farewell(username, deletes_stories) : null;
    await addFarewell(transaction, { to, email });
  });
  log.info({ event: 'account_deleted', user_id: user.id }, 'security: an account was deleted');
  personalData.afterForget(deps);
  startJobs(deps);
  return { detail: 'Your account has been deleted' };
}
