import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { Message, MyData } from '@kathaloka/contract/entities';
import { AppError } from '../../platform/AppError.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Deps } from '../../platform/Deps.ts';
import type { Caller } from '../../platform/http/defineRoutes.ts';
import { buildLargeAnswer } from '../../platform/largeAnswers.ts';
import type { PersonalData } from '../../platform/personalData.ts';
import { lettersIn } from './letters.ts';
import { limits } from './limits.ts';
import { deleteLinks } from './linksRepository.ts';
import { refuseCommonPassword } from './newPasswords.ts';
import { sendNotice } from './notices.ts';
import { listSessions } from './ownSessions.ts';
import { presentUser } from './present.ts';
import { accountOf, checkPassword, checkProof, inTurn, lockAsChecked } from './proof.ts';
import { deleteUser, lockAdmins, setPassword, type UserRow } from './repository.ts';
import { deleteOtherSessions } from './sessionsRepository.ts';

export async function changePassword(
  deps: Deps,
  { current_password, password }: BodyOf<'changePassword'>,
  user: SignedInUser,
  caller: Caller,
): Promise<Message> {
  refuseCommonPassword(password);
  return inTurn(user, () => changeTo(deps, { current_password, password }, user, caller));
}

type NewPassword = Pick<BodyOf<'changePassword'>, 'current_password' | 'password'>;

async function changeTo(
  deps: Deps,
  wanted: NewPassword,
  user: SignedInUser,
  { language }: Caller,
): Promise<Message> {
  const { rateLimiter, log } = deps;
  const account = await accountOf(deps, user);
  await rateLimiter.take(limits.passwordChanges, user.id);
  const deadLinks = await replacePassword(deps, account, wanted, user).catch(async (error: unknown) => {
    await rateLimiter.giveBack(limits.passwordChanges, user.id);
    throw error;
  });
  // the owner may request a new one at once
  if (deadLinks > 0) await rateLimiter.forget(limits.resetMails, account.email.toLowerCase());
  log.info({ event: 'password_changed', user_id: user.id }, 'security: a password was changed');
  sendNotice(deps, account, lettersIn(language).passwordChanged(account.username));
  return { detail: 'Your password has been changed' };
}

/** Returns how many reset links this has invalidated. */
async function replacePassword(
  deps: Deps,
  account: UserRow,
  { current_password, password }: NewPassword,
  user: SignedInUser,
): Promise<number> {
  await checkPassword(deps, account, 'current_password', current_password);
  const password_hash = await deps.passwords.hash(password);
  return inTransaction(deps.db, async (transaction) => {
    // lock order: links before the account, against deadlocks
    const links = await deleteLinks(transaction, user.id, 'reset');
    await lockAsChecked(transaction, account, user, 'current_password');
    await setPassword(transaction, user.id, password_hash);
    await deleteOtherSessions(transaction, user);
    return links;
  });
}

/** Exports everything that is stored about a person; never a hash, and nothing about anybody else. */
export async function downloadMyData(deps: Deps, user: SignedInUser): Promise<MyData> {
  await deps.rateLimiter.take(limits.data, user.id);
  return buildLargeAnswer(user, async () => ({
    exported_at: deps.clock().toISOString(),
    ...(await deps.personalData.exportFor(deps, user)),
  }));
}

/** The account itself and its sessions. Its rows are deleted last. */
export const accountsData: PersonalData<Pick<MyData, 'user' | 'last_language' | 'account_sessions'>> = {
  columns: ['account_sessions.user_id'],
  async exportFor(deps, user) {
    const account = await accountOf(deps, user);
    return {
      user: presentUser(account),
      last_language: account.language,
      account_sessions: await listSessions(deps, user),
    };
  },
};

/** One transaction: the account and its stories are deleted together or not at all. */
export async function deleteMyAccount(
  deps: Deps,
  body: BodyOf<'deleteMyAccount'>,
  user: SignedInUser,
  caller: Caller,
): Promise<Message> {
  return inTurn(user, () => deleteAccount(deps, body, user, caller));
}

async function deleteAccount(
  deps: Deps,
  { deletes_stories, ...proof }: BodyOf<'deleteMyAccount'>,
  user: SignedInUser,
  { language }: Caller,
): Promise<Message> {
  const { background, db, log, mailer, personalData } = deps;
  const request = { user_id: user.id, deletes_stories };
  const account = await accountOf(deps, user);
  await checkProof(deps, account, proof);
  await inTransaction(db, async (transaction) => {
    // lock order: links, stories, accounts, sessions
    await deleteLinks(transaction, user.id, 'reset');
    await deleteLinks(transaction, user.id, 'verify');
    await personalData.lock(transaction, request);
    if (account.role === 'admin' && (await lockAdmins(transaction)) === 1) {
      throw new AppError('last_admin', 'You are the only administrator. Make somebody else one first.');
    }
    await lockAsChecked(transaction, account, user, 'password');
    await personalData.forget(transaction, request);
    await deleteUser(transaction, user.id);
  });
  log.info({ event: 'account_deleted', user_id: user.id }, 'security: an account was deleted');
  personalData.afterForget(deps);
  background.run('delete the mails that were kept', async () => {
    await mailer.forget(account.email);
    // after the commit: this mail is the one that stays in the outbox
    sendNotice(deps, account, lettersIn(language).farewell(account.username, deletes_stories));
  });
  return { detail: 'Your account has been deleted' };
}
