import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { SignedIn } from '@kathaloka/contract/entities';
import { AppError } from '../../../platform/AppError.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Caller } from '../../../platform/http/defineRoutes.ts';
import { createAccount } from './createAccount.ts';
import { limits } from '../limits.ts';
import { refuseCommonPassword } from '../account/newPasswords.ts';
import { findUserByLogin } from '../repository.ts';
import { signIn } from './signIn.ts';

/** A registration form reveals which names are taken, so each attempt costs a hash and is limited. */
export async function register(
  deps: Deps,
  { username, email, display_name, password }: BodyOf<'register'>,
  caller: Caller,
): Promise<SignedIn> {
  const { passwords, rateLimiter } = deps;
  refuseCommonPassword(password);
  await rateLimiter.takeFrom(limits.register, caller.address);
  const account = {
    username,
    email,
    display_name: display_name || null,
    role: 'player' as const,
    password_hash: await passwords.hash(password),
  };
  const user = await createAccount(deps, account, caller);
  if (!user) throw await taken(deps, username);
  return signIn(deps, user, caller, true);
}

async function taken({ db }: Deps, username: string): Promise<AppError<'taken'>> {
  return (await findUserByLogin(db, username))
    ? new AppError('taken', 'This username is taken already', { field: 'username' })
    : new AppError('taken', 'There is an account with this email already', { field: 'email' });
}
