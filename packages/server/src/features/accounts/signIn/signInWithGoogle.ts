import type { BodyOf } from '@kathaloka/contract/endpoints';
import type { SignedIn } from '@kathaloka/contract/entities';
import { isEmail } from '@kathaloka/contract/rules';
import type { GoogleRefusal } from '@kathaloka/contract/limits';
import { AppError } from '../../../platform/AppError.ts';
import { type GoogleClaims, signedPartOf } from '../../../platform/auth/googleTokens.ts';
import type { Caller } from '../../../platform/http/defineRoutes.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { findUserByIdentity, GOOGLE } from '../identities/identitiesRepository.ts';
import { limits } from '../limits.ts';
import type { UserRow } from '../repository.ts';
import { unlessRefused } from '../sessions/proof.ts';
import { askForCode } from './askForCode.ts';
import { signIn } from './signIn.ts';
import { welcome } from './welcome.ts';

const refused = (reason: GoogleRefusal, detail: string): AppError =>
  new AppError('google_sign_in_failed', detail, { reason });

/** Signs in with a token of Google, whose person may have no account yet. */
export async function signInWithGoogle(
  deps: Deps,
  { id_token, nonce, code }: BodyOf<'signInWithGoogle'>,
  caller: Caller,
): Promise<SignedIn> {
  const { rateLimiter, verifyGoogleToken } = deps;
  await rateLimiter.takeFrom(limits.google, caller.address);
  const claims = await verifyGoogleToken(id_token);
  if (claims.nonce !== nonce)
    throw refused('invalid_token', 'The answer of Google was meant for another page');
  if (!(await rateLimiter.allows(limits.googleToken, signedPartOf(id_token))))
    throw refused('invalid_token', 'The answer of Google was used already');
  const user = await findOrWelcome(deps, claims, caller);
  await unlessRefused(deps, id_token, () => askForCode(deps, user, code));
  return signIn(deps, user, caller, { isRemembered: true });
}

async function findOrWelcome(deps: Deps, claims: GoogleClaims, caller: Caller): Promise<UserRow> {
  const identity = { issuer: GOOGLE, subject: claims.sub };
  const known = await findUserByIdentity(deps.db, identity);
  if (known) return known;
  const { email, name } = claims;
  if (!claims.email_verified || !isEmail(email))
    throw refused('email_not_verified', 'Google has not verified this email address');
  const person = { ...identity, provider: 'Google', email, name, vouches: isAuthoritative(claims) };
  return welcome(
    deps,
    {
      ...person,
      refused: (reason, detail) =>
        refused(reason === 'other_account' ? 'other_google_account' : reason, detail),
    },
    caller,
  );
}

/**
 * Whether Google vouches for the address: its own addresses, and those of organisations that it hosts. Of any
 * other address it only knows that a mail once arrived.
 */
function isAuthoritative({ email, hd }: GoogleClaims): boolean {
  return hd !== undefined || /@gmail\.com$/i.test(email);
}
