import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp, type AppDependencies } from '../app.ts';
import { COVERS_FOLDER } from '../features/library/bundledStory.ts';

/** The whole app on a test's database, silent and not listening. */
export function buildTestApp(
  overrides: Pick<AppDependencies, 'db'> & Partial<AppDependencies>,
): Promise<FastifyInstance> {
  return buildApp({
    config: { publicUrl: 'http://localhost:3000' },
    folders: { app: null, covers: COVERS_FOLDER },
    log: pino({ level: 'silent' }),
    ...overrides,
  });
}
