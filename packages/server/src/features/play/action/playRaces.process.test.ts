import { randomUUID } from 'node:crypto';
import type { ActionRequest } from '@kathaloka/contract/entities';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { factories } from '../../../testing/factories.ts';
import { people, type Person } from '../../../testing/people.ts';
import { FERRY } from '../../../testing/playing.ts';
import { startServers } from '../../../testing/servers.ts';
import { balanceOf, grant } from '../../economy/public.ts';

/** Two real servers on one PostgreSQL. `npm run test:full` runs more rounds. */
const IS_FULL = process.env.TEST_FULL === '1';
const ROUNDS = IS_FULL ? 200 : 4;
const KEYS = IS_FULL ? 500 : 20;
const PROGRAM = path.resolve(import.meta.dirname, '../../../testing/playServer.ts');

const servers = await startServers({ program: PROGRAM, env: { RATE_LIMIT: 'off' } });
const makePerson = people(servers.db);
const story_id = await factories(servers.db).story({ story_structure: JSON.stringify(FERRY) });
afterAll(() => servers.stop());

async function player(credits: number): Promise<Person> {
  const person = await makePerson();
  await grant(
    { db: servers.db, clock: systemClock },
    { user_id: person.id, amount: credits, key: 'admin:purse' },
  );
  return person;
}

async function begin(person: Person): Promise<string> {
  const { body } = await servers.call('/game/sessions/', { method: 'PUT', person, body: { story_id } });
  return (body as { id: string }).id;
}

const swim = (person: Person, session_id: string, at: number, key?: string) =>
  ask(person, { session_id, action_type: 'continue', selected_choice: { text: 'Swim' } }, at, key);

/** Immerse is refused without credits; a choice is not. */
const immerse = (person: Person, session_id: string, at: number) =>
  ask(person, { session_id, action_type: 'immerse' }, at);

function ask(
  person: Person,
  { session_id, ...asked }: Partial<ActionRequest>,
  at: number,
  key: string = randomUUID(),
) {
  return servers.call(`/game/sessions/${session_id}/action`, {
    person,
    at,
    headers: { 'idempotency-key': key },
    body: { ...asked, selected_model: 'tenali', session_id },
  });
}

const credits = ({ id }: Person): Promise<number> => balanceOf({ db: servers.db }, { user_id: id });

async function turnsOf(session_ids: readonly string[]): Promise<number> {
  const rows = await servers.db
    .selectFrom('turns')
    .where('session_id', 'in', session_ids)
    .where('action_type', '!=', 'story_start')
    .select('id')
    .execute();
  return rows.length;
}

describe('on two servers at the same time', () => {
  it('fifty actions against ten credits are exactly the ten that these pay for', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = await player(10);
      const sessions = await Promise.all(Array.from({ length: 50 }, () => begin(person)));
      const answers = await Promise.all(sessions.map((id, index) => immerse(person, id, index % 2)));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(10);
      expect(statuses.filter((status) => status === 402)).toHaveLength(40);
      expect(await credits(person)).toBe(0);
      expect(await turnsOf(sessions)).toBe(10);
    }
  });

  it('one key sent ten times is one turn and one charge, and one answer', async () => {
    const person = await player(KEYS + 10);
    for (let round = 0; round < KEYS; round += 1) {
      const session = await begin(person);
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => swim(person, session, index % 2, key)),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]!.status).toBe(200);
      expect(await turnsOf([session])).toBe(1);
    }
    expect(await credits(person)).toBe(10);
  });

  it('of different actions in one session one is told, and the others wait or find that it was', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = await player(10);
      const session = await begin(person);
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, index) => swim(person, session, index % 2)),
      );
      const told = answers.filter(({ status }) => status === 200).length;
      expect(told).toBe(1);
      // each answers that an action is running, or that the choice was taken
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
      expect(await turnsOf([session])).toBe(told);
      expect(await credits(person)).toBe(10 - told);
    }
  });
});
