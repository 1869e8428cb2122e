import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { SignedIn } from '@kathaloka/contract/entities';
import { checkDisplayName, isEmail } from '@kathaloka/contract/rules';
import { DISPLAY_NAME_MAX, type GoogleRefusal, USERNAME_MAX, USERNAME_MIN } from '@kathaloka/contract/limits';
import { AppError } from '../../../platform/AppError.ts';
import { type GoogleClaims, signedPartOf } from '../../../platform/auth/googleTokens.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { newOpaqueToken } from '../../../platform/auth/opaqueTokens.ts';
import type { Caller } from '../../../platform/http/defineRoutes.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { askForCode } from './askForCode.ts';
import { createAccount } from './createAccount.ts';
import { emailsIn } from '../emails/emails.ts';
import { limits } from '../limits.ts';
import { addNotice } from '../emails/notices.ts';
import { findUserByGoogle, findUserByLogin, linkGoogle, type UserRow } from '../repository.ts';
import { unlessRefused } from '../sessions/proof.ts';
import { deleteSessionsOf } from '../sessions/sessionsRepository.ts';
import { isReservedName } from './reservedNames.ts';
import { signIn } from './signIn.ts';

const refused = (reason: GoogleRefusal, detail: string): AppError =>
  new AppError('google_sign_in_failed', detail, { reason });

/** Finds the account of a token by Google's id, links one by a verified address, or creates one. */
export async function signInWithGoogle(
  deps: Deps,
  { id_token, nonce, code }: BodyOf<'signInWithGoogle'>,
  caller: Caller,
): Promise<SignedIn> {
  const { db, rateLimiter, verifyGoogleToken } = deps;
  await rateLimiter.takeFrom(limits.google, caller.address);
  const claims = await verifyGoogleToken(id_token);
  if (claims.nonce !== nonce)
    throw refused('invalid_token', 'The answer of Google was meant for another page');
  if (!(await rateLimiter.allows(limits.googleToken, signedPartOf(id_token))))
    throw refused('invalid_token', 'The answer of Google was used already');
  const user = (await findUserByGoogle(db, claims.sub)) ?? (await welcome(deps, claims, caller));
  await unlessRefused(deps, id_token, () => askForCode(deps, user, code));
  return signIn(deps, user, caller, true);
}

async function welcome(deps: Deps, claims: GoogleClaims, caller: Caller): Promise<UserRow> {
  if (!claims.email_verified || !isEmail(claims.email))
    throw refused('email_not_verified', 'Google has not verified this email address');
  const linked = isAuthoritative(claims) ? await link(deps, claims, caller) : undefined;
  const user = linked ?? (await create(deps, claims, caller));
  // a concurrent request with this Google account may have created it
  const found = user ?? (await findUserByGoogle(deps.db, claims.sub));
  if (!found) throw await whyNot(deps, claims);
  return found;
}

/**
 * Whether Google vouches for the address: its own addresses, and those of organisations that it hosts. Of any
 * other address it only knows that a mail once arrived.
 */
function isAuthoritative({ email, hd }: GoogleClaims): boolean {
  return hd !== undefined || /@gmail\.com$/i.test(email);
}

/** Links a verified account; its password stays. All of its sessions end, because a stranger may have started them. */
async function link(
  deps: Deps,
  { email, sub }: GoogleClaims,
  { language }: Caller,
): Promise<UserRow | undefined> {
  const user = await inTransaction(deps.db, async (transaction) => {
    const linked = await linkGoogle(transaction, email, sub);
    if (!linked) return undefined;
    await deleteSessionsOf(transaction, linked.id);
    await addNotice(transaction, linked, emailsIn(language).googleLinked(linked.username));
    return linked;
  });
  if (!user) return undefined;
  deps.log.info({ event: 'google_linked', user_id: user.id }, 'security: Google was linked to an account');
  startJobs(deps);
  return user;
}

/**
 * Why no account was created or linked. An address that was registered but never verified must not be linked:
 * a stranger may have registered it.
 */
async function whyNot({ db }: Deps, claims: GoogleClaims): Promise<AppError> {
  const user = await findUserByLogin(db, claims.email);
  if (user?.google_sub === null && user.is_verified && !isAuthoritative(claims))
    return refused(
      'email_not_verified',
      'Google does not vouch for this email address. Log in with your password',
    );
  return user && !user.is_verified
    ? refused(
        'account_not_verified',
        'There is an account with this email that was never verified. Reset its password to make it yours',
      )
    : refused('other_google_account', 'Another Google account opens the account with this email');
}

/** Creates an account, with a second username if the first is taken. Undefined if the address is taken. */
async function create(deps: Deps, claims: GoogleClaims, caller: Caller): Promise<UserRow | undefined> {
  const base = usernameFrom(claims.email);
  return (await insert(deps, claims, base, caller)) ?? insert(deps, claims, withSuffix(base), caller);
}

function insert(
  deps: Deps,
  claims: GoogleClaims,
  username: string,
  caller: Caller,
): Promise<UserRow | undefined> {
  const { sub, email, name = '' } = claims;
  const mayBeYoung = deps.config.young.accounts !== 'off';
  const account = {
    username,
    email,
    // a person who may be young gets no name, and is asked for their year of birth next
    display_name: mayBeYoung ? null : nameFrom(name),
    // Google's picture would tell Google who reads what
    avatar_url: null,
    role: 'player' as const,
    google_sub: sub,
    is_verified: isAuthoritative(claims),
  };
  return createAccount(deps, account, caller);
}

function nameFrom(name: string): string | null {
  // cut between code points, to keep surrogate pairs whole
  const short = name
    .trim()
    .slice(0, DISPLAY_NAME_MAX)
    .replace(/[\ud800-\udbff]$/, '');
  return checkDisplayName(short) === undefined && !isReservedName(short) ? short || null : null;
}

function usernameFrom(email: string): string {
  const name = email.split('@', 1)[0]!.replaceAll(/\W+/g, '_').slice(0, USERNAME_MAX);
  return name.length < USERNAME_MIN || isReservedName(name) ? withSuffix(name) : name;
}

function withSuffix(name: string): string {
  const suffix = newOpaqueToken().replaceAll(/\W/g, '').slice(0, 6);
  return `${name.slice(0, USERNAME_MAX - suffix.length - 1)}_${suffix}`;
}
