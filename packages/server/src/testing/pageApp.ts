import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { TEST_COVERS } from './buildTestApp.ts';
import type { TestDatabase } from './testDatabase.ts';
import { fileApp, fileAppFolder, fileDatabase } from './testFile.ts';

interface PageApp {
  readonly database: TestDatabase;
  readonly app: FastifyInstance;
  /** The lines of the server's log. */
  readonly logged: readonly string[];
}

/** Starts a server for the tests of a file, with an app that has this build for servers, and with covers. */
export async function filePageApp(renderer: string): Promise<PageApp> {
  const database = await fileDatabase();
  const logged: string[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      logged.push(line.toString());
      done();
    },
  });
  const folders = { app: fileAppFolder(renderer), covers: TEST_COVERS };
  return { database, app: await fileApp({ db: database.db, log: pino(stream), folders }), logged };
}
