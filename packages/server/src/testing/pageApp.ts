import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { appFolder } from './appFolder.ts';
import { buildTestApp, TEST_COVERS } from './buildTestApp.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

export interface PageApp {
  readonly database: TestDatabase;
  readonly app: FastifyInstance;
  /** The lines of its log. */
  readonly logged: readonly string[];
  readonly close: () => Promise<void>;
}

/** A server that has an app to send, and covers. `renderer`: the source of the app's build for servers, if it has one. */
export async function buildPageApp(renderer?: string): Promise<PageApp> {
  const database = await createTestDatabase();
  const { folder, remove } = appFolder(renderer);
  const logged: string[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      logged.push(line.toString());
      done();
    },
  });
  const app = await buildTestApp({
    db: database.db,
    log: pino(stream),
    folders: { app: folder, covers: TEST_COVERS },
  });
  return {
    database,
    app,
    logged,
    async close() {
      await app.close();
      await database.drop();
      remove();
    },
  };
}
