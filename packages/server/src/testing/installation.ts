import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { connect } from '../platform/db/connect.ts';
import { migrate } from '../platform/db/migrate.ts';
import { freePort, startPasswordPostgres } from './passwordPostgres.ts';
import { runServer } from './runServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder after a first start. */
    installation: string;
    /** The cluster of an operator's PostgreSQL with a migrated database. */
    cluster: string;
  }
}

/**
 * Starts the program once on an empty folder, and migrates once. Tests that are not about a first start use copies of
 * this.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-installation-'));
  fs.chmodSync(folder, 0o755);
  const dataDir = path.join(folder, 'data');
  // compiling the whole program takes longer than the rest of a start
  process.env.NODE_COMPILE_CACHE ??= path.join(folder, 'compiled');
  const server = runServer({ env: { PORT: String(await freePort()), DATA_DIR: dataDir, SEED: 'none' } });
  await server.ready();
  server.child.kill('SIGTERM');
  await server.ended();
  project.provide('installation', dataDir);
  const cluster = path.join(folder, 'cluster');
  const postgres = await startPasswordPostgres();
  const db = connect(postgres.connection, pino({ level: 'silent' }));
  await migrate(db);
  await db.destroy();
  await postgres.stopInto(cluster);
  project.provide('cluster', cluster);
  return () => fs.rmSync(folder, { recursive: true, force: true });
}

/** A copy with the same owners and times, for a test to start on and to damage. */
export function copyInstallation(dataDir: string): void {
  execFileSync('cp', ['-a', inject('installation'), dataDir]);
}
