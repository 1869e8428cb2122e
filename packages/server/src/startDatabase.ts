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

/** Whether a start would create the embedded database. */
const isFirstStart = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): boolean =>
  databaseUrl === null && !fs.existsSync(layoutOf(dataDir).data);

/** Throws if there is no database yet, for commands on existing data: a start would create one. */
export function refuseEmptyFolder({ databaseUrl, dataDir }: Config): void {
  if (!isFirstStart({ databaseUrl, dataDir })) return;
  throw new StartupError(`There is no database in DATA_DIR (${dataDir}).`);
}

/** Stops work that begins nothing new once the server stops. What has begun may end while the database stops. */
export function stopWithDatabase(
  undo: Step[],
  { stop, ended }: { readonly stop: Step; readonly ended: Promise<void> },
): void {
  undo.push(stop);
  // steps are undone in reverse order, so this one is awaited last
  undo.unshift(() => ended);
}

/** A start in progress. `connection` resolves when the database has started; `undo` stops what has been started. */
export interface Bootstrap {
  readonly log: Logger;
  /** Whether it creates the embedded database. */
  readonly isFirst: boolean;
  readonly connection: Promise<pg.PoolConfig>;
  readonly undo: Step[];
}

export function bootstrap(config: Pick<Config, 'databaseUrl' | 'dataDir' | 'logLevel'>): Bootstrap {
  const log = createLogger(config.logLevel);
  const undo: Step[] = [];
  const isFirst = isFirstStart(config);
  const connection = startDatabase(config, log, undo);
  // prevents an unhandled rejection if the start fails before anything awaits it
  connection.catch(() => {});
  return { log, isFirst, connection, undo };
}
