import { expect, it, vi } from 'vitest';
import { localStore } from '../browser/safeStorage.ts';
import { aDevice, AT, putPlay, putStory } from '../testing/device.ts';
import { forgetDeleted, forgetOthers } from './accountData.ts';
import { accountCacheOf, forgetAccounts } from './cacheNames.ts';
import { database, GUEST, type Owner } from './database.ts';
import { playsOf, readMoves } from './plays.ts';

const [ANNA, RAVI] = ['anna', 'ravi'];
const READERS = [ANNA, RAVI, GUEST];
const DAY = 86_400;
const device = aDevice();

const tokenOf = (claims: object) => `x.${btoa(JSON.stringify(claims))}.x`;

/** Signs a reader in, `days` later by the server's clock. */
async function signIn(reader: Owner, days = 0): Promise<void> {
  const iat = Date.parse(AT) / 1000 + days * DAY;
  localStore.write('token', reader === GUEST ? null : tokenOf({ iat }));
  await forgetOthers(reader);
}

/** Gives each reader a story, a play to upload, an uploaded play and a cache, and adds the shared caches. */
async function everybodysDevice(): Promise<void> {
  for (const owner of READERS) {
    await putStory({ owner });
    await putPlay({ owner, offline_id: `${owner} waits` });
    await putPlay({ owner, offline_id: `${owner} uploaded`, stored: 1 });
    await caches.open(`kathaloka-stories-${owner}`);
  }
  for (const name of ['account-anna.1', 'account-ravi.1', 'public', 'shell-1'])
    await caches.open(`kathaloka-${name}`);
}

async function left() {
  const db = await database();
  const shown = (await db.getAll('plays')).map(({ offline_id, last_line }) => [offline_id, last_line !== '']);
  return {
    stories: (await db.getAll('stories')).map(({ owner }) => owner),
    plays: Object.fromEntries(shown) as Record<string, boolean>,
    moves: (await db.getAll('moves')).map(({ offline_id }) => offline_id),
    caches: (await caches.keys()).map((name) => name.replace('kathaloka-', '')),
  };
}

const everybody = { ' waits': true, ' uploaded': true };
it.each([
  {
    reader: ANNA,
    stories: ['', 'anna'],
    plays: { ...everybody, 'anna waits': true, 'anna uploaded': true, 'ravi waits': false },
    caches: ['stories-anna', 'stories-', 'account-anna.1', 'account-ravi.1', 'public', 'shell-1'],
    told: [],
  },
  {
    reader: GUEST,
    stories: [''],
    plays: { ...everybody, 'anna waits': false, 'ravi waits': false },
    caches: ['stories-', 'public', 'shell-1'],
    told: [{ type: 'forget' }],
  },
])(
  'of others, only moves that wait stay where “$reader” reads: $plays',
  async ({ reader, told, ...rest }) => {
    const postMessage = vi.fn<(message: unknown, ports: unknown) => void>();
    device.navigate({ serviceWorker: { controller: { postMessage } } });
    await everybodysDevice();
    await signIn(reader);
    expect(await left()).toEqual({ ...rest, moves: Object.keys(rest.plays).toSorted() });
    expect(postMessage.mock.calls.map(([message]) => message)).toEqual(told);
    expect(device.changes).toBe(1);
    await signIn(reader);
    expect(device.changes).toBe(1);
  },
);

it('removes rows even if the browser refuses its caches, and reports that', async () => {
  await everybodysDevice();
  device.isRefused = true;
  await signIn(GUEST);
  device.isRefused = false;
  expect(await left()).toMatchObject({ stories: [''], plays: { 'anna waits': false } });
});

it.each<{ logins: [Owner, number][]; waits: boolean; why: string }>([
  {
    logins: [
      [RAVI, 0],
      [RAVI, 180],
      [GUEST, 0],
    ],
    waits: true,
    why: 'as long as the server knows its version',
  },
  {
    logins: [
      [RAVI, 0],
      [RAVI, 100],
      [RAVI, 181],
    ],
    waits: false,
    why: 'for a limited time, from the first other login on',
  },
  {
    logins: [
      [GUEST, 0],
      [GUEST, 400],
      [RAVI, 400],
    ],
    waits: true,
    why: 'while only guests use the device, whose time is unknown',
  },
  {
    logins: [
      [RAVI, 0],
      [ANNA, 180],
      [RAVI, 190],
      [RAVI, 370],
    ],
    waits: true,
    why: 'for the full time again after its account was back',
  },
])('lets a move wait for its account $why', async ({ logins, waits }) => {
  const [anna, guest] = [await putPlay({ owner: ANNA }), await putPlay({ owner: GUEST })];
  for (const [reader, days] of logins) await signIn(reader, days);
  const lengths = [await playsOf([ANNA]), await readMoves(anna), await readMoves(guest)].map(
    (all) => all.length,
  );
  expect(lengths).toEqual(waits ? [1, 1, 1] : [0, 0, 1]);
});

it('removes all data of an account that is deleted here, and nothing of others', async () => {
  await everybodysDevice();
  await forgetDeleted(ANNA);
  const plays = { ...everybody, 'ravi waits': true, 'ravi uploaded': true };
  expect(await left()).toMatchObject({ stories: ['', 'ravi'], plays, moves: Object.keys(plays).toSorted() });
  expect(Object.keys((await left()).plays)).toHaveLength(4);
  expect(await caches.keys()).not.toContain('kathaloka-stories-anna');
  expect(device.changes).toBe(1);
});

it('has one cache per login, and none for a login that cannot be identified', async () => {
  const cache = accountCacheOf(`Bearer ${tokenOf({ sub: ANNA, sid: '1' })}`);
  expect(cache).toBe('kathaloka-account-anna.1');
  const claims = [{ sub: ANNA }, { sid: '1' }, { sub: 1, sid: '1' }, null];
  const unknown = [
    ...claims.map((each) => `Bearer ${tokenOf(each as object)}`),
    'Bearer token',
    'Basic x',
    null,
  ];
  for (const each of unknown) expect(accountCacheOf(each), String(each)).toBeNull();
  await everybodysDevice();
  await forgetAccounts(caches, cache);
  const names = await caches.keys();
  expect(names.filter((name) => !name.includes('stories'))).toEqual([
    cache,
    'kathaloka-public',
    'kathaloka-shell-1',
  ]);
});
