import { createHash, randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createPasswords } from '../../../platform/auth/passwords.ts';
import { IS_FULL } from '../../../testing/isFull.ts';
import { people, type Person } from '../../../testing/people.ts';
import { type Servers, startServers } from '../../../testing/servers.ts';

/** Two real servers on one PostgreSQL. `npm run test:full` runs more rounds. */
const ROUNDS = IS_FULL ? 200 : 3;
const OLD = 'Sarayu 1! river';
const THIEFS = 'Thief 3! in the night';
const NEW = 'Godavari 2! river';

const servers = await startServers();
const db = servers.db;
const password_hash = await createPasswords().hash(OLD);
const makePerson = people(db);
afterAll(() => servers.stop());

const call = async (url: string, options: Parameters<Servers['call']>[1]): Promise<number> =>
  (await servers.call(url, options)).status;

const change = (person: Person, at: number, from: string, to: string): Promise<number> =>
  call('/auth/me/password', {
    method: 'PUT',
    at,
    person,
    body: { current_password: from, password: to, confirm_password: to },
  });

const login = (person: Person, password: string, at = 0): Promise<number> =>
  call('/auth/login', { at, body: { email_or_username: person.username, password } });

const reset = (token: string, at: number): Promise<number> =>
  call('/auth/reset-password', { at, body: { token, password: NEW, confirm_password: NEW } });

/** A link token as a mail would contain it. */
async function resetLink({ id, email }: Person): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  const expires_at = new Date(Date.now() + 3_600_000);
  await db
    .insertInto('mail_links')
    .values({ hash, user_id: id, purpose: 'reset', email, expires_at })
    .execute();
  return token;
}

const linksOf = async ({ id }: Person): Promise<number> => {
  const rows = await db.selectFrom('mail_links').select('hash').where('user_id', '=', id).execute();
  return rows.length;
};

/** The mails that both servers have sent to these addresses. */
function mailsTo(addresses: ReadonlySet<string>): string[] {
  return servers.folders
    .map((folder) => path.join(folder, 'outbox'))
    .filter((outbox) => fs.existsSync(outbox))
    .flatMap((outbox) =>
      fs.readdirSync(outbox).map((file) => fs.readFileSync(path.join(outbox, file), 'utf8')),
    )
    .filter((mail) => addresses.has(/^To: (\S+)/m.exec(mail)?.[1] ?? ''));
}

/** A new person, unique across all rounds. */
const newPerson = (values: object = {}): Promise<Person> => {
  const username = `p_${randomUUID().slice(0, 8)}`;
  return makePerson({
    username,
    email: `${username}@example.org`,
    password_hash,
    is_verified: true,
    ...values,
  });
};

const rounds = Array.from({ length: ROUNDS }, (_, index) => index);
const LONG = { timeout: 900_000 };

describe('with two servers on one database', () => {
  it('a reset wins over every password change that a thief has started before it', LONG, async () => {
    const wrong: unknown[] = [];
    for (const round of rounds) {
      const person = await newPerson();
      const token = await resetLink(person);
      const thief = [change(person, 0, OLD, OLD), change(person, 1, OLD, OLD)];
      await new Promise((resolve) => setTimeout(resolve, (round * 7) % 40));
      const done = await reset(token, round % 2);
      const changes = await Promise.all(thief);
      const now = { old: await login(person, OLD), new: await login(person, NEW, 1) };
      const isRight = done === 200 ? now.old === 401 && now.new === 200 : done === 400 && now.old === 200;
      // the change may have finished first, which invalidates the reset link: then the reset is refused
      if (!isRight || [done, ...changes].some((status) => status >= 500))
        wrong.push({ round, done, changes, now });
    }
    expect(wrong).toEqual([]);
  });

  it('nobody can block another person’s reset by requesting mails', LONG, async () => {
    const wrong: unknown[] = [];
    for (const round of rounds) {
      const person = await newPerson();
      const body = { email: person.email };
      const strangers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => call('/auth/resend-verification', { at: index % 2, body })),
      );
      const owner = await call('/auth/forgot-password', { at: round % 2, body });
      await expect.poll(() => linksOf(person)).toBe(1);
      const more = await Promise.all(
        Array.from({ length: 8 }, (_, index) => call('/auth/forgot-password', { at: index % 2, body })),
      );
      await expect.poll(() => linksOf(person)).toBe(5);
      // the links of all five mails work for an hour, and each mail is sent
      if ([owner, ...strangers, ...more].some((status) => status !== 200))
        wrong.push({ round, owner, strangers, more });
    }
    expect(wrong).toEqual([]);
  });

  it('a password can be changed five times an hour, however many requests are concurrent', LONG, async () => {
    const wrong: unknown[] = [];
    const asked = new Set<string>();
    for (const round of rounds) {
      const person = await newPerson({ is_verified: false });
      asked.add(person.email);
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => change(person, index % 2, OLD, OLD)),
      );
      const done = answers.filter((status) => status === 200).length;
      if (done > 5 || done === 0 || answers.some((status) => status >= 500 && status !== 503))
        wrong.push({ round, answers });
    }
    expect(wrong).toEqual([]);
    // the address has never been verified
    expect(mailsTo(asked)).toEqual([]);
  });

  it(
    'old links are invalid after a change, the owner gets a new one at once, and nothing deadlocks',
    LONG,
    async () => {
      const wrong: unknown[] = [];
      for (const round of rounds) {
        const person = await newPerson();
        const token = await resetLink(person);
        const [changed, done] = await Promise.all([change(person, 0, OLD, THIEFS), reset(token, 1)]);
        const again = await reset(token, 0);
        const expected = done === 200 ? NEW : THIEFS;
        const opened = await login(person, expected);
        await call('/auth/forgot-password', { at: 1, body: { email: person.email } });
        await expect.poll(() => linksOf(person)).toBe(1);
        const isRight = again === 400 && opened === 200 && (done === 200 || changed === 200);
        if (!isRight || changed >= 500 || done >= 500) wrong.push({ round, changed, done, again, opened });
      }
      expect(wrong).toEqual([]);
    },
  );
});
