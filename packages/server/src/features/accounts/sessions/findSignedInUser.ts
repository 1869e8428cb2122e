import type { Deps } from '../../../platform/Deps.ts';
import type { AccessClaims } from '../../../platform/auth/accessTokens.ts';
import type { FindSignedInUser, SignedInUser } from '../../../platform/auth/admit.ts';
import { gathered } from '../../../platform/db/gathered.ts';
import { findSessionUsers } from './sessionsRepository.ts';

/**
 * The person behind an access token, if their session has not ended. The database is asked for each request, so that who
 * logs out, is blocked or has another role is so from the next one on; concurrent requests are asked about together.
 */
export function createFindSignedInUser({ db, clock }: Pick<Deps, 'db' | 'clock'>): FindSignedInUser {
  return gathered(async (claims: readonly AccessClaims[]) => {
    const users = await findSessionUsers(db, claims, clock());
    const bySession = new Map<string, SignedInUser>(users.map((user) => [user.session_id, user]));
    return ({ user_id, session_id }: AccessClaims) => {
      const user = bySession.get(session_id);
      // a token that names somebody else's session
      return user?.id === user_id ? user : undefined;
    };
  });
}
