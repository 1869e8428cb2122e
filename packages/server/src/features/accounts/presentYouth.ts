import type { User, Youth } from '@kathaloka/contract/entities';
import { PROVIDERS } from '@kathaloka/contract/limits';
import { adultFrom } from '@kathaloka/contract/rules';
import type { Deps } from '../../platform/Deps.ts';
import { presentUser } from './present.ts';
import { findUser, type UserRow } from './repository.ts';
import { deletesAt } from './young/guardianship.ts';
import { guardianProof } from './young/guardianProofs.ts';
import { findGuardianship, type GuardianshipRow, isGranted } from './guardiansRepository.ts';
import { GOOGLE, identitiesOf } from './identities/identitiesRepository.ts';
import { needsFactor } from './secondFactor/duty.ts';
import { findFactor } from './secondFactor/secondFactorRepository.ts';
import { youthOf, type YoungRules } from './youth.ts';

type YouthDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** An account as its owner sees it, including its restrictions if it is a youth account, and a missing second factor. */
export async function presentAccount(deps: YouthDeps, user: UserRow): Promise<User> {
  const account = { ...(await presentRestricted(deps, user)), ...(await presentProviders(deps, user)) };
  if (!needsFactor(deps.config, user)) return account;
  const factor = await findFactor(deps.db, user.id);
  return { ...account, must_set_up_second_factor: !factor?.confirmed_at };
}

/** The providers of an account without a password. */
async function presentProviders(
  { db, config }: YouthDeps,
  { id, password_hash }: UserRow,
): Promise<Pick<User, 'signs_in_with'>> {
  if (password_hash !== null) return {};
  const issuers = (await identitiesOf(db, id)).map(({ issuer }) => issuer);
  const issuerOf = { google: GOOGLE, oidc: config.oidc?.issuer };
  return {
    signs_in_with: PROVIDERS.filter((provider) => issuers.some((each) => each === issuerOf[provider])),
  };
}

async function presentRestricted(deps: YouthDeps, user: UserRow): Promise<User> {
  const { accounts } = deps.config.young;
  // the settings ask for no year of birth
  if (accounts === 'off' && user.birth_year === null) return presentUser(user);
  const youth = presentYouth(deps, user, await findGuardianship(deps.db, user.id));
  return { ...presentUser(user), ...(youth && { youth }) };
}

type Known = Pick<UserRow, 'role' | 'birth_year'>;

/** Whether an account is a youth account now. False for an account that is gone. */
export async function isYouth(deps: YouthDeps, user_id: string): Promise<boolean> {
  const user = await findUser(deps.db, user_id);
  return user !== undefined && (await presentAccount(deps, user)).youth !== undefined;
}

export function presentYouth(
  { clock, config: { young } }: Pick<Deps, 'clock' | 'config'>,
  user: Known,
  guardianship:
    | Pick<GuardianshipRow, 'guardian_email' | 'granted_at' | 'withdrawn_at' | 'waits_since'>
    | undefined,
): Youth | undefined {
  const { guardian_email = null, waits_since = null } = guardianship ?? {};
  const has_consent = isGranted(guardianship);
  const youth = youthOf(young, { ...user, has_consent }, clock());
  if (!youth) return undefined;
  const { asksForAddress } = guardianProof(young.proof);
  const isUnnamed = youth.needs === 'consent' && asksForAddress && guardian_email === null;
  return {
    ratings: [...youth.ratings],
    needs: isUnnamed ? 'guardian' : youth.needs,
    birth_year: user.birth_year,
    adult_in: adultIn(young, user),
    guardian_email,
    is_asked_by_mail: asksForAddress,
    consented_at: has_consent ? guardianship.granted_at.toISOString() : null,
    deletes_at: deletesAt(waits_since),
  };
}

const adultIn = ({ accounts }: YoungRules, { birth_year }: Known): number | null =>
  birth_year === null || accounts === 'all' ? null : adultFrom(birth_year);
