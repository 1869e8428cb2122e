import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { Message } from '@kathaloka/contract/entities';
import { AppError } from '../../../platform/AppError.ts';
import type { Deps, ForgetRequest } from '../../../platform/Deps.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Caller } from '../../../platform/http/defineRoutes.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { emailsIn } from '../emails/emails.ts';
import { deleteLinks } from '../links/linksRepository.ts';
import { addFarewell } from '../emails/mailJobs.ts';
import { accountOf, checkProof, inOrder, lockAsChecked } from './proof.ts';
import { deleteUser, lockAdmins, type UserRow } from '../repository.ts';
import { isAdmin } from '../../../platform/auth/policy.ts';
import { isLastAdmin } from '../policy.ts';

/** One transaction: the account and its stories are deleted together or not at all. What is long goes before that. */
export async function deleteMyAccount(
  deps: Deps,
  body: BodyOf<'deleteMyAccount'>,
  user: SignedInUser,
  caller: Caller,
): Promise<Message> {
  return inOrder(user, () => deleteAccount(deps, body, user, caller));
}

async function deleteAccount(
  deps: Deps,
  { deletes_stories, ...proof }: BodyOf<'deleteMyAccount'>,
  user: SignedInUser,
  { language }: Caller,
): Promise<Message> {
  const { db, log, personalData } = deps;
  const request = { user_id: user.id, deletes_stories };
  const account = await accountOf(deps, user);
  await checkProof(deps, account, proof);
  if (!isAdmin(account)) await forgetAhead(deps, request, account, user);
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
    await deleteUser(transaction, user.id);
    const { email: to, is_verified, username } = account;
    const email = is_verified ? emailsIn(language).farewell(username, deletes_stories) : null;
    await addFarewell(transaction, { to, email });
  });
  log.info({ event: 'account_deleted', user_id: user.id }, 'security: an account was deleted');
  personalData.afterForget(deps);
  startJobs(deps);
  return { detail: 'Your account has been deleted' };
}

/** Deletes a long history in batches, so that no other request waits for it. Not for administrators: the last one is refused, and must lose nothing. */
async function forgetAhead(
  { db, personalData }: Pick<Deps, 'db' | 'personalData'>,
  request: ForgetRequest,
  account: UserRow,
  user: SignedInUser,
): Promise<void> {
  const forgetSome = () =>
    inTransaction(db, async (transaction) => {
      await lockAsChecked(transaction, account, user, 'password');
      return personalData.forgetAhead(transaction, request);
    });
  while (await forgetSome());
}
