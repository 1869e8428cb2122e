import { API_BASE, type CallName } from '@kathaloka/contract/calls';
import { type Endpoint, endpoints } from '@kathaloka/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { newId } from './platform/ids.ts';
import { callApi } from './testing/callApi.ts';
import { factories } from './testing/factories.ts';
import { HOSTILE, placesIn, withValue } from './testing/hostileValues.ts';
import { invite, linkTo } from './testing/links.ts';
import { IS_FULL } from './testing/isFull.ts';
import { people, type Person } from './testing/people.ts';
import { sampleOf } from './testing/sampleOf.ts';
import { fileApp, fileDatabase } from './testing/testFile.ts';

const SOME_ID = '0b0b0b0b-0000-4000-8000-000000000000';

/** The values that have found the most faults. */
const WORST: readonly unknown[] = [null, {}, 2 ** 53, 'a\0b', '\ud800'];

/** The worst values in every place; with `npm run test:full`, every value. */
const VALUES = IS_FULL ? HOSTILE : WORST;

/** Fields that no caller may set. */
const NOT_THEIRS = {
  role: 'admin',
  is_verified: true,
  has_premium_access: true,
  credits: 1_000_000,
  must_change_password: false,
  blocked_at: null,
  password_hash: 'x',
  google_sub: 'x',
  user_id: SOME_ID,
  author_id: SOME_ID,
  owner_id: SOME_ID,
  status: 'published',
  published_at: '2026-11-20T09:30:00.000Z',
  created_at: '2020-01-01T00:00:00.000Z',
  likes_total: 1_000_000,
  credits_consumed: -100,
  current_xp: 1_000_000,
};

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const makePerson = people(database.db);
const make = factories(database.db);

const rows = Object.entries(endpoints) as [CallName, Endpoint][];

type Values = Readonly<Record<string, string>>;

/** Makes an account with a story and a session of it, and returns the path parameters for a call. */
async function worldOf(name: CallName, role: 'admin' | 'player' = 'admin') {
  const who = await makePerson({ role });
  const story_id = await make.story({ author_id: who.id });
  const { body } = await callApi(app)('createSession', { headers: who.headers, body: { story_id } });
  const turn_id = body.session_data.narrative_history[0]!.id;
  const link = await linkTo(app, who, { session_id: body.id, turn_id });
  const guest = await makePerson();
  const invitation = await invite(app, who, body.id, [guest]);
  const id = idOf(name, { story_id, link_id: link.id, other: (await makePerson()).id });
  const values: Values = {
    id,
    story_id,
    session_id: body.id,
    turn_id,
    number: '1',
    place: 'new',
    key: SOME_ID,
    player_id: guest.id,
    token: name === 'getInvitation' || name === 'joinSession' ? invitation : link.token,
  };
  return { who, story_id, values };
}

function idOf(
  name: CallName,
  { story_id, link_id, other }: Record<'story_id' | 'link_id' | 'other', string>,
): string {
  const { path } = endpoints[name];
  if (path.includes('/stories/')) return story_id;
  return path.includes('/shared-turns/') ? link_id : other;
}

const urlOf = ({ path }: Endpoint, values: Values): string =>
  API_BASE + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? 'x'));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A value as it can stand in an address. A lone surrogate cannot. */
const inUrl = (value: unknown): string => encodeURIComponent(textOf(value).toWellFormed());

async function faultsOf(
  { headers }: Person,
  { method }: Endpoint,
  requests: readonly { readonly url: string; readonly payload?: string }[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const { url, payload } of requests) {
    const json = payload === undefined ? {} : { payload };
    const { statusCode } = await app.inject({
      method,
      url,
      headers: { ...headers, ...(payload !== undefined && { 'content-type': 'application/json' }) },
      ...json,
    });
    if (statusCode >= 500)
      faults.push(`${statusCode} for ${url.slice(0, 200)} ${payload?.slice(0, 200) ?? ''}`);
  }
  return faults;
}

describe('Nothing that is sent is a fault of the server', () => {
  it.each(rows.filter(([, { query }]) => query))('in the query of %s', async (name, row) => {
    const { who, values } = await worldOf(name);
    const requests = Object.keys(row.query!.shape).flatMap((field) =>
      VALUES.flatMap((value) => {
        const pair = `${field}=${inUrl(value)}`;
        return [pair, `${pair}&${pair}`].map((query) => ({ url: `${urlOf(row, values)}?${query}` }));
      }),
    );
    expect(await faultsOf(who, row, requests)).toEqual([]);
  });

  it.each(rows.filter(([, { params }]) => params))('in the path of %s', async (name, row) => {
    const { who, values } = await worldOf(name);
    const payload = row.body && JSON.stringify(sampleOf(row.body));
    const requests = Object.keys(row.params!.shape).flatMap((param) =>
      VALUES.filter((value) => textOf(value) !== '').map((value) => ({
        url: urlOf(row, { ...values, [param]: textOf(value).toWellFormed() }),
        ...(payload !== undefined && { payload }),
      })),
    );
    expect(await faultsOf(who, row, requests)).toEqual([]);
  });

  it.each(rows.filter(([, { body }]) => body))(
    'in the body of %s',
    async (name, row) => {
      const { who, values } = await worldOf(name);
      const body = sampleOf(row.body!);
      const url = urlOf(row, values);
      // the fields of a story are those of its creation
      const known = name === 'updateStory' ? Object.keys(endpoints.createStory.body.shape) : [];
      const places = placesIn(body).filter(([field = '']) => !known.includes(field));
      const requests = places.flatMap((place) =>
        VALUES.map((value) => ({ url, payload: JSON.stringify(withValue(body, place, value)) })),
      );
      expect(await faultsOf(who, row, requests)).toEqual([]);
    },
    60_000,
  );
});

describe('Nobody sets what is not theirs to set', () => {
  const withBody = rows.filter(
    ([name, { body, access }]) => body && access !== 'admin' && name !== 'deleteMyAccount',
  );

  it.each(withBody)('by naming it in %s', async (name, row) => {
    const { who, story_id, values } = await worldOf(name, 'player');
    const stored = async () => ({
      user: await database.db
        .selectFrom('users')
        .select(['id', 'role', 'is_verified', 'has_premium_access', 'credits', 'google_sub', 'created_at'])
        .where('id', '=', who.id)
        .executeTakeFirst(),
      story: await database.db
        .selectFrom('stories')
        .select(['id', 'author_id', 'status', 'is_featured', 'created_at', 'published_at'])
        .where('id', '=', story_id)
        .executeTakeFirst(),
    });
    const before = await stored();
    const sample = sampleOf(row.body!) as object;
    const bodies = [{ ...NOT_THEIRS, ...sample, is_featured: false }, { ...NOT_THEIRS }];
    for (const body of bodies)
      await app.inject({ method: row.method, url: urlOf(row, values), headers: who.headers, payload: body });
    expect(await stored()).toEqual(before);
  });

  it('at registration', async () => {
    const username = `new_${newId().slice(0, 8)}`;
    const passwords = { password: 'Sarayu 1! river', confirm_password: 'Sarayu 1! river' };
    const body = { ...NOT_THEIRS, username, email: `${username}@example.org`, ...passwords };
    const answer = await callApi(app)('register', { body });
    expect([answer.status, answer.body.user]).toMatchObject([
      201,
      { role: 'player', is_verified: false, has_premium_access: false, credits: 100 },
    ]);
    expect(answer.body.user.id).not.toBe(SOME_ID);
  });
});
