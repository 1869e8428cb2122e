import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { Message } from '@kathaloka/contract/entities';
import type { Deps } from '../../../platform/Deps.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Caller } from '../../../platform/http/defineRoutes.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { emailsIn } from '../emails/emails.ts';
import { addFarewell } from '../emails/mailJobs.ts';
import { closeLocked } from './closeAccount.ts';
import { accountOf, checkProof, inOrder, lockAsChecked } from '../sessions/proof.ts';

/**
 * Closes the account in one transaction: removes credentials, name and address, and deletes its stories or
 * removes their author. A job that is stored in this transaction later deletes what the account has played,
 * step by step.
 */
export async function deleteMyAccount(
  deps: Deps,
  body: BodyOf<'deleteMyAccount'>,
  user: SignedInUser,
  caller: Caller,
): Promise<Message> {
  return inOrder(deps, user, () => closeAccount(deps, body, user, caller));
}

async function closeAccount(
  deps: Deps,
  { deletes_stories, ...proof }: BodyOf<'deleteMyAccount'>,
  user: SignedInUser,
  { language }: Caller,
): Promise<Message> {
  const { db, log, personalData } = deps;
  const account = await accountOf(deps, user);
  await checkProof(deps, account, proof, user);
  await inTransaction(db, async (transaction) => {
    const lock = () => lockAsChecked(transaction, account, user, 'password');
    await closeLocked(transaction, deps, account, { deletes_stories, isOwn: true, lock });
    const { email: to, is_verified, username } = account;
    const email = is_verified ? emailsIn(language).farewell(username, deletes_stories) : null;
    await addFarewell(transaction, { to, email });
  });
  log.info({ event: 'account_deleted', user_id: user.id }, 'security: an account was deleted');
  personalData.afterForget(deps);
  startJobs(deps);
  return { detail: 'Your account has been deleted' };
}
