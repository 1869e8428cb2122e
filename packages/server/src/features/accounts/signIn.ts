import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { SignedIn, User } from '@kathaloka/contract/entities';
import { AppError } from '../../platform/AppError.ts';
import { notSignedIn } from '../../platform/auth/admit.ts';
import type { Caller } from '../../platform/http/defineRoutes.ts';
import { newId } from '../../platform/ids.ts';
import { networkOf } from '../../platform/limits/networkOf.ts';
import type { AccountsContext } from './context.ts';
import { limits } from './limits.ts';
import { sendLink } from './links.ts';
import { presentUser } from './present.ts';
import { findUser, findUserByLogin, insertUser, type UserRow } from './repository.ts';
import { startSession } from './sessions.ts';

const invalidCredentials = (): AppError =>
  new AppError('invalid_credentials', 'Invalid username, email or password');

/** The same answer, after the same work, whether the account does not exist or the password is wrong. */
export async function login(
  context: AccountsContext,
  { email_or_username, password, remember_me }: BodyOf<'login'>,
  caller: Caller,
): Promise<SignedIn> {
  const { db, passwords, limits: counts } = context;
  const network = networkOf(caller.address);
  const account = email_or_username.toLowerCase();
  await counts.take(limits.login, network);
  await counts.take(limits.loginToAccount, account, network);
  const user = await findUserByLogin(db, email_or_username);
  const isRight = await passwords.verify(user?.password_hash ?? null, password);
  if (!user || !isRight) throw invalidCredentials();
  await counts.forget(limits.loginToAccount, account, network);
  await counts.giveBack(limits.login, network);
  return signIn(context, user, caller, remember_me);
}

/** A form tells by its nature which names are taken, so it is asked for a hash each time, and not often. */
export async function register(
  context: AccountsContext,
  { username, email, display_name, password }: BodyOf<'register'>,
  caller: Caller,
): Promise<SignedIn> {
  const { db, clock, config, passwords, limits: counts } = context;
  await counts.take(limits.register, networkOf(caller.address));
  const user = await insertUser(db, {
    id: newId(),
    username,
    email,
    display_name: display_name || null,
    role: 'player',
    password_hash: await passwords.hash(password),
    credits: config.startingCredits,
    created_at: clock(),
  });
  if (!user) throw new AppError('taken', await whatIsTaken(context, username));
  context.background.run('mail a verification link', () => sendLink(context, user, 'verify'));
  return signIn(context, user, caller, true);
}

async function whatIsTaken({ db }: AccountsContext, username: string): Promise<string> {
  return (await findUserByLogin(db, username))
    ? 'This username is taken already'
    : 'There is an account with this email already';
}

/** The browser that asks is signed in from here on. */
export async function signIn(
  context: AccountsContext,
  user: UserRow,
  caller: Caller,
  isRemembered: boolean,
): Promise<SignedIn> {
  const tokens = await startSession(context, { user, isRemembered, caller });
  if (!tokens) throw invalidCredentials();
  return { tokens, user: presentUser(user) };
}

export async function currentUser({ db }: AccountsContext, id: string): Promise<User> {
  const user = await findUser(db, id);
  if (!user) throw notSignedIn();
  return presentUser(user);
}
