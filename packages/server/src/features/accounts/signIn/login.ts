import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { SignedIn } from '@kathaloka/contract/entities';
import { AppError } from '../../../platform/AppError.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Caller } from '../../../platform/http/defineRoutes.ts';
import { limits } from '../limits.ts';
import { findUserByLogin } from '../repository.ts';
import { slowDown, tellOfGuesses } from '../guesses/manyGuesses.ts';
import { askForCode } from './askForCode.ts';
import { invalidCredentials, signIn } from './signIn.ts';

/** Signs in by password. Gives the same answer after the same work for an unknown account. */
export async function login(
  deps: Deps,
  { email_or_username, password, remember_me, code }: BodyOf<'login'>,
  caller: Caller,
): Promise<SignedIn> {
  const { db, log, rateLimiter } = deps;
  const { address } = caller;
  const user = await findUserByLogin(db, email_or_username);
  const account = user?.id ?? foldedName(email_or_username);
  const isRight = await countedVerify(deps, { account, address }, user?.password_hash ?? null, password);
  if (!user || !isRight) {
    if (user) await tellOfGuesses(deps, user);
    log.warn({ event: 'login_failed', user_id: user?.id, address }, 'security: a login failed');
    throw invalidCredentials();
  }
  await askForCode(deps, user, code).catch(async (error: unknown) => {
    // a right password takes back its own count alone: the wrong codes before it stay counted
    if (error instanceof AppError && error.code === 'second_factor_required')
      await uncount(deps, { account, address });
    throw error;
  });
  await uncount(deps, { account, address });
  await rateLimiter.forgetFrom(limits.loginToAccount, address, account);
  return signIn(deps, user, caller, remember_me);
}

/** The key of the counter: one for all names of an account, and for all spellings of an unknown name. */
function foldedName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[^\x21-\x7e]/g, '')
    .toLowerCase();
}

interface Attempt {
  readonly account: string;
  readonly address: string;
}

async function uncount({ rateLimiter }: Deps, { account, address }: Attempt): Promise<void> {
  await rateLimiter.uncountFrom(limits.loginToAccount, address, account);
  await rateLimiter.uncountFrom(limits.login, address);
  await rateLimiter.uncount(limits.guesses, account);
}

/** Counts an attempt, and takes it back if the password was not even checked. */
async function countedVerify(
  { passwords, rateLimiter }: Deps,
  { account, address }: Attempt,
  hash: string | null,
  password: string,
): Promise<boolean> {
  await rateLimiter.takeFrom(limits.login, address);
  try {
    await rateLimiter.takeFrom(limits.loginToAccount, address, account);
    await slowDown({ rateLimiter }, limits.guesses, account);
    try {
      return await passwords.verify(hash, password);
    } catch (error) {
      await rateLimiter.uncountFrom(limits.loginToAccount, address, account);
      throw error;
    }
  } catch (error) {
    await rateLimiter.uncountFrom(limits.login, address);
    throw error;
  }
}
