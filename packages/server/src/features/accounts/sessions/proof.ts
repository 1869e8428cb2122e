import type { BodyOf } from '@kathaloka/contract/endpoints';
import { wireFault } from '@kathaloka/contract/entities';
import type { RuleCode } from '@kathaloka/contract/rules';
import { AppError } from '../../../platform/AppError.ts';
import { notSignedIn, type SignedInUser } from '../../../platform/auth/admit.ts';
import { type GoogleClaims, signedPartOf } from '../../../platform/auth/googleTokens.ts';
import type { Deps } from '../../../platform/Deps.ts';
import type { Transaction } from '../../../platform/db/schema.ts';
import { MINUTE_MS } from '../../../platform/durations.ts';
import { createKeyedQueue } from '../../../platform/keyedQueue.ts';
import { findUserByIdentity, GOOGLE, identitiesOf } from '../identities/identitiesRepository.ts';
import { limits } from '../limits.ts';
import { findUser, lockAccount, type UserRow } from '../repository.ts';
import { checkCode } from '../secondFactor/checkCode.ts';
import { lockSession } from './sessionsRepository.ts';

/** A repeated proof of identity by a signed-in user, because the session may be stolen. */
export type Proof = Pick<BodyOf<'deleteMyAccount'>, 'password' | 'id_token' | 'nonce' | 'code'>;

type ProofCode = Extract<
  RuleCode,
  'wrong_password' | 'google_missing' | 'google_refused' | 'code_missing' | 'wrong_code'
>;

/** Reports a failed proof as a fault of its field, not as a 401: the session continues. */
const reauthFailed = (field: string, code: ProofCode): AppError =>
  new AppError('validation_failed', [wireFault(['body', field], { code })]);

/** Whether a proof failed for want of the code of a second factor alone. */
export const isCodeMissing = ({ body }: AppError): boolean =>
  body.code === 'validation_failed' && body.detail.some(({ type }) => type === 'code_missing');

/** Serialises slow hashes per account, so that one person cannot fill the shared queue. */
const createProofQueues = () => createKeyedQueue({ concurrency: 1, waiting: 5 });

/** Runs work that checks a proof, one at a time for each account. */
export function inOrder<T>({ once }: Deps, { id }: SignedInUser, work: () => Promise<T>): Promise<T> {
  const result = once(createProofQueues).run(id, work);
  if (result) return result;
  throw new AppError('unavailable', 'This account is being changed already. Please try again in a moment.', {
    retry_after_seconds: 5,
  });
}

export async function accountOf({ db }: Deps, { id }: SignedInUser): Promise<UserRow> {
  const user = await findUser(db, id);
  if (!user) throw notSignedIn();
  return user;
}

export async function checkPassword(
  { passwords, rateLimiter }: Deps,
  { id, password_hash }: UserRow,
  field: string,
  password: string,
): Promise<void> {
  await rateLimiter.take(limits.password, id);
  if (!(await passwords.verify(password_hash, password))) throw reauthFailed(field, 'wrong_password');
  await rateLimiter.forget(limits.password, id);
}

/**
 * Checks the password, or a recent sign-in with a provider if the account has no password, and then the code of a
 * second factor that is on.
 */
export async function checkProof(
  deps: Deps,
  account: UserRow,
  { code, ...proof }: Proof,
  user: SignedInUser,
): Promise<void> {
  const check = () => checkFactor(deps, account, code);
  if (account.password_hash === null && !(await isOfOidc(deps, account, proof)))
    return checkGoogle(deps, account, proof, check);
  if (account.password_hash === null) requireFreshLogin(deps, user);
  else await checkPassword(deps, account, 'password', proof.password ?? '');
  await check();
}

/** Whether only the OpenID provider signs in to an account. */
async function isOfOidc(
  { db, config }: Deps,
  { id }: Pick<UserRow, 'id'>,
  { id_token }: Pick<Proof, 'id_token'>,
): Promise<boolean> {
  if (id_token !== undefined) return false;
  const issuers = (await identitiesOf(db, id)).map(({ issuer }) => issuer);
  return config.oidc !== null && issuers.includes(config.oidc.issuer) && !issuers.includes(GOOGLE);
}

/** Its provider signs in by redirects, which end in a new login with a proof of its own. */
function requireFreshLogin({ config }: Deps, { has_fresh_proof }: SignedInUser): void {
  if (has_fresh_proof) return;
  const name = config.oidc?.name ?? '';
  throw new AppError('validation_failed', [wireFault(['body', 'id_token'], { code: 'sign_in_again', name })]);
}

/** Checks the code of a second factor that is on. */
export async function checkFactor(deps: Deps, { id }: UserRow, code: string | undefined): Promise<void> {
  const checked = await checkCode(deps, id, code);
  if (checked === 'missing') throw reauthFailed('code', 'code_missing');
  if (checked === 'wrong') throw reauthFailed('code', 'wrong_code');
}

/** Checks a token of Google, and then the rest of the proof: a token works once, unless the rest fails. */
async function checkGoogle(
  deps: Deps,
  account: UserRow,
  { id_token, nonce }: Proof,
  checkRest: () => Promise<void>,
): Promise<void> {
  if (id_token === undefined) throw reauthFailed('id_token', 'google_missing');
  await deps.rateLimiter.take(limits.password, account.id);
  const claims = await readClaims(deps, id_token);
  const owner = await findUserByIdentity(deps.db, { issuer: GOOGLE, subject: claims.sub });
  const isSame = owner?.id === account.id && nonce !== undefined && claims.nonce === nonce;
  if (!isSame || !isFresh(deps, claims)) throw reauthFailed('id_token', 'google_refused');
  // counted together with sign-ins, so that a token which has opened a session cannot serve as a later proof
  if (!(await deps.rateLimiter.allows(limits.googleToken, signedPartOf(id_token))))
    throw reauthFailed('id_token', 'google_refused');
  await unlessRefused(deps, id_token, checkRest);
  await deps.rateLimiter.forget(limits.password, account.id);
}

/** Does what follows on a token of Google. If it is refused, the token may be sent once more, with a code. */
export async function unlessRefused(
  { rateLimiter }: Deps,
  id_token: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    await rateLimiter.uncount(limits.googleToken, signedPartOf(id_token));
    throw error;
  }
}

async function readClaims({ verifyGoogleToken }: Deps, idToken: string): Promise<GoogleClaims> {
  try {
    return await verifyGoogleToken(idToken);
  } catch (error) {
    // not reported as the 401 of a failed sign-in, because the session has not ended
    if (error instanceof AppError && error.code === 'google_sign_in_failed')
      throw reauthFailed('id_token', 'google_refused');
    throw error;
  }
}

const FRESH_MS = 5 * MINUTE_MS;

function isFresh({ clock }: Deps, { iat }: GoogleClaims): boolean {
  return clock().getTime() - iat * 1000 <= FRESH_MS;
}

/**
 * Checks again under locks, because time has passed: the password must be unchanged and the session must
 * exist, since a reset may have ended it. Lock order: the account before its session.
 */
export async function lockAsChecked(
  transaction: Transaction,
  { id, password_hash }: UserRow,
  user: SignedInUser,
  field: string,
): Promise<void> {
  const account = await lockAccount(transaction, id);
  if (!account || !(await lockSession(transaction, user))) throw notSignedIn();
  if (account.password_hash !== password_hash) throw reauthFailed(field, 'wrong_password');
}
