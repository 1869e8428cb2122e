import fs from 'node:fs';
import type pg from 'pg';
import type { Config } from './config.ts';
import { layoutOf } from './platform/db/embedded/layout.ts';
import { startEmbeddedPostgres } from './platform/db/embedded/supervisor.ts';
import { createLogger, type Logger } from './platform/log.ts';
import { StartupError } from './platform/StartupError.ts';

export type Step = () => Promise<unknown>;

/** The operator's database, or an embedded one, which `undo` stops. */
export async function startDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Logger,
  undo: Step[],
): Promise<pg.PoolConfig> {
  if (databaseUrl !== null) return { connectionString: databaseUrl };
  const embedded = await startEmbeddedPostgres({
    dataDir,
    onRestart: () => log.warn('the database came back'),
    onTrouble: (reason) => log.error({ reason }, 'the database cannot come back'),
  });
  undo.push(() => embedded.stop());
  return embedded.connection;
}

/** For commands on existing data, because a start would create a database. */
export function refuseEmptyFolder({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl !== null || fs.existsSync(layoutOf(dataDir).data)) return;
  throw new StartupError(`There is no database in DATA_DIR (${dataDir}).`);
}

/** For work that begins nothing new once the server stops. Its rest may end while the database stops. */
export function stopWithDatabase(
  undo: Step[],
  { stop, ended }: { readonly stop: Step; readonly ended: Promise<void> },
): void {
  undo.push(stop);
  // awaited last of all steps
  undo.unshift(() => ended);
}

/** A start in progress: its database is starting; `undo` stops what has started. */
export interface Bootstrap {
  readonly log: Logger;
  readonly connection: Promise<pg.PoolConfig>;
  readonly undo: Step[];
}

export function bootstrap(config: Pick<Config, 'databaseUrl' | 'dataDir' | 'logLevel'>): Bootstrap {
  const log = createLogger(config.logLevel);
  const undo: Step[] = [];
  const connection = startDatabase(config, log, undo);
  // it may fail before anybody awaits it
  connection.catch(() => {});
  return { log, connection, undo };
}
