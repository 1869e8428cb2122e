/** Two servers behind the balancer of deploy/haproxy.cfg, of which one is told to stop while people play. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { GameSession } from '@kathaloka/contract/entities';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { grant } from './features/economy/public.ts';
import { systemClock } from './platform/clock.ts';
import { factories } from './testing/factories.ts';
import { type FakeProvider, startFakeProvider } from './testing/fakeProvider/server.ts';
import { freePort } from './testing/passwordPostgres.ts';
import { people, type Person } from './testing/people.ts';
import { FERRY } from './testing/playing.ts';
import { type Servers, startServers } from './testing/servers.ts';

const CREDITS = 50;
/** Long enough to be seen on a busy machine. */
const DELAY_MS = 8000;
const CONFIG = path.resolve(import.meta.dirname, '../../../deploy/haproxy.cfg');

let provider: FakeProvider;
let servers: Servers;
let tell: () => void;
let makePerson: ReturnType<typeof people>;
let make: ReturnType<typeof factories>;
beforeEach(async () => {
  const told = new Promise<string>((resolve) => {
    tell = () => resolve('The water takes you, and lets you go.');
  });
  provider = await startFakeProvider({ script: () => told });
  servers = await startServers({
    env: {
      RATE_LIMIT: 'off',
      AI_BASE_URL: provider.baseUrl,
      AI_API_KEY: 'sk-test',
      AI_TEXT_MODELS: 'tenali=any',
      SHUTDOWN_DELAY_MS: String(DELAY_MS),
    },
  });
  makePerson = people(servers.db);
  make = factories(servers.db);
});
afterEach(async () => {
  tell();
  await servers.stop();
  await provider.stop();
});

async function begin(): Promise<{ person: Person; session_id: string }> {
  const { db, call } = servers;
  const person = await makePerson();
  await grant({ db, clock: systemClock }, { user_id: person.id, amount: CREDITS, key: 'admin:purse' });
  const story_id = await make.story({ story_structure: JSON.stringify(FERRY) });
  const { body } = await call('/game/sessions/', { method: 'PUT', person, body: { story_id } });
  return { person, session_id: (body as GameSession).id };
}

async function stream(address: string, person: Person, session_id: string, key: string, body?: object) {
  const place = body ? 'action' : `actions/${key}/events`;
  const response = await fetch(`${address}/api/v1/game/sessions/${session_id}/${place}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...person.headers,
      accept: 'text/event-stream',
      ...(body && { 'content-type': 'application/json', 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(200);
  return response;
}

const swim = (session_id: string) => ({
  action_type: 'continue',
  selected_choice: 'Swim',
  selected_model: 'tenali',
  session_id,
});
const readiness = (address: string) =>
  fetch(`${address}/readyz`).then(
    async (response) => ({ code: response.status, body: (await response.json()) as object }),
    () => null,
  );

const hasHaproxy = (() => {
  try {
    execFileSync('haproxy', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe('behind HAProxy, where it is installed', () => {
  let balancer: ChildProcess | undefined;
  let log: string;
  let address: string;

  afterEach(() => balancer?.kill('SIGTERM'));

  async function startBalancer(): Promise<void> {
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    const [one = '', two = ''] = servers.addresses.map((each) => new URL(each).host);
    const env = { ...process.env, LISTEN: `127.0.0.1:${port}`, SERVER_ONE: one, SERVER_TWO: two };
    balancer = spawn('haproxy', ['-db', '-f', CONFIG], {
      env: { ...env, SERVER_THREE: `127.0.0.1:${await freePort()}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    log = '';
    for (const out of [balancer.stdout, balancer.stderr])
      out?.on('data', (chunk: Buffer) => (log += chunk.toString()));
    await expect.poll(() => readiness(address).then((found) => found?.code)).toBe(200);
    // until it knows that nobody is there, it would give games to it
    await expect.poll(() => log).toContain('games/three is DOWN');
  }
  /** Which servers have answered for a path. */
  const serversOf = (part: string) =>
    new Set(
      [...log.matchAll(/ (?:servers|games)\/(\w+) .*"[A-Z]+ (\S+)/g)]
        .filter(([, , url]) => url!.includes(part))
        .map(([, name]) => name),
    );
  const get = (url: string, person: Person) =>
    fetch(`${address}/api/v1${url}`, { headers: person.headers }).then(async (response) => {
      await response.body?.cancel();
      return response.status;
    });

  it.skipIf(!hasHaproxy)(
    'each game stays on one server, and a server that stops takes no call with it: its games go on at the other',
    async () => {
      await startBalancer();
      const games: Awaited<ReturnType<typeof begin>>[] = [];
      const homeOf = ({ session_id }: (typeof games)[number]) => [...serversOf(session_id)];
      const read = ({ person, session_id }: (typeof games)[number]) =>
        get(`/game/sessions/${session_id}`, person);
      // which server a game has follows from its id, which nobody chooses
      while (new Set(games.flatMap(homeOf)).size < 2) {
        const game = await begin();
        games.push(game);
        await read(game);
        await expect.poll(() => homeOf(game)).toHaveLength(1);
      }
      for (let round = 0; round < 3; round += 1) await Promise.all(games.map(read));
      const answered = () => [...log.matchAll(/"GET \/api\/v1\/game\/sessions\//g)].length;
      await expect.poll(answered).toBe(games.length * 4);
      expect(games.map((game) => homeOf(game).length)).toEqual(games.map(() => 1));

      const statuses: number[] = [];
      const over = new AbortController();
      const player = async (game: (typeof games)[number]) => {
        while (!over.signal.aborted) statuses.push(await read(game));
      };
      const players = games.map(player);
      servers.server(0).child.kill('SIGTERM');
      expect(await servers.server(0).ended()).toMatchObject({ code: 0 });
      over.abort();
      await Promise.all(players);
      expect(statuses.length).toBeGreaterThan(games.length);
      expect(statuses.filter((status) => status !== 200)).toEqual([]);

      const moved = games.find((game) => homeOf(game)[0] === 'one')!;
      tell();
      const response = await stream(
        address,
        moved.person,
        moved.session_id,
        randomUUID(),
        swim(moved.session_id),
      );
      expect(await response.text()).toContain('The water takes you');
    },
  );
});
