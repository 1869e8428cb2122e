/** A process loses its connections to the database in the middle of an action, but keeps running. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NarratorFailure } from '../../../narrator/Narrator.ts';
import { scriptedModel } from '../../../narrator/scripted.ts';
import { over } from '../../../platform/db/connect.ts';
import { NamedClient } from '../../../platform/db/NamedClient.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { buildTestApp, testDeps } from '../../../testing/buildTestApp.ts';
import { playing } from '../../../testing/playing.ts';
import { scriptedModels } from '../../../testing/scriptedModels.ts';
import { fileDatabase } from '../../../testing/testFile.ts';
import { testPool } from '../../../testing/testPool.ts';
import { balanceOf } from '../../economy/public.ts';
import { sweepAbandonedActions } from '../public.ts';

/**
 * The statement that loses its connection: the first one that matches after `after` other matches. `isDone`: whether
 * it is executed before the connection is lost. `isEnded`: whether the database ends the connection.
 */
let losing: {
  readonly statement: RegExp;
  after: number;
  readonly isDone: boolean;
  readonly isEnded?: boolean;
} | null = null;

class LosingClient extends NamedClient {
  constructor(...config: ConstructorParameters<typeof NamedClient>) {
    super(...config);
    const send = this.query.bind(this) as (...all: unknown[]) => Promise<unknown>;
    this.query = (async (...asked: unknown[]) => {
      const isMeant = losing?.statement.test(String(asked[0])) && losing.after-- === 0;
      if (!isMeant || losing === null) return send(...asked);
      if (losing.isDone) await send(...asked);
      if (losing.isEnded) return send('select pg_terminate_backend(pg_backend_pid())');
      throw new Error('Connection terminated unexpectedly');
    }) as unknown as NamedClient['query'];
  }
}

let db: Database;
let play: ReturnType<typeof playing>;
let fails = false;
let close: () => Promise<void>;
const database = await fileDatabase();

beforeAll(async () => {
  const pool = testPool({ ...database.connection, max: 4, Client: LosingClient });
  db = over(pool, false);
  const narrator = scriptedModel({
    narrate: ({ kind }) =>
      fails
        ? [{ error: new NarratorFailure('narrator_failed', 'refused') }]
        : [{ text: `A ${kind} is told.` }],
  });
  const app = await buildTestApp({ db, narrator, config: { ai: scriptedModels } });
  play = playing(app, db);
  close = () => app.close();
});
afterAll(async () => {
  await close();
  await db.destroy();
});

const LOST = {
  'when it was accepted': { statement: /commit$/, after: 0, isDone: true },
  'before it was accepted': { statement: /commit$/, after: 0, isDone: false },
  // the driver commits by the last statements of a transaction, and Kysely asks for it once more
  'when its turn was told': { statement: /commit$/, after: 2, isDone: false },
  'ended by the database before it was accepted': {
    statement: /commit$/,
    after: 0,
    isDone: false,
    isEnded: true,
  },
  'ended by the database when its turn was told': {
    statement: /commit$/,
    after: 2,
    isDone: false,
    isEnded: true,
  },
  'when its failure is stored': { statement: /^begin/, after: 1, isDone: false },
} as const;

it.each(Object.keys(LOST) as (keyof typeof LOST)[])(
  '%s: the next sweep ends the action, its credits come back, and the session goes on',
  async (moment) => {
    fails = moment === 'when its failure is stored';
    const who = await play.player(10);
    const { id } = await play.begin(who);
    losing = { ...LOST[moment] };
    const { status, body } = await play.tryTo(who, id, { selected_choice: 'Swim' });
    losing = null;
    fails = false;
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 'unavailable', retry_after_seconds: 5 });
    await expect
      .poll(async () => {
        await sweepAbandonedActions(testDeps({ db: database.db }));
        return balanceOf({ db: database.db }, { user_id: who.id });
      })
      .toBe(10);
    await play.act(who, id, { selected_choice: 'Swim' });
  },
);
