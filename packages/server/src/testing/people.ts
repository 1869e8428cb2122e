import { createAccessTokens } from '../platform/auth/accessTokens.ts';
import { refreshKeyOf, refreshTokenOf } from '../platform/auth/refreshTokens.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { Database, NewRow } from '../platform/db/schema.ts';
import { DAY_MS } from '../platform/durations.ts';
import { newId } from '../platform/ids.ts';
import { TEST_SECRET, TEST_URL } from './buildTestApp.ts';

export interface Person {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly session_id: string;
  readonly refresh_token: string;
  /** For a request's headers: `{ headers: person.headers }`. */
  readonly headers: { readonly authorization: string };
}

/** A proof that does not expire during a test. */
const FOR_GOOD = new Date('9999-01-01');

/** Counts on through all people of a process, who may share a database. */
let counter = 0;

/** Makes signed-in people who have proved their identity, without a form, a mail or a slow hash. */
export function people(db: Database, clock: Clock = systemClock) {
  const signIn = logins(db, clock);

  return async function person(
    values: Partial<NewRow<'users'>> = {},
    { proved_at = FOR_GOOD }: { readonly proved_at?: Date | null } = {},
  ): Promise<Person> {
    const username = `person_${++counter}`;
    const email = `${username}@example.org`;
    const user = { id: newId(), username, email, role: 'player' as const, created_at: clock(), ...values };
    await db.insertInto('users').values(user).execute();
    return signIn(user, proved_at);
  };
}

/** Signs people of a database in. */
export function logins(db: Database, clock: Clock = systemClock) {
  const tokens = createAccessTokens({ secret: TEST_SECRET, issuer: TEST_URL, clock });
  const refreshKey = refreshKeyOf(TEST_SECRET);

  return async function signIn(
    { id, username, email }: Pick<Person, 'id' | 'username' | 'email'>,
    proved_at: Date | null = FOR_GOOD,
  ): Promise<Person> {
    const session_id = newId();
    const refresh_token = refreshTokenOf({ session_id, generation: 0 }, refreshKey);
    const instants = {
      created_at: clock(),
      last_used_at: clock(),
      expires_at: new Date(clock().getTime() + DAY_MS),
    };
    // databases of older versions lack this column
    const proof = proved_at !== null && { proved_at };
    const session = { id: session_id, user_id: id, device: 'Firefox on Linux', ...proof, ...instants };
    await db.insertInto('account_sessions').values(session).execute();
    const access_token = await tokens.sign({ user_id: id, session_id });
    return {
      id,
      username,
      email,
      session_id,
      refresh_token,
      headers: { authorization: `Bearer ${access_token}` },
    };
  };
}
