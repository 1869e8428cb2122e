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
  const attempt: Attempt = { name: foldedName(email_or_username), user_id: user?.id, address };
  const isRight = await countedVerify(deps, attempt, user?.password_hash ?? null, password);
  if (!user || !isRight) {
    if (user) await tellOfGuesses(deps, user);
    log.warn({ event: 'login_failed', user_id: user?.id, address }, 'security: a login failed');
    throw invalidCredentials();
  }
  await askForCode(deps, user, code).catch(async (error: unknown) => {
    // a right password takes back its own count alone: the wrong codes before it stay counted
    if (error instanceof AppError && error.code === 'second_factor_required') await uncount(deps, attempt);
    throw error;
  });
  await uncount(deps, attempt);
  await rateLimiter.forgetFrom(limits.loginToAccount, address, attempt.name);
  await rateLimiter.takeFrom(limits.known, address, user.id);
  return signIn(deps, user, caller, { isRemembered: remember_me });
}

/**
 * The key of the counters: one for all spellings of a name. The username and the address of an account are counted
 * apart, because a common count would tell that they belong together.
 */
function foldedName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[^\x21-\x7e]/g, '')
    .toLowerCase();
}

interface Attempt {
  readonly name: string;
  readonly user_id: string | undefined;
  readonly address: string;
}

async function uncount({ rateLimiter }: Deps, { name, address }: Attempt): Promise<void> {
  await rateLimiter.uncountFrom(limits.loginToAccount, address, name);
  await rateLimiter.uncountFrom(limits.login, address);
  await rateLimiter.uncount(limits.guesses, name);
}

/** Where others have used up the attempts of a network, only the right password of somebody known there is let in. */
async function countedVerify(
  deps: Deps,
  attempt: Attempt,
  hash: string | null,
  password: string,
): Promise<boolean> {
  const refusal = await refusalOf(deps, attempt);
  const isRight = await verifyCounted(deps, attempt, () => deps.passwords.verify(hash, password));
  if (refusal && !isRight) throw refusal;
  return isRight;
}

/** Counts an attempt from a network. Throws beyond its limit, or returns the refusal for an account that is known there. */
async function refusalOf({ rateLimiter }: Deps, { user_id, address }: Attempt): Promise<AppError | null> {
  try {
    await rateLimiter.takeFrom(limits.login, address);
    return null;
  } catch (error) {
    const isLimit = error instanceof AppError && error.code === 'rate_limited';
    if (isLimit && user_id && (await rateLimiter.hasFrom(limits.known, address, user_id))) return error;
    throw error;
  }
}

/** Counts an attempt at an account, and takes it back if the password was not even checked. */
async function verifyCounted(
  { rateLimiter }: Deps,
  { name, address }: Attempt,
  verify: () => Promise<boolean>,
): Promise<boolean> {
  try {
    await rateLimiter.takeFrom(limits.loginToAccount, address, name);
    await slowDown({ rateLimiter }, limits.guesses, name);
    try {
      return await verify();
    } catch (error) {
      await rateLimiter.uncountFrom(limits.loginToAccount, address, name);
      throw error;
    }
  } catch (error) {
    await rateLimiter.uncountFrom(limits.login, address);
    throw error;
  }
}
