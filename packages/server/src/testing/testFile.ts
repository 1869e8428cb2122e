/** What the tests of a file share: made while the file is read, before its first test, and taken away after its last. */
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { appFolder } from './appFolder.ts';
import { buildTestApp } from './buildTestApp.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

export async function fileDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  afterAll(database.drop);
  return database;
}

export async function fileApp(options: Parameters<typeof buildTestApp>[0]): Promise<FastifyInstance> {
  const app = await buildTestApp(options);
  afterAll(() => app.close());
  return app;
}

/** An app as it is built, in miniature; with the source of a renderer also its build for servers. */
export function fileAppFolder(renderer?: string): string {
  const { folder, remove } = appFolder(renderer);
  afterAll(remove);
  return folder;
}
