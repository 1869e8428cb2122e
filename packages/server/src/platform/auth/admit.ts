import type { Access } from '@kathaloka/contract/endpoints';
import { AppError } from '../AppError.ts';
import type { Role } from '../db/schema.ts';
import type { AccessClaims, AccessTokens } from './accessTokens.ts';

/** The person behind a request, as the database knows them at this moment. */
export interface SignedInUser {
  readonly id: string;
  readonly session_id: string;
  readonly role: Role;
  readonly is_verified: boolean;
  readonly has_premium_access: boolean;
}

export type FindSignedInUser = (claims: AccessClaims) => Promise<SignedInUser | undefined>;

/** Lets a request in, and says who it is; or throws what its caller is told. */
export type Admit = (access: Access, authorization: string | undefined) => Promise<SignedInUser | null>;

export const notSignedIn = (): AppError => new AppError('not_signed_in', 'You are not signed in.');
export const forbidden = (): AppError => new AppError('forbidden', 'You do not have permission to do this.');

interface AdmitOptions {
  readonly tokens: Pick<AccessTokens, 'verify'>;
  readonly findUser: FindSignedInUser;
}

/** Keeps what the contract says about who may call. Whether an `owner` is one, the service finds out. */
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

/** The token of a Bearer header; other schemes are somebody else's, such as a proxy's. */
function bearerOf(authorization = ''): string | undefined {
  const [scheme, token = ''] = authorization.split(' ', 2);
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
}
