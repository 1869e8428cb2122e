import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { SignedIn, User } from '@kathaloka/contract/entities';
import { AppError } from '../../platform/AppError.ts';
import { notSignedIn } from '../../platform/auth/admit.ts';
import type { Caller } from '../../platform/http/defineRoutes.ts';
import type { Deps } from '../../platform/Deps.ts';
import { createAccount } from './createAccount.ts';
import { limits } from './limits.ts';
import { sendLink } from './links.ts';
import { refuseCommonPassword } from './newPasswords.ts';
import { presentUser } from './present.ts';
import { findUser, findUserByLogin, type UserRow } from './repository.ts';
import { startSession } from './sessions.ts';

const invalidCredentials = (): AppError =>
  new AppError('invalid_credentials', 'Invalid username, email or password');

/** The same answer, after the same work, whether the account does not exist or the password is wrong. */
export async function login(
  deps: Deps,
  { email_or_username, password, remember_me }: BodyOf<'login'>,
  caller: Caller,
): Promise<SignedIn> {
  const { db, log, rateLimiter } = deps;
  const { address } = caller;
  const user = await findUserByLogin(db, email_or_username);
  const account = user?.id ?? foldedName(email_or_username);
  const isRight = await countedVerify(deps, { account, address }, user?.password_hash ?? null, password);
  if (!user || !isRight) {
    log.warn({ event: 'login_failed', user_id: user?.id, address }, 'security: a login failed');
    throw invalidCredentials();
  }
  await rateLimiter.forgetFrom(limits.loginToAccount, address, account);
  await rateLimiter.giveBackFrom(limits.login, address);
  return signIn(deps, user, caller, remember_me);
}

/** One account has one counter, whichever of its names is used; an unknown name has one for all its spellings. */
function foldedName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[^\x21-\x7e]/g, '')
    .toLowerCase();
}

/** Counts an attempt, and takes it back if the password was not even checked. */
async function countedVerify(
  { passwords, rateLimiter }: Deps,
  { account, address }: { readonly account: string; readonly address: string },
  hash: string | null,
  password: string,
): Promise<boolean> {
  await rateLimiter.takeFrom(limits.login, address);
  try {
    await rateLimiter.takeFrom(limits.loginToAccount, address, account);
    try {
      return await passwords.verify(hash, password);
    } catch (error) {
      await rateLimiter.giveBackFrom(limits.loginToAccount, address, account);
      throw error;
    }
  } catch (error) {
    await rateLimiter.giveBackFrom(limits.login, address);
    throw error;
  }
}

/** A registration form reveals which names are taken, so each attempt costs a hash and is limited. */
export async function register(
  deps: Deps,
  { username, email, display_name, password }: BodyOf<'register'>,
  caller: Caller,
): Promise<SignedIn> {
  const { passwords, rateLimiter } = deps;
  refuseCommonPassword(password);
  await rateLimiter.takeFrom(limits.register, caller.address);
  const user = await createAccount(deps, {
    username,
    email,
    display_name: display_name || null,
    role: 'player',
    password_hash: await passwords.hash(password),
  });
  if (!user) throw await taken(deps, username);
  deps.background.run('mail a verification link', () => sendLink(deps, user, 'verify', caller));
  return signIn(deps, user, caller, true);
}

async function taken({ db }: Deps, username: string): Promise<AppError<'taken'>> {
  return (await findUserByLogin(db, username))
    ? new AppError('taken', 'This username is taken already', { field: 'username' })
    : new AppError('taken', 'There is an account with this email already', { field: 'email' });
}

/** The browser of the caller is signed in from here on. */
export async function signIn(
  deps: Deps,
  user: UserRow,
  caller: Caller,
  isRemembered: boolean,
): Promise<SignedIn> {
  refuseBlocked(user);
  await deps.rateLimiter.take(limits.signIns, user.id);
  const tokens = await startSession(deps, { user, isRemembered, caller });
  if (!tokens) throw invalidCredentials();
  return { tokens, user: presentUser(user) };
}

/** Call it only after the person has proved who they are: nobody else learns that an account is blocked. */
function refuseBlocked({ blocked_reason }: UserRow): void {
  if (blocked_reason !== null)
    throw new AppError('account_blocked', `This account is blocked: ${blocked_reason}`, {
      reason: blocked_reason,
    });
}

export async function currentUser({ db }: Deps, id: string): Promise<User> {
  const user = await findUser(db, id);
  if (!user) throw notSignedIn();
  return presentUser(user);
}
