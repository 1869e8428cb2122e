/** A server that is told to stop while people play. */
import { randomUUID } from 'node:crypto';
import type { GameSession } from '@kathaloka/contract/entities';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { grant } from './features/economy/public.ts';
import { systemClock } from './platform/clock.ts';
import { factories } from './testing/factories.ts';
import { type FakeProvider, startFakeProvider } from './testing/fakeProvider/server.ts';
import { people, type Person } from './testing/people.ts';
import { FERRY } from './testing/playing.ts';
import { type Servers, startServers } from './testing/servers.ts';

const CREDITS = 50;
/** Long enough to be seen on a busy machine. */
const DELAY_MS = 8000;

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
const isGone = (address: string) =>
  fetch(address).then(
    async (response) => {
      await response.body?.cancel();
      return false;
    },
    () => true,
  );
const readiness = (address: string) =>
  fetch(`${address}/readyz`).then(
    async (response) => ({ code: response.status, body: (await response.json()) as object }),
    () => null,
  );

describe('a server that is told to stop', () => {
  it('is not ready, serves until balancers know, ends what is told, there and for who follows elsewhere, and loses nothing', async () => {
    const [first = '', second = ''] = servers.addresses;
    const { person, session_id } = await begin();
    const key = randomUUID();
    const told = await stream(first, person, session_id, key, swim(session_id));
    const followed = await stream(second, person, session_id, key);
    await expect.poll(() => provider.requests.length).toBeGreaterThan(0);

    servers.server(0).child.kill('SIGTERM');
    await expect.poll(() => readiness(first)).toEqual({ code: 503, body: { status: 'stopping' } });
    expect(await readiness(second)).toEqual({ code: 200, body: { status: 'ready' } });
    expect((await servers.call(`/game/sessions/${session_id}`, { method: 'GET', person })).status).toBe(200);
    await expect.poll(() => isGone(first)).toBe(true);

    tell();
    for (const response of [told, followed]) {
      const events = await response.text();
      expect(events).toContain('The water takes you');
      expect(events).toMatch(/event: (done|turn|end)/);
    }
    expect(await servers.server(0).ended()).toMatchObject({ code: 0 });
    const { body } = await servers.call(`/game/sessions/${session_id}`, { method: 'GET', person, at: 1 });
    expect((body as GameSession).session_data.narrative_history).toHaveLength(2);
    const open = await servers.db.selectFrom('open_holds').select('hold_id').execute();
    expect(open).toHaveLength(0);
  });
});
