import type { CallName } from '@kathaloka/contract/calls';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPasswords } from '../../../platform/auth/passwords.ts';
import { createBackground } from '../../../platform/background.ts';
import { type Answer, callApi } from '../../../testing/callApi.ts';
import { countingHasher } from '../../../testing/countingHasher.ts';
import { people, type Person } from '../../../testing/people.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';

const IS_FULL = process.env.TEST_FULL === '1';
const SAMPLES = 100;
/** Hashing takes about twenty times as long as all other work, so a response without it would be noticeably faster. */
const MAX_GAP_MS = 5;
const PASSWORD = 'Sarayu 1! river';

const hasher = countingHasher();
const background = createBackground(pino({ level: 'silent' }));
let known: Person;
let withoutPassword: Person;

const database = await fileDatabase();
const app = await fileApp({ db: database.db, passwords: createPasswords(hasher), background });

beforeAll(async () => {
  const makePerson = people(database.db);
  known = await makePerson({ password_hash: await createPasswords().hash(PASSWORD) });
  withoutPassword = await makePerson({ google_sub: '1' });
});

interface Question {
  readonly name: CallName;
  /** A request about an account that may exist. */
  readonly about: (who: { username: string; email: string }) => object;
  readonly hashes: number;
}

const QUESTIONS: Record<string, Question> = {
  'login by name': {
    name: 'login',
    about: ({ username }) => ({ email_or_username: username, password: 'Wrong 1! word' }),
    hashes: 1,
  },
  'login by address': {
    name: 'login',
    about: ({ email }) => ({ email_or_username: email, password: 'Wrong 1! word' }),
    hashes: 1,
  },
  'forgotten password': { name: 'forgotPassword', about: ({ email }) => ({ email }), hashes: 0 },
  'verification once more': { name: 'resendVerification', about: ({ email }) => ({ email }), hashes: 0 },
};

/** An unused name, as long as the known one. It is always the same, because the known name is, too. */
const stranger = { username: 'person_9', email: 'person_9@example.org' };

async function ask({ name, about }: Question, who: { username: string; email: string }) {
  const startedAt = performance.now();
  const answer = await callApi(app)(name, { body: about(who) });
  const ms = performance.now() - startedAt;
  await background.idle();
  return { answer, ms };
}

/** The whole response, except for the headers that differ in every response. */
function bytesOf({ status, text, headers }: Answer<unknown>): string {
  const { date: _date, 'x-request-id': _id, ...rest } = headers;
  return JSON.stringify([status, text, rest]);
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** The probability that a value of the first sample exceeds one of the second: 0.5 means indistinguishable. */
function separation(first: number[], second: number[]): number {
  const wins = first.flatMap((a) => second.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
}

describe.each(Object.entries(QUESTIONS))('%s', (_title, question) => {
  it('gets the same bytes whether the account exists or not', async () => {
    const answers = [known, withoutPassword, stranger].map(async (who) =>
      bytesOf((await ask(question, who)).answer),
    );
    const [first, ...others] = await Promise.all(answers);
    for (const other of others) expect(other).toBe(first);
  });

  it(`costs ${question.hashes} runs of Argon2, whether the account exists or not`, async () => {
    hasher.taken();
    for (const who of [known, withoutPassword, stranger]) {
      await ask(question, who);
      expect(hasher.taken()).toBe(question.hashes);
    }
  });

  // runs only in `npm run test:full`, without other tests: their load would change the times by more than a leak
  // would
  it.each(IS_FULL ? ['known or not'] : [])(
    'takes the same time, whether somebody is %s',
    { timeout: 120_000 },
    async () => {
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      for (let sample = 0; sample < SAMPLES; sample++) {
        // in alternating order, so that other load affects both equally
        const pair = [
          ['known', known],
          ['unknown', stranger],
        ] as const;
        for (const [kind, who] of sample % 2 ? pair : pair.toReversed())
          times[kind].push((await ask(question, who)).ms);
      }
      const gap = Math.abs(median(times.known) - median(times.unknown));
      const apart = separation(times.known, times.unknown);
      expect(gap, `medians ${median(times.known)} and ${median(times.unknown)}`).toBeLessThan(MAX_GAP_MS);
      expect(Math.max(apart, 1 - apart)).toBeLessThan(0.65);
    },
  );
});

describe('registering', () => {
  it('reveals what is taken, as any registration form does, but costs one run of Argon2 either way', async () => {
    const body = (username: string, email: string) => ({
      username,
      email,
      password: PASSWORD,
      confirm_password: PASSWORD,
    });
    hasher.taken();
    const forms = [
      [body(known.username, 'new@example.org'), 409],
      [body('somebody_new', known.email), 409],
      [body('somebody_new', 'new@example.org'), 201],
    ] as const;
    for (const [form, status] of forms) {
      expect((await callApi(app)('register', { body: form })).status).toBe(status);
      expect(hasher.taken()).toBe(1);
    }
  });
});

describe('a correct password', () => {
  it('costs no more than a wrong one', async () => {
    hasher.taken();
    const body = { email_or_username: known.username, password: PASSWORD };
    expect((await callApi(app)('login', { body })).status).toBe(200);
    expect(hasher.taken()).toBe(1);
  });
});
