import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { factories } from '../../../testing/factories.ts';
import { people } from '../../../testing/people.ts';
import { FERRY } from '../../../testing/playing.ts';
import { startServers } from '../../../testing/servers.ts';
import { balanceOf, grant } from '../../economy/public.ts';

const IS_FULL = process.env.TEST_FULL === '1';
const ROUNDS = IS_FULL ? 20 : 1;
/** Each point waits for a lease to run out, so `npm test` tries only one of them. */
const BEFORE_COMMIT = IS_FULL ? ['after-hold', 'after-first-words', 'before-commit'] : ['before-commit'];
const PROGRAM = path.resolve(import.meta.dirname, '../../../testing/playServer.ts');
/** `npm test` runs other tests at the same time, so the same steps take longer. */
const BACK_WITHIN_MS = IS_FULL ? 5000 : 30_000;

const servers = await startServers({ count: 1, program: PROGRAM, env: { RATE_LIMIT: 'off' } });
const makePerson = people(servers.db);
const story_id = await factories(servers.db).story({ story_structure: JSON.stringify(FERRY) });
afterAll(() => servers.stop());

/** Kills the server at this point of an action, starts it again, and returns what the player has afterwards. */
async function killedAt(point: string) {
  const { server, start, call, db } = servers;
  server(0).child.kill('SIGKILL');
  await server(0).ended();
  await start(0, { TEST_STOP_AT: point });
  const person = await makePerson();
  await grant({ db, clock: systemClock }, { user_id: person.id, amount: 10, key: 'admin:purse' });
  const { body } = await call('/game/sessions/', { method: 'PUT', person, body: { story_id } });
  const session_id = (body as { id: string }).id;
  const key = randomUUID();
  const swim = () =>
    call(`/game/sessions/${session_id}/action`, {
      person,
      headers: { 'idempotency-key': key },
      body: {
        action_type: 'continue',
        selected_choice: { text: 'Swim' },
        selected_model: 'tenali',
        session_id,
      },
    });
  await expect(swim()).rejects.toThrow('fetch failed');
  expect((await server(0).ended()).signal).toBe('SIGKILL');
  await start(0);
  return {
    swim,
    credits: () => balanceOf({ db }, { user_id: person.id }),
    history: async () => {
      const answer = await call(`/game/sessions/${session_id}`, { method: 'GET', person });
      return (answer.body as { session_data: { narrative_history: unknown[] } }).session_data
        .narrative_history;
    },
  };
}

describe('kill -9', () => {
  it.each(BEFORE_COMMIT)(
    '%s costs nothing: the credits are back within 5 s of the start, and the same action is told to have failed',
    async (point) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { swim, credits, history } = await killedAt(point);
        await expect.poll(credits, { timeout: BACK_WITHIN_MS }).toBe(10);
        expect(await history()).toHaveLength(1);
        expect(await swim()).toMatchObject({ status: 504, body: { code: 'narrator_timed_out' } });
      }
    },
  );

  it('after the commit, before the answer: the turn is there, paid once, and the same action returns it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { swim, credits, history } = await killedAt('after-commit');
      expect(await swim()).toMatchObject({ status: 200, body: { narrative: 'A scene is told.' } });
      expect(await credits()).toBe(9);
      expect(await history()).toHaveLength(2);
    }
  });
});
