import type { Deps } from '../../../platform/Deps.ts';
import type { AccessClaims } from '../../../platform/auth/accessTokens.ts';
import type { FindSignedInUser, SignedInUser } from '../../../platform/auth/admit.ts';
import { batched } from '../../../platform/db/batched.ts';
import { youthOf } from '../youth.ts';
import { needsFactor } from '../secondFactor/duty.ts';
import { findSessionUsers } from './sessionsRepository.ts';

/**
 * The person behind an access token, if their session has not ended. Each request asks the database, so that
 * logging out, a block or a new role takes effect with the next request. Concurrent requests share one query.
 */
export function createFindSignedInUser({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): FindSignedInUser {
  return batched(async (claims: readonly AccessClaims[]) => {
    const now = clock();
    const users = await findSessionUsers(db, claims, now);
    const bySession = new Map<string, SignedInUser>(
      users.map(({ birth_year, has_consent, has_second_factor, ...user }) => {
        const youth = youthOf(config.young, { ...user, birth_year, has_consent }, now);
        const known = youth && { ratings: youth.ratings, isWaiting: youth.needs !== null };
        const must_set_up_second_factor = needsFactor(config, user) && !has_second_factor;
        return [user.session_id, { ...user, must_set_up_second_factor, youth: known }];
      }),
    );
    return ({ user_id, session_id }: AccessClaims) => {
      const user = bySession.get(session_id);
      // a token may name another user's session
      return user?.id === user_id ? user : undefined;
    };
  });
}
