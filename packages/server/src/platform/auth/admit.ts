import type { Call } from '@kathaloka/contract/calls';
import type { ContentRating } from '@kathaloka/contract/entities';
import { AppError } from '../AppError.ts';
import type { Role } from '../db/meanings.ts';
import type { AccessClaims, AccessTokens } from './accessTokens.ts';

/** A youth account. */
interface SignedInYouth {
  /** The ratings of the stories that the account is shown. */
  readonly ratings: readonly ContentRating[];
  /** Whether a guardian's consent is missing. Until then the account cannot play. */
  readonly isWaiting: boolean;
}

/** The caller of a request, as the database knows them now. */
export interface SignedInUser {
  readonly id: string;
  readonly session_id: string;
  readonly role: Role;
  readonly is_verified: boolean;
  readonly has_premium_access: boolean;
  /** Whether the server generated the password. Until it is changed, an administrator counts as a player. */
  readonly must_change_password?: boolean;
  /** Whether an administrator has no second factor, although the settings require one; counts as a player, too. */
  readonly must_set_up_second_factor?: boolean;
  /** Whether they have proved their identity in this login within the last minutes. */
  readonly has_fresh_proof?: boolean;
  /** Whether they have changed something within the last seconds, which a replica may not have yet. */
  readonly has_written?: boolean;
  /** Null, or absent in tests, for an ordinary account. */
  readonly youth?: SignedInYouth | null;
}

export type FindSignedInUser = (claims: AccessClaims) => Promise<SignedInUser | undefined>;

/** Authenticates a request and returns its caller, or throws the error to send. */
export type Admit = (
  call: Pick<Call, 'access'>,
  authorization: string | undefined,
) => Promise<SignedInUser | null>;

export const notSignedIn = (): AppError => new AppError('not_signed_in', 'You are not signed in.');
export const forbidden = (): AppError => new AppError('forbidden', 'You do not have permission to do this.');
const passwordChangeRequired = (): AppError =>
  new AppError('password_change_required', 'Change your password first: the server generated it.');
const secondFactorMissing = (): AppError =>
  new AppError(
    'second_factor_missing',
    'Administrators need a second factor here. Switch it on on your account page first.',
  );
export const proofRequired = (): AppError =>
  new AppError('proof_required', 'Confirm that it is you first. Nothing was changed.');

/**
 * Why somebody may not administer. Excludes administrators with the generated password, because others may have read
 * it in the log, and those without the second factor that the settings require.
 */
function whyNot(user: SignedInUser): AppError | undefined {
  if (user.role !== 'admin') return forbidden();
  if (user.must_change_password) return passwordChangeRequired();
  return user.must_set_up_second_factor ? secondFactorMissing() : undefined;
}

interface AdmitOptions {
  readonly tokens: Pick<AccessTokens, 'verify'>;
  readonly findUser: FindSignedInUser;
}

/** Enforces the contract's access rules. For `owner` rows, the route's resolver finds the owner. */
export function createAdmit({ tokens, findUser }: AdmitOptions): Admit {
  async function userOf(token: string): Promise<SignedInUser> {
    const claims = await tokens.verify(token);
    const user = claims ? await findUser(claims) : undefined;
    if (!user) throw notSignedIn();
    return user;
  }

  return async ({ access }, authorization) => {
    if (access === 'public') return null;
    const token = bearerOf(authorization);
    if (token === undefined) {
      if (access === 'anyone') return null;
      throw notSignedIn();
    }
    const user = await userOf(token);
    const refusal = whyNot(user);
    if (access === 'admin' && refusal) throw refusal;
    return refusal ? { ...user, role: 'player' } : user;
  };
}

/** The Bearer token. Other schemes are ignored, because they may be meant for a proxy. */
function bearerOf(authorization = ''): string | undefined {
  const [scheme, token = ''] = authorization.split(' ', 2);
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
}
