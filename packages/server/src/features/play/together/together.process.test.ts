import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@kathaloka/story';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { factories } from '../../../testing/factories.ts';
import { IS_FULL } from '../../../testing/isFull.ts';
import { people, type Person } from '../../../testing/people.ts';
import { FERRY } from '../../../testing/playing.ts';
import { sentEvents } from '../../../testing/sentEvents.ts';
import { type Servers, startServers } from '../../../testing/servers.ts';
import { TogetherClient } from '../../../testing/togetherClient.ts';
import { balanceOf, grant } from '../../economy/public.ts';

/** Five people at two real servers on one PostgreSQL. `npm run test:full` plays more rounds. */
const ROUNDS = IS_FULL ? 1000 : 20;
const TIMEOUT_MS = IS_FULL ? 1_100_000 : 120_000;
const CREDITS = 5000;
const PROGRAM = path.resolve(import.meta.dirname, '../../../testing/playServer.ts');

let servers: Servers;
let story_id: string;
let makePerson: ReturnType<typeof people>;

beforeAll(async () => {
  const env = { RATE_LIMIT: 'off', TEST_TELLS_TIME: '1', TEST_TELLS_AFTER_MS: '30' };
  servers = await startServers({ program: PROGRAM, env });
  makePerson = people(servers.db);
  const structure = { story_structure: JSON.stringify(FERRY), initial_xp: 1_000_000 };
  story_id = await factories(servers.db).story(structure);
});
afterAll(() => servers.stop());

async function begin(guests: number): Promise<{ payer: Person; others: Person[]; session_id: string }> {
  const payer = await makePerson();
  await grant(
    { db: servers.db, clock: systemClock },
    { user_id: payer.id, amount: CREDITS, key: 'admin:purse' },
  );
  const begun = await servers.call('/game/sessions/', { method: 'PUT', person: payer, body: { story_id } });
  const session_id = (begun.body as { id: string }).id;
  const invited = await servers.call(`/game/sessions/${session_id}/invitation`, { person: payer, body: {} });
  const { token } = invited.body as { token: string };
  const others = await Promise.all(Array.from({ length: guests }, () => makePerson()));
  for (const person of others) await servers.call(`/join/${token}`, { person, at: 1 });
  return { payer, others, session_id };
}

async function until<T>(what: () => T | undefined | false, from: string): Promise<T> {
  for (let tries = 0; tries < 3000; tries += 1) {
    const found = what();
    if (found) return found;
    await sleep(10);
  }
  throw new Error(`It has not happened: ${from}`);
}

/** Whether all clients show the same newest turn, another one than before, and no running action. */
function isCalm(clients: readonly TogetherClient[], before?: string): boolean {
  const shown = clients.map((client) => client.shown());
  if (!shown.every((one) => one?.isFresh && !one.state.running)) return false;
  const newest = new Set(shown.map((one) => one?.log.at(-1)?.id));
  return newest.size === 1 && !newest.has(before);
}

const next = (turns: number): string => (turns % 2 === 1 ? 'Swim' : 'Turn back');

/** The player acts whose client shows that it is their turn. Another player tries to act concurrently. */
async function takeTurn(clients: readonly TogetherClient[], turns: number): Promise<void> {
  const [whose] = clients.filter((client) => {
    const { state } = client.shown()!;
    return state.turn_of === client.person.id;
  });
  const seen = clients[0]!.shown()!.log.at(-1)!.id;
  const other = clients.find((client) => client !== whose)!;
  const [own, others] = await Promise.all([whose!.act(next(turns), seen), other.act(next(turns), seen)]);
  expect([own, others]).toEqual([200, 409]);
}

async function voteAll(clients: readonly TogetherClient[], turns: number): Promise<void> {
  const seen = clients[0]!.shown()!.log.at(-1)!.id;
  const answers = await Promise.all(clients.map((client) => client.vote(next(turns), seen)));
  expect(answers).toEqual(clients.map(() => 200));
}

const setWay = (person: Person, session_id: string, way: string) =>
  servers.call(`/game/sessions/${session_id}/together`, { method: 'PATCH', person, body: { way }, at: 1 });

