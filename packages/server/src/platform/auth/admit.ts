import type { Access } from '@kathaloka/contract/calls';
import { AppError } from '../AppError.ts';
import type { Role } from '../db/schema.ts';
import type { AccessClaims, AccessTokens } from './accessTokens.ts';

/** The caller of a request, as the database knows them now. */
export interface SignedInUser {
  readonly id: string;
  readonly session_id: string;
  readonly role: Role;
  readonly is_verified: boolean;
  readonly has_premium_access: boolean;
}

export type FindSignedInUser = (claims: AccessClaims) => Promise<SignedInUser | undefined>;

/** Authenticates a request and returns its caller, or throws the error to send. */
export type Admit = (access: Access, authorization: string | undefined) => Promise<SignedInUser | null>;

export const notSignedIn = (): AppError => new AppError('not_signed_in', 'You are not signed in.');
export const forbidden = (): AppError => new AppError('forbidden', 'You do not have permission to do this.');

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

  return async (access, authorization) => {
    if (access === 'public') return null;
    const token = bearerOf(authorization);
    if (token === undefined) {
      if (access === 'anyone') return null;
      throw notSignedIn();
    }
    const user = await userOf(token);
    if (access === 'admin' && user.role !== 'admin') throw forbidden();
    return user;
  };
}

/** The Bearer token; other schemes are ignored, since they may be meant for a proxy. */
function bearerOf(authorization = ''): string | undefined {
  const [scheme, token = ''] = authorization.split(' ', 2);
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
}
