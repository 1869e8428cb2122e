import { AppError } from '../../../platform/AppError.ts';
import type { SignedInUser } from '../../../platform/auth/admit.ts';
import { isAdmin } from '../../../platform/auth/policy.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { deleteJobsOf } from '../../../platform/jobs/jobs.ts';
import { notFound } from '../../../platform/notFound.ts';
import { isLastAdmin } from '../policy.ts';
import { closeUser, findUser, lockAccount, lockAdmins, type UserRow } from '../repository.ts';
import { deleteLinks } from '../links/linksRepository.ts';
import { deleteSessionsOf } from '../sessions/sessionsRepository.ts';
import { addDeletion } from './deleteClosed.ts';

interface Closing {
  readonly deletes_stories: boolean;
  /** Whether the owner closes the account, rather than an administrator. */
  readonly isOwn: boolean;
  /** Locks the account, and checks again whether it may be closed. */
  readonly lock: (transaction: Transaction) => Promise<unknown>;
}

/**
 * Removes the credentials, the name and the address of an account. A job that is stored in the same transaction
 * deletes everything that was played.
 */
export async function closeLocked(
  transaction: Transaction,
  { clock, personalData }: Pick<Deps, 'clock' | 'personalData'>,
  account: UserRow,
  { deletes_stories, isOwn, lock }: Closing,
): Promise<void> {
  const request = { user_id: account.id, deletes_stories };
  // lock order: links, stories, accounts, sessions
  await deleteLinks(transaction, account.id, 'reset');
  await deleteLinks(transaction, account.id, 'verify');
  await personalData.lock(transaction, request);
  if (isAdmin(account) && isLastAdmin(account, await lockAdmins(transaction)))
    throw new AppError(
      'last_admin',
      `${isOwn ? 'You are' : 'This is'} the only administrator. Make somebody else one first.`,
    );
  await lock(transaction);
  await personalData.forget(transaction, request);
  await closeUser(transaction, account.id, clock());
  await deleteSessionsOf(transaction, account.id);
  await deleteJobsOf(transaction, account.id);
  await addDeletion(transaction, account.id);
}

/** Closes an account if its owner has asked an administrator to. The caller starts the jobs. */
export async function closeAccountOf(
  transaction: Transaction,
  deps: Pick<Deps, 'clock' | 'personalData'>,
  id: string,
  { deletes_stories }: Pick<Closing, 'deletes_stories'>,
): Promise<void> {
  const account = await findUser(transaction, id);
  if (!account) throw notFound('user');
  const lock = async () => {
    if (!(await lockAccount(transaction, id))) throw notFound('user');
  };
  await closeLocked(transaction, deps, account, { deletes_stories, isOwn: false, lock });
}

/** The owner of an account in the form of a signed-in user, for the export of their data. */
export async function asSignedIn({ db }: Pick<Deps, 'db'>, id: string): Promise<SignedInUser> {
  const account = await findUser(db, id);
  if (!account) throw notFound('user');
  const { role, is_verified, has_premium_access } = account;
  // not a session id, so that no session is marked as the current one
  return { id, session_id: id, role, is_verified, has_premium_access };
}
