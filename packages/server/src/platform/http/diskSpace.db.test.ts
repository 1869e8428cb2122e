import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { cheapPasswords } from '../../testing/cheapPasswords.ts';
import { startGoogleIssuer } from '../../testing/googleIssuer.ts';
import { people, type Person } from '../../testing/people.ts';
import { playing } from '../../testing/playing.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';
import { systemClock } from '../clock.ts';
import { createDiskSpace } from '../diskSpace.ts';

const PASSWORD = 'Sarayu 1! river';
const FLOOR = 512 * 1024 ** 2;

let free = 2 * FLOOR;
let time = 0;
const database = await fileDatabase();
const diskSpace = createDiskSpace({
  folder: '/data',
  floorBytes: FLOOR,
  log: pino({ level: 'silent' }),
  now: () => (time += 10_000),
  read: () => Promise.resolve(free),
});
const google = await startGoogleIssuer(systemClock);
const app = await fileApp({ db: database.db, diskSpace, config: { google: google.settings } });
const play = playing(app, database.db);
const person = people(database.db);

let who: Person;
let session_id: string;
beforeEach(async () => {
  free = 2 * FLOOR;
  who = await person({ password_hash: await cheapPasswords().hash(PASSWORD) });
  ({ id: session_id } = await play.begin(who));
});

const readiness = async () => {
  const { statusCode, json } = await app.inject({ url: '/readyz' });
  return [statusCode, json()];
};

it('A disk that is nearly full takes nothing that grows, and says so', async () => {
  expect(await readiness()).toEqual([200, { status: 'ready' }]);
  free = FLOOR - 1;
  expect(await readiness()).toEqual([200, { status: 'ready', stores: 'nothing that grows' }]);
  const refused = [
    await play.tryTo(who, session_id, { selected_choice: 'Swim' }),
    await play.call('createSession', { ...who, body: { story_id: await play.make.story() } }),
    await play.call('saveDraft', { ...who, params: { place: 'new' }, body: { content: {}, version: 0 } }),
    await play.call('register', {
      body: { username: 'asha', email: 'asha@example.org', password: PASSWORD, confirm_password: PASSWORD },
    }),
  ];
  for (const { status, body } of refused)
    expect([status, body]).toMatchObject([503, { code: 'unavailable', retry_after_seconds: 60 }]);
});

it('Google signs in whom it knows, and makes no account for somebody new', async () => {
  const signIn = async (sub: string, email: string) =>
    play.call('signInWithGoogle', { body: { id_token: await google.idToken({ sub, email }) } });
  expect((await signIn('known', 'known@example.org')).status).toBe(200);
  free = FLOOR - 1;
  expect((await signIn('known', 'known@example.org')).status).toBe(200);
  expect(await signIn('new', 'new@example.org')).toMatchObject({
    status: 503,
    body: { code: 'unavailable' },
  });
});

it('Reading, logging in and deleting go on, and what is deleted makes room', async () => {
  free = FLOOR - 1;
  expect((await play.read(who, session_id)).id).toBe(session_id);
  const login = { email_or_username: who.username, password: PASSWORD };
  expect((await play.call('login', { body: login })).status).toBe(200);
  expect((await play.call('deleteSession', { ...who, params: { session_id } })).status).toBeLessThan(300);
  expect((await play.call('deleteMyAccount', { ...who, body: { password: PASSWORD } })).status).toBe(200);
});

it('As soon as there is room again the same action is told', async () => {
  free = FLOOR - 1;
  expect((await play.tryTo(who, session_id, { selected_choice: 'Swim' })).status).toBe(503);
  free = FLOOR;
  expect((await play.tryTo(who, session_id, { selected_choice: 'Swim' })).status).toBe(200);
});
