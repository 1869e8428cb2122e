import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from '../log.ts';
import { NamedClient } from './NamedClient.ts';
import type { Database, Tables } from './schema.ts';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 30_000;
/** So much later a statement is given up that the database itself should have given up: it hangs, or the line is dead. */
const SILENCE_MS = 2_000;

interface ConnectOptions {
  /** How long a statement may take; 0: as long as it wants. */
  readonly statementTimeoutMs?: number;
}

export function connect(
  connection: pg.PoolConfig,
  log: Logger,
  { statementTimeoutMs = STATEMENT_TIMEOUT_MS }: ConnectOptions = {},
): Database {
  const pool = new pg.Pool({
    ...connection,
    Client: NamedClient,
    max: POOL_SIZE,
    application_name: 'kathaloka',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs && statementTimeoutMs + SILENCE_MS,
    keepAlive: true,
  });
  // a connection that breaks must not end the process, whether it idles or is in use; the pool opens another one
  const noteLoss = (error: Error): void =>
    log.warn({ reason: error.message }, 'a database connection was lost');
  pool.on('error', noteLoss);
  pool.on('connect', (client) => client.on('error', noteLoss));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
