import { afterAll, beforeAll } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { balanceOf } from '../features/economy/public.ts';
import { type Script, scriptedModel } from '../narrator/scripted.ts';
import type { Database } from '../platform/db/schema.ts';
import { buildTestApp } from './buildTestApp.ts';
import { playing } from './playing.ts';
import { scriptedModels } from './scriptedModels.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

type Playing = ReturnType<typeof playing>;

export interface ScriptedPlay extends Playing {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** For tests that need their own connections. */
  readonly connection: TestDatabase['connection'];
  /** Sets the narrator's script; without a script it tells something short. */
  tells: (script?: Script) => void;
  credits: (user_id: string) => Promise<number>;
}

/** The whole app with a scripted narrator, on a database of its own, for the tests of a file. */
export function scriptedPlay(): ScriptedPlay {
  let script: Script = {};
  let database: TestDatabase;
  const narrator = {
    narrate: (...asked: Parameters<ReturnType<typeof scriptedModel>['narrate']>) =>
      scriptedModel(script).narrate(...asked),
    illustrate: (...asked: Parameters<ReturnType<typeof scriptedModel>['illustrate']>) =>
      scriptedModel(script).illustrate(...asked),
    interpret: (...asked: Parameters<ReturnType<typeof scriptedModel>['interpret']>) =>
      scriptedModel(script).interpret(...asked),
  };
  const parts = {
    tells: (next: Script = {}) => {
      script = next;
    },
    credits: (user_id: string) => balanceOf({ db: database.db }, { user_id }),
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    const app = await buildTestApp({ db: database.db, narrator, config: { ai: scriptedModels } });
    Object.assign(
      parts,
      { app, db: database.db, connection: database.connection },
      playing(app, database.db),
    );
  });
  afterAll(async () => {
    await (parts as unknown as ScriptedPlay).app.close();
    await database.drop();
  });
  // filled before the first test
  return parts as unknown as ScriptedPlay;
}
