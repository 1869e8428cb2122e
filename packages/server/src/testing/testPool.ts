import pg from 'pg';

const ignore = (): void => undefined;

/**
 * A pool whose losses fail no test. It does not wait until its connections are closed, and the database may be dropped
 * before that: of an idle one it is the pool that is told, and of another one the connection itself.
 */
export function testPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}
