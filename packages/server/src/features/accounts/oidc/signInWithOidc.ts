import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { SignedIn } from '@kathaloka/contract/entities';
import type { OidcRefusal } from '@kathaloka/contract/limits';
import { isEmail } from '@kathaloka/contract/rules';
import { AppError } from '../../../platform/AppError.ts';
import { isSame } from '../../../platform/auth/isSame.ts';
import type { Config } from '../../../config.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Caller } from '../../../platform/http/defineRoutes.ts';
import { findUserByIdentity } from '../identities/identitiesRepository.ts';
import { limits } from '../limits.ts';
import type { UserRow } from '../repository.ts';
import { askForCode } from '../signIn/askForCode.ts';
import { signIn } from '../signIn/signIn.ts';
import { welcome } from '../signIn/welcome.ts';
import { applyAdminGroup } from './applyAdminGroup.ts';
import { type Person, readTicket } from './tickets.ts';

type Provider = NonNullable<Config['oidc']>;

const TEXTS: Readonly<Record<OidcRefusal, (provider: string) => string>> = {
  not_set_up: () => 'This way to sign in is not set up here',
  cancelled: (provider) => `The sign-in at ${provider} was cancelled`,
  unreachable: (provider) => `${provider} cannot be reached at the moment. Please try again`,
  invalid_answer: (provider) => `The answer of ${provider} could not be verified. Please try again`,
  no_email: (provider) => `${provider} has not told us an email address of yours`,
  email_not_verified: (provider) =>
    `There is an account with this email, and ${provider} does not vouch for the address. Log in with your password`,
  account_not_verified: () =>
    'There is an account with this email that was never verified. Reset its password to make it yours',
  other_account: (provider) => `Another ${provider} account opens the account with this email`,
};

const refused = (reason: OidcRefusal, { name }: Pick<Provider, 'name'>): AppError =>
  new AppError('oidc_sign_in_failed', TEXTS[reason](name), { reason, provider: name });

/** Signs in with the answer of the provider, whose person may have no account yet. */
export async function signInWithOidc(
  deps: Deps,
  { ticket, binding, code }: BodyOf<'signInWithOidc'>,
  caller: Caller,
): Promise<SignedIn> {
  const { rateLimiter, config } = deps;
  const provider = config.oidc;
  if (provider === null) throw refused('not_set_up', { name: '' });
  await rateLimiter.takeFrom(limits.oidc, caller.address);
  const read = await readTicket(deps, ticket);
  // the address of a ticket that somebody else has begun signs nobody in
  if (!read || !isSame(read.binding, binding)) throw refused('invalid_answer', provider);
  if ('refusal' in read.answer) throw refused(read.answer.refusal, provider);
  if (!(await rateLimiter.allows(limits.oidcAnswer, read.jti))) throw refused('invalid_answer', provider);
  const { person } = read.answer;
  const user = await findOrWelcome(deps, provider, person, caller);
  try {
    await askForCode(deps, user, code);
  } catch (error) {
    // may be sent once more, with a code
    await rateLimiter.uncount(limits.oidcAnswer, read.jti);
    throw error;
  }
  const current = await applyAdminGroup(deps, user, {
    ...person,
    issuer: provider.issuer,
    provider: provider.name,
  });
  return signIn(deps, current, caller, { isRemembered: true, isProven: person.is_fresh });
}

async function findOrWelcome(
  deps: Deps,
  provider: Provider,
  { subject, email, email_verified, name }: Person,
  caller: Caller,
): Promise<UserRow> {
  const identity = { issuer: provider.issuer, subject };
  const known = await findUserByIdentity(deps.db, identity);
  if (known) return known;
  if (email === null || !isEmail(email)) throw refused('no_email', provider);
  const introduction = {
    ...identity,
    provider: provider.name,
    email,
    vouches: email_verified,
    name: name ?? undefined,
    refused: (reason: OidcRefusal) => refused(reason, provider),
  };
  return welcome(deps, introduction, caller);
}
