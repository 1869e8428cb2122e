import { checkDisplayName } from '@kathaloka/contract/rules';
import { DISPLAY_NAME_MAX, USERNAME_MAX, USERNAME_MIN } from '@kathaloka/contract/limits';
import type { AppError } from '../../../platform/AppError.ts';
import { newOpaqueToken } from '../../../platform/auth/opaqueTokens.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Caller } from '../../../platform/http/defineRoutes.ts';
import { startJobs } from '../../../platform/jobs/jobs.ts';
import { emailsIn } from '../emails/emails.ts';
import { addNotice } from '../emails/notices.ts';
import { findUserByIdentity, type Identity, linkIdentity } from '../identities/identitiesRepository.ts';
import { findUserByLogin, type UserRow } from '../repository.ts';
import { deleteSessionsOf } from '../sessions/sessionsRepository.ts';
import { createAccount } from './createAccount.ts';
import { isReservedName } from './reservedNames.ts';

/** Why a person of another issuer gets no account here. */
type Refusal = 'email_not_verified' | 'account_not_verified' | 'other_account';

/** What an issuer says of a person, and how a refusal is reported. */
export interface Introduction extends Identity {
  /** The name of the issuer, for people. */
  readonly provider: string;
  readonly email: string;
  /** Whether the issuer vouches for the address. */
  readonly vouches: boolean;
  readonly name: string | undefined;
  readonly refused: (reason: Refusal, detail: string) => AppError;
}

/** Links an account by a verified address, or creates one, for an identity that opens none yet. */
export async function welcome(deps: Deps, person: Introduction, caller: Caller): Promise<UserRow> {
  const linked = person.vouches ? await link(deps, person, caller) : undefined;
  const user = linked ?? (await create(deps, person, caller));
  // a concurrent request with this identity may have created it
  const found = user ?? (await findUserByIdentity(deps.db, person));
  if (!found) throw await whyNot(deps, person);
  return found;
}

/** Links a verified account; its password stays. All of its sessions end, because a stranger may have started them. */
async function link(
  deps: Deps,
  { email, issuer, subject, provider }: Introduction,
  { language }: Caller,
): Promise<UserRow | undefined> {
  const user = await inTransaction(deps.db, async (transaction) => {
    const linked = await linkIdentity(transaction, email, { issuer, subject, linked_at: deps.clock() });
    if (!linked) return undefined;
    await deleteSessionsOf(transaction, linked.id);
    await addNotice(transaction, linked, emailsIn(language).identityLinked(linked.username, provider));
    return linked;
  });
  if (!user) return undefined;
  deps.log.info(
    { event: 'identity_linked', user_id: user.id, issuer },
    'security: an identity was linked to an account',
  );
  startJobs(deps);
  return user;
}

/**
 * Why no account was created or linked. An address that was registered but never verified must not be linked:
 * a stranger may have registered it.
 */
async function whyNot({ db }: Deps, { email, vouches, provider, refused }: Introduction): Promise<AppError> {
  const user = await findUserByLogin(db, email);
  if (user?.is_verified && !vouches)
    return refused(
      'email_not_verified',
      `${provider} does not vouch for this email address. Log in with your password`,
    );
  return user && !user.is_verified
    ? refused(
        'account_not_verified',
        'There is an account with this email that was never verified. Reset its password to make it yours',
      )
    : refused('other_account', `Another ${provider} account opens the account with this email`);
}

/** Creates an account, with a second username if the first is taken. Undefined if the address is taken. */
async function create(deps: Deps, person: Introduction, caller: Caller): Promise<UserRow | undefined> {
  const base = usernameFrom(person.email);
  return (await insert(deps, person, base, caller)) ?? insert(deps, person, withSuffix(base), caller);
}

function insert(
  deps: Deps,
  { issuer, subject, email, vouches, name = '' }: Introduction,
  username: string,
  caller: Caller,
): Promise<UserRow | undefined> {
  const mayBeYoung = deps.config.young.accounts !== 'off';
  const account = {
    username,
    email,
    // a person who may be young gets no name, and is asked for their year of birth next
    display_name: mayBeYoung ? null : nameFrom(name),
    // a picture from elsewhere would tell its host who reads what
    avatar_url: null,
    role: 'player' as const,
    identity: { issuer, subject },
    is_verified: vouches,
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
