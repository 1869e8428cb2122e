import pg from 'pg';

const ignore = (): void => undefined;

/**
 * A pool whose lost connections fail no test. It does not wait until its connections are closed, so the
 * database may be dropped earlier. An idle connection reports its loss through the pool, any other by itself.
 */
export function testPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}
