import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { GameSession } from '@kathaloka/contract/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { factories } from '../../testing/factories.ts';
import { people, type Person } from '../../testing/people.ts';
import { FERRY } from '../../testing/playing.ts';
import { type Servers, startServers } from '../../testing/servers.ts';
import { grant } from '../economy/public.ts';

const programOf = (name: string) => path.resolve(import.meta.dirname, '../../testing', name);

let servers: Servers;
let story_id: string;
let person: Person;

beforeAll(async () => {
  servers = await startServers({ program: programOf('playServer.ts'), env: { RATE_LIMIT: 'off' } });
  person = await people(servers.db)();
  await grant(
    { db: servers.db, clock: systemClock },
    { user_id: person.id, amount: 100, key: 'admin:purse' },
  );
  story_id = await factories(servers.db).story({ story_structure: JSON.stringify(FERRY) });
});
afterAll(() => servers.stop());

/** What the older server answers. */
async function ask<T>(url: string, call: Parameters<Servers['call']>[1] = {}): Promise<T> {
  const { status, body } = await servers.call(url, { person, ...call });
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body as T;
}

function act(session_id: string, move: object) {
  return ask(`/game/sessions/${session_id}/action`, {
    headers: { 'idempotency-key': randomUUID() },
    body: { selected_model: 'tenali', session_id, ...move },
  });
}

/** A session from its beginning to an undo, and everything that is read of it. */
async function play(): Promise<void> {
  const { id } = await ask<GameSession>('/game/sessions/', { method: 'PUT', body: { story_id } });
  await act(id, { action_type: 'continue', selected_choice: { text: 'Swim' } });
  await act(id, { action_type: 'custom_action', user_action: 'Turn back' });
  await act(id, { action_type: 'undo' });
  await act(id, { action_type: 'redo' });
  const { session_data } = await ask<GameSession>(`/game/sessions/${id}`, { method: 'GET' });
  expect(session_data.narrative_history).toHaveLength(3);
  for (const url of [`/${id}/map`, '/', `/check/${story_id}`])
    await ask(`/game/sessions${url}`, { method: 'GET' });
}

/** As many at the same time as there are connections, so that each has planned every statement. */
const playOnAll = () => Promise.all(Array.from({ length: 10 }, play));

it('the older server plays on while a newer one adds columns to the tables of play, and starts again after it', async () => {
  await playOnAll();
  await playOnAll();
  servers.server(1).child.kill('SIGTERM');
  await servers.server(1).ended();
  await Promise.all([servers.start(1, {}, programOf('newerServer.ts')), playOnAll()]);
  await playOnAll();
  const { planted } = await servers.db
    .selectFrom('turns')
    .select('planted' as 'id')
    .limit(1)
    .$castTo<{ planted: string }>()
    .executeTakeFirstOrThrow();
  expect(planted).toBe('x');

  // the upgrade is taken back: the older program starts on the newer schema
  for (const at of [0, 1]) {
    servers.server(at).child.kill('SIGTERM');
    await servers.server(at).ended();
  }
  await servers.start(0);
  await playOnAll();
});
