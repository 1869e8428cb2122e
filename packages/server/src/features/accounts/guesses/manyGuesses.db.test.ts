/** Many wrong passwords for one account, from many networks. */
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { createBackground } from '../../../platform/background.ts';
import { DAY_MS } from '../../../platform/durations.ts';
import { callApi } from '../../../testing/callApi.ts';
import { cheapPasswords } from '../../../testing/cheapPasswords.ts';
import { movableClock } from '../../../testing/movableClock.ts';
import { people, type Person } from '../../../testing/people.ts';
import { createPostbox } from '../../../testing/postbox.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';
import { limits } from '../limits.ts';

const PASSWORD = 'Sarayu 1! river';
const MANY = limits.guesses.hits;

const time = movableClock();
const postbox = createPostbox();
const background = createBackground(pino({ level: 'silent' }));
const { db } = await fileDatabase();
const call = callApi(
  await fileApp({ db, clock: time.clock, mailer: postbox, background, config: { rateLimit: true } }),
);
const makePerson = people(db, time.clock);
const password_hash = await cheapPasswords().hash(PASSWORD);
beforeEach(() => void (postbox.mails.length = 0));

const login = (name: string, password: string, network: number) =>
  call('login', { body: { email_or_username: name, password }, from: `198.51.${network}.1` });

/** Wrong passwords, each from a network of its own. */
const guess = (name: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, network) => login(name, 'Wrong 1! word', network)));

const attempted = async (name: string, password: string) => {
  const began = performance.now();
  const { status } = await login(name, password, 200);
  return { status, isSlow: performance.now() - began > 900 };
};

const administrator = (values: object = {}): Promise<Person> =>
  makePerson({ role: 'admin', is_verified: true, password_hash, ...values });

it('are slow after twenty, and none is refused: the owner signs in', async () => {
  const { username } = await administrator();
  expect((await guess(username, MANY)).map(({ status }) => status)).toEqual(Array(MANY).fill(401));
  expect(await attempted(username, 'Wrong 1! word')).toEqual({ status: 401, isSlow: true });
  expect(await attempted(username, PASSWORD)).toEqual({ status: 200, isSlow: true });
});

it('are slow for unknown names as well, which does not tell who is an administrator', async () => {
  await guess('nobody_at_all', MANY);
  expect(await attempted('nobody_at_all', PASSWORD)).toEqual({ status: 401, isSlow: true });
});

it('at a username do not slow the attempts at its address, which would tell that they belong together', async () => {
  const { username, email } = await administrator();
  await guess(username, MANY);
  expect(await attempted(email, 'Wrong 1! word')).toEqual({ status: 401, isSlow: false });
  expect(await attempted(username.toUpperCase(), 'Wrong 1! word')).toEqual({ status: 401, isSlow: true });
});

it('are told to an administrator by letter, once a day', async () => {
  const { username, email } = await administrator({ language: 'hi' });
  const letters = async () => {
    await background.idle();
    return postbox.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  };
  await guess(username, MANY);
  expect(await letters()).toEqual([]);
  await guess(username, 3);
  expect(await letters()).toEqual(['कोई आपके पासवर्ड का अंदाज़ा लगा रहा है']);
  await guess(username, MANY);
  expect(await letters()).toHaveLength(1);
  time.pass(2 * DAY_MS);
  await guess(username, MANY + 1);
  expect(await letters()).toHaveLength(2);
});

it('are no letter to a player', async () => {
  const { username } = await makePerson({ is_verified: true, password_hash });
  await guess(username, MANY + 2);
  await background.idle();
  expect(postbox.mails).toEqual([]);
});
