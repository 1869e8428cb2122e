import type { BodyOf } from '@kathaloka/contract/endpoints';
import { type SignedIn, wireFault } from '@kathaloka/contract/entities';
import { AppError } from '../../../platform/AppError.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Caller } from '../../../platform/http/defineRoutes.ts';
import { createAccount } from './createAccount.ts';
import { limits } from '../limits.ts';
import { refuseCommonPassword } from '../newPasswords.ts';
import { findUserByLogin } from '../repository.ts';
import { guardianProof } from '../young/guardianProofs.ts';
import { refuseOneself } from '../young/nameGuardian.ts';
import { youthOf } from '../youth.ts';
import { isReservedName } from './reservedNames.ts';
import { signIn } from './signIn.ts';

/** Registers an account. Answers reveal which names are taken, so they cost a hash and are limited. */
export async function register(
  deps: Deps,
  { username, email, display_name, password, birth_year, guardian_email }: BodyOf<'register'>,
  caller: Caller,
): Promise<SignedIn> {
  const { passwords, rateLimiter, config, clock } = deps;
  const { accounts, proof } = config.young;
  if (accounts === 'by-year' && birth_year === undefined) throw yearRequired();
  if (guardian_email !== undefined) refuseOneself(guardian_email, { email }, ['body', 'guardian_email']);
  if (display_name && isReservedName(display_name)) throw reservedName(display_name);
  if (isReservedName(username)) throw usernameTaken();
  refuseCommonPassword(password);
  await rateLimiter.takeFrom(limits.register, caller.address);
  // the year is not stored if the settings do not ask for it
  const year = accounts === 'by-year' ? (birth_year ?? null) : null;
  const aged = { role: 'player' as const, birth_year: year, has_consent: false };
  const isYoung = youthOf(config.young, aged, clock()) !== null;
  const account = {
    username,
    email,
    // others do not learn the names of the young
    display_name: isYoung ? null : display_name || null,
    role: 'player' as const,
    birth_year: year,
    guardian_email: guardianProof(proof).asksForAddress ? guardian_email : undefined,
    password_hash: await passwords.hash(password),
  };
  const user = await createAccount(deps, account, caller);
  if (!user) throw await taken(deps, username);
  return signIn(deps, user, caller, { isRemembered: true });
}

const yearRequired = () =>
  new AppError('validation_failed', [
    wireFault(['body', 'birth_year'], { code: 'required', field: 'birth_year' }),
  ]);

const reservedName = (name: string) =>
  new AppError('validation_failed', [wireFault(['body', 'display_name'], { code: 'name_reserved', name })]);

const usernameTaken = () => new AppError('taken', 'This username is taken already', { field: 'username' });

async function taken({ db }: Deps, username: string): Promise<AppError<'taken'>> {
  return (await findUserByLogin(db, username))
    ? usernameTaken()
    : new AppError('taken', 'There is an account with this email already', { field: 'email' });
}
