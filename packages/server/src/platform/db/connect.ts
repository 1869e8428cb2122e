import { Kysely, type LogEvent, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Logger } from '../log.ts';
import { currentTrace } from '../tracing/requestContext.ts';
import { NamedClient } from './NamedClient.ts';
import type { Database, Tables } from './schema.ts';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 30_000;
/** After this idle time the database rolls back a transaction, to release its locks. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;
/**
 * Added to the statement timeout on the client side. After that, the database or the connection counts as
 * hanging.
 */
const SILENCE_MS = 2_000;

interface ConnectOptions {
  readonly poolSize?: number;
  /** Timeout for getting a connection, a new one or one from the pool. */
  readonly connectTimeoutMs?: number;
  /** Statement timeout; 0: none. */
  readonly statementTimeoutMs?: number;
  /** Timeout of a transaction that idles between statements; 0: none. */
  readonly idleInTransactionTimeoutMs?: number;
  /** Whether statements appear in the traces of their requests. */
  readonly isTraced?: boolean;
}

const pools = new WeakMap<Database, pg.Pool>();

/** The pool, for callers that send single statements without Kysely. */
export const poolOf = (db: Database): pg.Pool | undefined => pools.get(db);

/** How many connections are open and idle, and how many callers wait for one. */
export function poolState(db: Database): { open: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {};
  return { open: totalCount, idle: idleCount, waiting: waitingCount };
}

/** A statement's text has placeholders instead of values, so it is safe to trace. */
function traceStatement({ level, query, queryDurationMillis }: LogEvent): void {
  currentTrace()?.took('database', {
    seconds: queryDurationMillis / 1000,
    isFailed: level === 'error',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
  });
}

export function connect(
  connection: pg.PoolConfig,
  log: Logger,
  { isTraced = false, ...options }: ConnectOptions = {},
): Database {
  const pool = createPool(connection, options, (error) =>
    log.warn({ reason: error.message }, 'a database connection was lost'),
  );
  const db = over(pool, isTraced);
  pools.set(db, pool);
  return db;
}

/** Kysely over a pool, or over anything with the pool's interface. */
export function over(pool: PostgresPool, isTraced: boolean): Database {
  const dialect = new PostgresDialect({ pool });
  return new Kysely<Tables>({ dialect, ...(isTraced && { log: traceStatement }) }) as unknown as Database;
}

export function createPool(
  connection: pg.PoolConfig,
  {
    poolSize = POOL_SIZE,
    connectTimeoutMs = CONNECT_TIMEOUT_MS,
    statementTimeoutMs = STATEMENT_TIMEOUT_MS,
    idleInTransactionTimeoutMs = IDLE_IN_TRANSACTION_TIMEOUT_MS,
  }: Omit<ConnectOptions, 'isTraced'>,
  onLoss: (error: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    Client: NamedClient,
    max: poolSize,
    application_name: 'kathaloka',
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    query_timeout: statementTimeoutMs && statementTimeoutMs + SILENCE_MS,
    keepAlive: true,
  });
  // a broken connection, idle or in use, must not end the process; the pool opens a new one
  const noteLoss = (error: Error): void => {
    // the last connections may close together with the embedded database
    if (!pool.ending) onLoss(error);
  };
  pool.on('error', noteLoss);
  pool.on('connect', (client) => client.on('error', noteLoss));
  return pool;
}
