import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { AccountSession, Message, MyData } from '@kathaloka/contract/entities';
import { AppError } from '../../platform/AppError.ts';
import { notSignedIn, type SignedInUser } from '../../platform/auth/admit.ts';
import { mailOf } from '../../platform/mail/letter.ts';
import { releaseStories, storiesBy } from '../authoring/service.ts';
import { allReactionsOf, holdStoriesOf } from '../reactions/service.ts';
import type { AccountsContext } from './context.ts';
import { farewellLetter, passwordChangedLetter } from './letters.ts';
import { limits } from './limits.ts';
import { presentCreditEntry, presentSession, presentUser } from './present.ts';
import {
  creditEntriesOf,
  deleteUser,
  findUser,
  lockAdmins,
  setPassword,
  type UserRow,
} from './repository.ts';
import { deleteOtherSessions, sessionsOf } from './sessionsRepository.ts';

async function accountOf({ db }: AccountsContext, { id }: SignedInUser): Promise<UserRow> {
  const user = await findUser(db, id);
  if (!user) throw notSignedIn();
  return user;
}

/** A wrong password in a form of somebody who is signed in is a fault of that field: the session stays. */
async function checkPassword(
  { passwords, limits: counts }: AccountsContext,
  { id, password_hash }: UserRow,
  field: string,
  password: string,
): Promise<void> {
  await counts.take(limits.password, id);
  if (await passwords.verify(password_hash, password)) return counts.forget(limits.password, id);
  throw new AppError('validation_failed', [
    { loc: ['body', field], msg: 'This is not your password', type: 'wrong_password' },
  ]);
}

export async function changePassword(
  context: AccountsContext,
  { current_password, password }: BodyOf<'changePassword'>,
  user: SignedInUser,
): Promise<Message> {
  const { db, passwords, background, mailer, log } = context;
  const account = await accountOf(context, user);
  await checkPassword(context, account, 'current_password', current_password);
  const password_hash = await passwords.hash(password);
  await db.transaction().execute(async (queries) => {
    await setPassword(queries, user.id, password_hash);
    await deleteOtherSessions(queries, user);
  });
  log.info({ event: 'password_changed', user_id: user.id }, 'security: a password was changed');
  background.run('mail that the password was changed', () =>
    mailer.send(mailOf(passwordChangedLetter(account.username), account.email)),
  );
  return { detail: 'Your password has been changed' };
}

export async function listSessions(
  { db, clock }: AccountsContext,
  { id, session_id }: SignedInUser,
): Promise<AccountSession[]> {
  const sessions = await sessionsOf(db, id, clock());
  return sessions.map((session) => presentSession(session, session_id));
}

export async function endOtherSessions({ db }: AccountsContext, user: SignedInUser): Promise<Message> {
  await deleteOtherSessions(db, user);
  return { detail: 'All other browsers are signed out' };
}

/** Everything that is kept about a person; never a hash, and nothing of anybody else. */
export async function downloadMyData(context: AccountsContext, user: SignedInUser): Promise<MyData> {
  const { db, clock, limits: counts } = context;
  await counts.take(limits.data, user.id);
  const account = await accountOf(context, user);
  const { liked, bookmarked } = await allReactionsOf(db, user.id);
  const entries = await creditEntriesOf(db, user.id);
  return {
    exported_at: clock().toISOString(),
    user: presentUser(account),
    account_sessions: await listSessions(context, user),
    stories: await storiesBy(db, user),
    game_sessions: [],
    liked_story_ids: liked,
    bookmarked_story_ids: bookmarked,
    credit_entries: entries.map((entry) => presentCreditEntry(entry)),
  };
}

/** All or nothing: an account never goes without the stories that should go with it. */
export async function deleteMyAccount(
  context: AccountsContext,
  { password = '', deletes_stories }: BodyOf<'deleteMyAccount'>,
  user: SignedInUser,
): Promise<Message> {
  const { db, background, mailer, log } = context;
  const account = await accountOf(context, user);
  if (account.password_hash !== null) await checkPassword(context, account, 'password', password);
  await db.transaction().execute(async (queries) => {
    if (account.role === 'admin' && (await lockAdmins(queries)) === 1) {
      throw new AppError('conflict', 'You are the only administrator. Make somebody else one first.');
    }
    await holdStoriesOf(queries, user.id);
    await releaseStories(queries, user.id, { deletesAll: deletes_stories });
    await deleteUser(queries, user.id);
  });
  log.info({ event: 'account_deleted', user_id: user.id }, 'security: an account was deleted');
  background.run('say good-bye', () =>
    mailer.send(mailOf(farewellLetter(account.username, deletes_stories), account.email)),
  );
  return { detail: 'Your account has been deleted' };
}
