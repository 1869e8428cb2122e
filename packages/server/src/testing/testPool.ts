import pg from 'pg';

const ignore = (): void => undefined;

/**
 * A pool whose lost connections do not fail a test. It does not wait until its connections are closed, so the
 * database may be dropped before. An idle connection reports its loss through the pool, any other connection by
 * itself.
 */
export function testPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}
