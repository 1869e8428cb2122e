/** The resources that the tests of a file share: created when the file is loaded, removed after its last test. */
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { createNotices } from '../platform/notices/createNotices.ts';
import type { Notices } from '../platform/notices/Notices.ts';
import { appFolder } from './appFolder.ts';
import { buildTestApp } from './buildTestApp.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

export async function fileDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  afterAll(database.drop);
  return database;
}

/** Notices of a process on this database. */
export function fileNotices({ connection, db }: Pick<TestDatabase, 'connection' | 'db'>): Notices {
  const notices = createNotices({ connection, db, log: pino({ level: 'silent' }) });
  afterAll(notices.stop);
  return notices;
}

export async function fileApp(options: Parameters<typeof buildTestApp>[0]): Promise<FastifyInstance> {
  const app = await buildTestApp(options);
  afterAll(() => app.close());
  return app;
}

/** A miniature build of the app; with a renderer's source, also the build for servers. */
export function fileAppFolder(renderer?: string): string {
  const { folder, remove } = appFolder(renderer);
  afterAll(remove);
  return folder;
}
