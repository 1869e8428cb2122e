import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { factories } from '../../testing/factories.ts';
import { people, type Person } from '../../testing/people.ts';
import { startServers } from '../../testing/servers.ts';

/** Two real servers on one PostgreSQL. `npm run test:full` runs more rounds. */
const ROUNDS = process.env.TEST_FULL === '1' ? 40 : 1;
const PROGRAM = path.resolve(import.meta.dirname, '../../testing/playServer.ts');

const servers = await startServers({ program: PROGRAM, env: { RATE_LIMIT: 'off' } });
afterAll(() => servers.stop());

/** Claims until an answer comes: on a busy machine, a claim that waited too long for a connection is answered 503. */
async function claim(person: Person, after: number, index: number): ReturnType<typeof servers.call> {
  const at = index % 2;
  const answer = await servers.call(`/progress/finished?after=${after}`, { method: 'GET', person, at });
  return answer.status === 503 ? claim(person, after, index) : answer;
}

/** Fifty claims at the same time, alternately on both servers. */
const fiftyClaims = (person: Person, after: number) =>
  Promise.all(Array.from({ length: 50 }, (_, index) => claim(person, after, index)));

describe('on two servers at the same time', () => {
  it('fifty claims of one person pay each task once', async () => {
    const makePerson = people(servers.db);
    const make = factories(servers.db);
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = await makePerson();
      for (let at = 0; at < 5; at += 1) {
        const url = `/stories/${await make.story()}/like`;
        expect((await servers.call(url, { person, body: {} })).status).toBe(200);
      }
      const answers = await fiftyClaims(person, 0);
      for (const { status, body } of answers) {
        expect(status).toBe(200);
        expect(body).toMatchObject({ cursor: 1, coins_balance: 15, finished: [{ task_id: 'rasika' }] });
      }
      const rewards = await servers.db
        .selectFrom('credit_entries')
        .select('amount')
        .where('user_id', '=', person.id)
        .execute();
      expect(rewards).toEqual([{ amount: 15 }]);
    }
  });

  it('fifty claims pay a daily task once that was done before its level was reached', async () => {
    const person = await people(servers.db)({ username: 'walker', email: 'walker@example.org' });
    const task = { user_id: person.id, number: 1, task_id: 'of_a_test', scope: 'ever', stars: 90, coins: 1 };
    await servers.db
      .insertInto('progress_deeds')
      .values({ user_id: person.id, scope: 'ever', kind: 'owed', subject: '2026-01-02 far_shore' })
      .execute();
    await servers.db
      .insertInto('paid_tasks')
      .values({ ...task, finished_at: new Date() })
      .execute();
    const answers = await fiftyClaims(person, 1);
    for (const { body } of answers)
      expect(body).toMatchObject({ cursor: 2, coins_balance: 12, finished: [{ task_id: 'far_shore' }] });
  });
});
