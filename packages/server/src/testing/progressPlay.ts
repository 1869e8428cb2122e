import type { Task, TaskList, TaskType } from '@kathaloka/contract/entities';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { settleProgress } from '../features/progress/public.ts';
import { createAccessTokens } from '../platform/auth/accessTokens.ts';
import { createBackground } from '../platform/background.ts';
import type { Database } from '../platform/db/schema.ts';
import { pino } from 'pino';
import { DAY_MS } from '../platform/durations.ts';
import { buildTestApp, TEST_SECRET, TEST_URL } from './buildTestApp.ts';
import { type MovableClock, movableClock } from './movableClock.ts';
import type { Person } from './people.ts';
import { playing } from './playing.ts';
import { toldByModels } from './scriptedModels.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

export interface ProgressPlay extends ReturnType<typeof playing> {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly time: MovableClock;
  /** Resolves when all follow-ups of the turns are done. */
  readonly settled: () => Promise<void>;
  /** Signs the same person in again, for another day of the clock. */
  readonly signedInAgain: (who: Person) => Promise<Person>;
  /** Gives stars that no task has paid, for tasks of higher levels. */
  readonly giveStars: (who: Person, stars: number) => Promise<void>;
  readonly list: (who: Person, task_type?: TaskType) => Promise<TaskList>;
  readonly task: (who: Person, task_type: TaskType, task_id: string) => Promise<Task>;
}

/** The whole app with progress, on a database and a clock of its own, for the tests of a file. */
export function progressPlay(): ProgressPlay {
  const time = movableClock('2026-11-20T01:00:00Z');
  let database: TestDatabase;
  const background = createBackground(pino({ level: 'silent' }));
  const parts = { time, settled: () => background.idle() } as ProgressPlay;

  beforeAll(async () => {
    database = await createTestDatabase();
    const app = await buildTestApp({
      db: database.db,
      clock: time.clock,
      background,
      ...toldByModels,
      afterTurn: settleProgress,
    });
    const play = playing(app, database.db);
    async function list(who: Person, task_type: TaskType = 'daily'): Promise<TaskList> {
      const { body } = await play.call('listTasks', { ...who, query: { task_type } });
      return body;
    }
    async function task(who: Person, task_type: TaskType, task_id: string): Promise<Task> {
      const { tasks } = await list(who, task_type);
      const found = tasks.find((each) => each.task_id === task_id);
      if (!found) throw new Error(`There is no task ${task_id}.`);
      return found;
    }
    const tokens = createAccessTokens({ secret: TEST_SECRET, issuer: TEST_URL, clock: time.clock });
    async function signedInAgain(who: Person): Promise<Person> {
      const expires_at = new Date(time.now().getTime() + DAY_MS);
      await database.db
        .updateTable('account_sessions')
        .set({ expires_at })
        .where('id', '=', who.session_id)
        .execute();
      const token = await tokens.sign({ user_id: who.id, session_id: who.session_id });
      return { ...who, headers: { authorization: `Bearer ${token}` } };
    }
    async function giveStars(who: Person, stars: number): Promise<void> {
      const paid = { user_id: who.id, number: 1, task_id: 'of_a_test', scope: 'ever', stars, coins: 1 };
      await database.db
        .insertInto('paid_tasks')
        .values({ ...paid, finished_at: time.now() })
        .execute();
    }
    const player = async (credits?: number) => signedInAgain(await play.player(credits));
    Object.assign(parts, play, {
      player,
      app,
      db: database.db,
      list,
      task,
      signedInAgain,
      giveStars,
    });
  });
  afterAll(async () => {
    await parts.app.close();
    await database.drop();
  });
  // filled before the first test
  return parts;
}
