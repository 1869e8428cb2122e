import type { CallName } from '@kathaloka/contract/calls';
import { type Endpoint, endpoints } from '@kathaloka/contract/endpoints';
import type { GameSession } from '@kathaloka/contract/entities';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi, type CallOptions } from './testing/callApi.ts';
import { cheapPasswords } from './testing/cheapPasswords.ts';
import { factories } from './testing/factories.ts';
import { invite, linkTo, NO_LINK } from './testing/links.ts';
import { people, type Person } from './testing/people.ts';
import { type Role, ROLES, type Row, type World } from './testing/roleRows.ts';
import { PASSWORD, ROLE_TABLE, UNKNOWN } from './testing/roleTable.ts';
import { isPlayedTogether } from './testing/togetherRows.ts';
import { fileApp, fileDatabase } from './testing/testFile.ts';

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const password_hash = await cheapPasswords().hash(PASSWORD);
const makePerson = people(database.db);
const make = factories(database.db);

beforeAll(async () => {
  await makePerson({ password_hash, username: 'somebody' });
});

/** Rebuilt for each call, because many calls delete something. */
async function worldOf(role: Role, name: CallName): Promise<World> {
  await database.db.deleteFrom('users').where('role', '=', 'admin').execute();
  const account = { password_hash };
  const owner = await makePerson(account);
  const story_id = await make.story({ author_id: owner.id });
  const draft_id = await make.story({ author_id: owner.id, status: 'draft', published_at: null });
  const { resource = '' } = endpoints[name] as Endpoint;
  const isOfSession = ['session', 'shared_turn', 'invitation', 'player'].includes(resource);
  const begun = isOfSession ? await begin(owner, story_id) : null;
  const session_id = begun?.id ?? '';
  const turn_id = begun?.session_data.narrative_history[0]?.id ?? '';
  const isShared = resource === 'shared_turn' || name === 'getSession';
  const shared = isShared ? await linkTo(app, owner, { session_id, turn_id }) : NO_LINK;
  const isTogether = isPlayedTogether(name) || name === 'getSession';
  const invitation = isTogether ? await invite(app, owner, session_id) : '';
  const world = { story_id, draft_id, session_id, turn_id, shared, invitation, owner };
  if (role === 'guest') return { ...world, caller: null };
  if (role === 'owner') return { ...world, caller: owner };
  const caller = await makePerson({ ...account, role: role === 'admin' ? 'admin' : 'player' });
  if (role === 'other author') await make.story({ author_id: caller.id });
  return { ...world, caller };
}

async function begin({ headers }: Person, story_id: string): Promise<GameSession> {
  return (await callApi(app)('createSession', { headers, body: { story_id } })).body;
}

const rows = Object.entries(ROLE_TABLE) as [CallName, Row][];

const untouched = new Map<Role, Promise<World>>();

/** One world for all calls that are refused to a role, or find nothing for it, because they change nothing. */
function refusedWorld(role: Role): Promise<World> {
  const known = untouched.get(role) ?? worldOf(role, 'getSession');
  untouched.set(role, known);
  return known;
}

interface Ask extends CallOptions {
  readonly isRefused?: boolean;
}

async function askAs(role: Role, name: CallName, { isRefused = false, ...options }: Ask = {}) {
  const world = await (isRefused && role !== 'admin' ? refusedWorld(role) : worldOf(role, name));
  const request = ROLE_TABLE[name].request?.(world) ?? {};
  return callApi(app)(name, {
    ...request,
    ...options,
    headers: { ...world.caller?.headers, ...options.headers },
  });
}

describe('the table of routes and roles', () => {
  it('has a row for every call of the contract, and for no other', () => {
    expect(Object.keys(ROLE_TABLE).sort()).toEqual(Object.keys(endpoints).sort());
  });

  it.each(rows)('%s agrees with the contract’s access', (name, { gets }) => {
    const [guest, ...others] = gets;
    const { access } = endpoints[name] as Endpoint;
    expect(guest === 401).toBe((access !== 'public' && access !== 'anyone') || PUBLIC_401.has(name));
    const refused = others.map((status) => status === 403);
    expect(refused).toEqual(access === 'admin' ? [true, true, true, false] : [false, false, false, false]);
  });

  it.each(rows.filter(([name]) => ['owner', 'player'].includes((endpoints[name] as Endpoint).access)))(
    '%s is for the owner, and not for administrators',
    (_name, { gets: [, player, , other, admin] }) => {
      expect([player, other, admin]).toEqual([404, 404, 404]);
    },
  );

  it.each(
    rows.filter(([name]) =>
      ['owner-or-admin', 'player-or-admin'].includes((endpoints[name] as Endpoint).access),
    ),
  )('%s is for the owner and administrators', (_name, { gets: [, player, owner, other, admin] }) => {
    expect([player, other, admin]).toEqual([404, 404, owner]);
  });

  /** Calls whose 401 is about their input instead of the caller. */
  const PUBLIC_401 = new Set<CallName>(['signInWithGoogle', 'signInWithOidc', 'refreshTokens']);
});

const REFUSED: Readonly<Record<number, string>> = {
  403: '{"detail":"You do not have permission to do this.","code":"forbidden"}',
};

describe.each(rows)('%s', (name, { gets }) => {
  const { access } = endpoints[name] as Endpoint;

  it.each(ROLES.map((role, index) => [role, gets[index]!] as const))(
    'answers %s with %i',
    async (role, status) => {
      const { status: given, text } = await askAs(role, name, {
        isRefused: status === 401 || status === 403 || (status === 404 && role !== 'owner'),
      });
      expect([given, text]).toEqual([status, REFUSED[status] ?? text]);
    },
  );

  it('treats an invalid token as an error, not as a guest', async () => {
    const forged = await askAs('guest', name, { token: 'not.a.token', isRefused: access !== 'public' });
    const refused = [401, '{"detail":"You are not signed in.","code":"not_signed_in"}'];
    // for a guest, the table has the expected answer
    expect([forged.status, forged.text]).toEqual(access === 'public' ? [gets[0], forged.text] : refused);
  });
});

const guarded = (Object.entries(endpoints) as [CallName, Endpoint][]).filter(
  ([, { access, method }]) => access !== 'public' && access !== 'anyone' && method !== 'GET',
);

describe('the caller', () => {
  const read = (Object.entries(endpoints) as [CallName, Endpoint][]).filter(
    ([, { access, method }]) => access !== 'public' && access !== 'anyone' && method === 'GET',
  );
  it.each(read)('learns nothing from a HEAD request either: %s', async (_name, { path }) => {
    const url = `/api/v1${path.replaceAll(/\{\w+\}/g, UNKNOWN)}`;
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(401);
  });

  it.each(guarded)('is checked before the input: %s', async (_name, { access, method, path }) => {
    const send = async (headers: object) => {
      const url = `/api/v1${path.replaceAll(/\{\w+\}/g, 'no-id')}`;
      const json = { 'content-type': 'application/json' };
      return (await app.inject({ method, url, headers: { ...json, ...headers }, payload: '{"a":' }))
        .statusCode;
    };
    expect(await send({})).toBe(401);
    const { headers } = await makePerson();
    expect((await send(headers)) === 403).toBe(access === 'admin');
  });
});
