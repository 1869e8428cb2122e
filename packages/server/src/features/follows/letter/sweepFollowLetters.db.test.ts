import { INTERFACE_LANGUAGES } from '@kathaloka/contract/languages';
import { beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '../../../platform/durations.ts';
import { runJobs } from '../../../platform/jobs/jobs.ts';
import { testDeps } from '../../../testing/buildTestApp.ts';
import { callApi } from '../../../testing/callApi.ts';
import { factories } from '../../../testing/factories.ts';
import { people, type Person } from '../../../testing/people.ts';
import { createPostbox } from '../../../testing/postbox.ts';
import { fileApp, fileDatabase } from '../../../testing/testFile.ts';
import { followLetter } from './followLetter.ts';
import { sweepFollowLetters } from './sweepFollowLetters.ts';

const { db } = await fileDatabase();
const app = await fileApp({ db });
const call = callApi(app);
const make = factories(db);
const person = people(db);

let reader: Person;
let author: Person;

beforeEach(async () => {
  await db.deleteFrom('jobs').execute();
  await db.deleteFrom('follow_letters').execute();
  reader = await person({ is_verified: true });
  author = await person({ display_name: 'Win at https://bad.example' });
  await make.story({ author_id: author.id, title: 'Before' });
});

/** A sweep starts jobs of its own accord: two runs would share them, and the awaited one might end first. */
const NO_BACKGROUND = { run: () => undefined, idle: () => Promise.resolve() };

const after = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** Sweeps as on a later day, and returns what is sent to the reader. */
async function sweptAfter(days: number) {
  const mailer = createPostbox();
  const deps = testDeps({ db, mailer, background: NO_BACKGROUND, clock: () => after(days) });
  await sweepFollowLetters(deps);
  await runJobs(deps);
  return mailer.mails.filter(({ to }) => to === reader.email);
}

const follow = () =>
  call('followAuthor', { ...reader, params: { username: author.username }, body: { is_followed: true } });
const ask = (wants_letter = true) => call('changeFollowLetter', { ...reader, body: { wants_letter } });
const publish = (title: string, days: number) =>
  make.story({ author_id: author.id, title, published_at: after(days) });

it('A letter tells once a week what the followed have published since', async () => {
  await follow();
  await ask();
  await publish('The Second Ferry', 1);
  expect(await sweptAfter(6)).toEqual([]);
  const [letter, ...others] = await sweptAfter(7.1);
  expect(others).toEqual([]);
  expect(letter!.text).toContain(`“The Second Ferry”, by ${author.username}`);
  expect(letter!.text).not.toContain('Before');
  expect(letter!.text).not.toContain('bad.example');
  expect(letter!.text).toContain('/account');
  await publish('The Third Ferry', 8);
  expect(await sweptAfter(9)).toEqual([]);
  const [next] = await sweptAfter(14.3);
  expect(next!.text).toContain('The Third Ferry');
  expect(next!.text).not.toContain('The Second Ferry');
  expect(await sweptAfter(30)).toEqual([]);
});

it('What was published before one followed is no news', async () => {
  await ask();
  await publish('Early', 1);
  await db
    .insertInto('author_follows')
    .values({ user_id: reader.id, author_id: author.id, followed_at: after(2) })
    .execute();
  expect(await sweptAfter(8)).toEqual([]);
  await publish('Late', 3);
  const [letter] = await sweptAfter(8);
  expect(letter!.text).toContain('Late');
  expect(letter!.text).not.toContain('Early');
});

it('Nobody gets a letter who wants none, follows nobody, has no verified address, or is young', async () => {
  await follow();
  await publish('New', 1);
  expect(await sweptAfter(8)).toEqual([]);
  await ask();
  await ask(false);
  expect(await sweptAfter(8)).toEqual([]);
  await ask();
  const account = db.updateTable('users').where('id', '=', reader.id);
  for (const values of [{ is_verified: false }, { birth_year: new Date().getUTCFullYear() - 14 }]) {
    await account.set(values).execute();
    expect(await sweptAfter(8)).toEqual([]);
    await account.set({ is_verified: true, birth_year: null }).execute();
    await db
      .updateTable('follow_letters')
      .set({ told_until: after(0) })
      .execute();
  }
  expect(await sweptAfter(8)).toHaveLength(1);
});

it('Two processes that sweep at the same time write one letter', async () => {
  await follow();
  await ask();
  await publish('New', 1);
  const deps = testDeps({ db, background: NO_BACKGROUND, clock: () => after(8) });
  await Promise.all([1, 2, 3].map(() => sweepFollowLetters(deps)));
  const mailer = createPostbox();
  await runJobs(testDeps({ db, mailer, clock: () => after(8) }));
  expect(mailer.mails.map(({ to }) => to)).toEqual([reader.email]);
});

it('The button of a mail program switches the letter off, by a form without a login', async () => {
  await follow();
  await ask();
  await publish('New', 1);
  const [letter] = await sweptAfter(8);
  const { pathname, search } = new URL(letter!.stop!);
  const visit = await app.inject({ url: pathname + search });
  expect([visit.statusCode, visit.headers.location]).toEqual([303, '/account']);
  const press = (url: string, type: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': type },
      payload: type.startsWith('multipart')
        ? '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
        : 'List-Unsubscribe=One-Click',
    });
  const FORM = 'application/x-www-form-urlencoded';
  const wants = async () => (await call('listFollows', reader)).body.wants_letter;
  const forged = search.replace(reader.id, author.id);
  for (const other of ['', '?token=', `?token=${reader.id}`, forged, `${search}A`, `${search}&token=x`])
    expect((await press(pathname + other, FORM)).statusCode, other).toBe(404);
  expect(await wants()).toBe(true);
  expect((await press(pathname + search, 'multipart/form-data; boundary=x')).statusCode).toBe(200);
  expect(await wants()).toBe(false);
  expect((await press(pathname + search, FORM)).statusCode).toBe(200);
});

it.each(INTERFACE_LANGUAGES)('The letter names each story, its author and the way out in %s', (language) => {
  const urls = {
    home: 'https://tales.test/home',
    account: 'https://tales.test/account',
    stop: 'https://tales.test/stop',
  };
  const letter = followLetter({ username: 'mira', language }, [{ title: 'Ferry', username: 'asha' }], urls);
  expect(letter.greeting).toContain('mira');
  expect(letter.paragraphs.join()).toMatch(/Ferry.*asha/);
  expect(letter.footnote).toContain(urls.account);
  expect(letter.action?.url).toBe(urls.home);
  expect(letter.stop).toBe(urls.stop);
});