describe('Five who play together at two servers', () => {
  it(
    `read the same ${ROUNDS} turns, each paid once, however often their connections are lost`,
    async () => {
      const { payer, others, session_id } = await begin(4);
      const random = seededRandom(1);
      const common = { session_id, addresses: servers.addresses, random, loses: 0.15 };
      const clients = [payer, ...others].map((person) => new TogetherClient({ ...common, person }));
      let turns = 1;
      try {
        for (let round = 0; round < ROUNDS; round += 1) {
          await until(() => isCalm(clients), `round ${round}`);
          const before = clients[0]!.shown()!.log.at(-1)!.id;
          if (round % 10 === 8) {
            await setWay(payer, session_id, 'vote');
            await until(() => clients.every((client) => client.shown()!.state.way === 'vote'), 'a vote');
            await voteAll(clients, turns);
          } else await takeTurn(clients, turns);
          turns += 1;
          await until(() => isCalm(clients, before), `the end of round ${round}`);
          if (round % 10 === 8) await setWay(payer, session_id, 'in_turn');
          if (round % 10 === 8)
            await until(() => clients.every((client) => client.shown()!.state.way === 'in_turn'), 'turns');
        }
        await expectAlike(clients, session_id);
      } finally {
        await Promise.all(clients.map((client) => client.stop()));
      }
      expect(await balanceOf({ db: servers.db }, { user_id: payer.id })).toBe(CREDITS - ROUNDS);
      const counts = clients.map((client) => client.counts);
      expect(counts.every(({ closed }) => closed === 0)).toBe(true);
      if (IS_FULL) console.info('lost connections:', JSON.stringify(counts));
    },
    TIMEOUT_MS,
  );

  async function expectAlike(clients: readonly TogetherClient[], session_id: string): Promise<void> {
    const stored = await servers.db
      .selectFrom('turns')
      .leftJoin('turn_actors', 'turn_actors.turn_id', 'turns.id')
      .where('turns.session_id', '=', session_id)
      .orderBy('turns.id')
      .select(['turns.id', 'ai_response', 'actor_id', 'by_vote'])
      .execute();
    expect(stored).toHaveLength(ROUNDS + 1);
    const written = stored.map(({ id, ai_response, actor_id, by_vote }) => ({
      id,
      text: ai_response ?? '',
      by: by_vote ? 'vote' : (actor_id ?? ''),
    }));
    const texts = new Map(written.map(({ id, text }) => [id, text]));
    // each turn has a different text
    expect(new Set(texts.values()).size).toBe(ROUNDS + 1);
    for (const client of clients) {
      expect(client.shown()!.log).toEqual(written.slice(-100));
      const heard = [...client.followed.values()].filter(({ turn_id }) => turn_id !== null);
      for (const { turn_id, text } of heard) expect(text).toBe(texts.get(turn_id!));
    }
    const { rows } = await sql<{ keys: number; captured: number }>`
      select count(*)::int as keys, count(distinct operation_key)::int as captured from credit_entries
      where user_id = ${clients[0]!.person.id} and kind = 'capture'
    `.execute(servers.db);
    expect(rows[0]).toEqual({ keys: ROUNDS, captured: ROUNDS });
  }
});

it('A player who joins while others follow on the same server is present from the first event on', async () => {
  const { payer, session_id } = await begin(0);
  const url = `${servers.addresses[1]}/api/v1/game/sessions/${session_id}/together/events`;
  const watching = sentEvents(await fetch(url, { headers: payer.headers }));
  await watching.next();
  const invited = await servers.call(`/game/sessions/${session_id}/invitation`, { person: payer, body: {} });
  const { token } = invited.body as { token: string };
  for (let guest = 0; guest < 4; guest += 1) {
    const person = await makePerson();
    await servers.call(`/join/${token}`, { person });
    const events = sentEvents(await fetch(url, { headers: person.headers }));
    const { value } = await events.next();
    expect(value).toMatchObject({ event: 'together', data: { me: person.id, session_id } });
    await events.return(undefined);
  }
  await watching.return(undefined);
});

it('A removed player can read nothing from that moment on, on any server, and their streams end', async () => {
  const { payer, others, session_id } = await begin(1);
  const [meera] = others;
  const url = (at: number, rest: string) =>
    `${servers.addresses[at]}/api/v1/game/sessions/${session_id}${rest}`;
  const headers = meera!.headers;
  const watching = await fetch(url(1, '/together/events'), { headers });
  const key = randomUUID();
  const told = servers.call(`/game/sessions/${session_id}/action`, {
    person: payer,
    headers: { 'idempotency-key': key },
    body: { action_type: 'custom_action', user_action: '200 words', selected_model: 'tenali', session_id },
  });
  await expect
    .poll(async () => (await fetch(url(1, `/actions/${key}/events`), { method: 'HEAD', headers })).status)
    .toBe(200);
  const words = sentEvents(await fetch(url(1, `/actions/${key}/events`), { headers }));
  let heard = '';
  while (heard.length < 100) {
    const { value } = await words.next();
    if (value?.event === 'delta') heard += (value.data as { text: string }).text;
  }
  const closing = (async () => {
    for await (const { event } of sentEvents(watching)) if (event === 'closed') return performance.now();
    return Number.POSITIVE_INFINITY;
  })();
  const removed = await servers.call(`/game/sessions/${session_id}/players/${meera!.id}`, {
    method: 'DELETE',
    person: payer,
  });
  const removedAt = performance.now();
  expect(removed.status).toBe(200);
  expect((await fetch(url(1, ''), { headers })).status).toBe(404);
  const after: string[] = [];
  for await (const { event } of words) after.push(event);
  // one event may have been sent before the check
  expect(after.filter((event) => event === 'delta').length).toBeLessThanOrEqual(1);
  expect(after.at(-1)).toBe('error');
  expect((await closing) - removedAt).toBeLessThan(2000);
  const { status, body } = await told;
  expect(status).toBe(200);
  expect((body as { narrative: string }).narrative.length).toBeGreaterThan(heard.length * 2);
});
