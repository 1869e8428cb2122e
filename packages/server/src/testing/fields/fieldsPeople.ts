import { hashOfToken, newOpaqueToken } from '../../platform/auth/opaqueTokens.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { grant } from '../../features/economy/public.ts';
import { cheapPasswords } from '../cheapPasswords.ts';
import { people, type Person } from '../people.ts';
import { PASSWORD } from '../roleTable.ts';
import type { People } from './fieldRoles.ts';

/** The birth years of a young person, and of a person who has not stated one. */
const BIRTH_YEARS: Readonly<Record<string, number | null>> = {
  child: new Date().getUTCFullYear() - 15,
  stranger: null,
};
const ADULT_YEAR = 1931;
const NAMELESS = new Set(['member', 'admin']);

export async function makePeople(db: Database): Promise<People> {
  const password_hash = await cheapPasswords().hash(PASSWORD);
  const make = people(db);
  const found: Record<string, Person> = {};
  const names = ['author', 'payer', 'member', 'stranger', 'child', 'admin', 'blocked', 'closed'];
  for (const name of names) {
    const who = await make({
      password_hash,
      username: `field_${name}`,
      email: `${name}@example.org`,
      // people without a name are shown by their username, unless they are administrators
      display_name: NAMELESS.has(name) ? null : `Some ${name}`,
      avatar_url: `/${name}.png`,
      about: `I am ${name}`,
      birth_year: name in BIRTH_YEARS ? BIRTH_YEARS[name]! : ADULT_YEAR,
      google_sub: `google-subject-of-${name}`,
      language: 'en',
      role: name === 'admin' ? 'admin' : 'player',
    });
    await grant({ db, clock: systemClock }, { user_id: who.id, amount: 100, key: 'admin:purse' });
    found[name] = who;
  }
  return found as unknown as People;
}

/** The people with their marked usernames and addresses. Mailed links get the marked addresses, too. */
export async function asMarked(db: Database, made: People): Promise<People> {
  const users = await db.selectFrom('users').select(['id', 'username', 'email']).execute();
  for (const { id: user_id, email } of users)
    await db.updateTable('mail_links').set({ email }).where('user_id', '=', user_id).execute();
  const named = Object.entries(made).map(([name, who]: [string, Person]) => {
    const { username, email } = users.find(({ id }) => id === who.id)!;
    return [name, { ...who, username, email }];
  });
  return Object.fromEntries(named) as People;
}

/** The tokens of mailed links. */
export async function mailLinks(db: Database, { stranger, child }: People) {
  const tokens = { guardian: newOpaqueToken(), verify: newOpaqueToken(), reset: newOpaqueToken() };
  const expires_at = new Date(Date.now() + DAY_MS);
  for (const purpose of ['verify', 'reset'] as const) {
    const link = { hash: hashOfToken(tokens[purpose]), user_id: stranger.id, purpose };
    await db
      .insertInto('mail_links')
      .values({ ...link, email: stranger.email, expires_at })
      .execute();
  }
  const link = { hash: hashOfToken(tokens.guardian), user_id: child.id, created_at: new Date() };
  await db
    .insertInto('guardian_links')
    .values({ ...link, consents_until: expires_at })
    .execute();
  return tokens;
}
