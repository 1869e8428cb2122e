import path from 'node:path';
import pg from 'pg';

/** Runs SQL in the product's own database, for states that no page can create yet. */
export async function inDatabase(
  query: string,
  values: readonly unknown[] = [],
  dataDir = process.env.E2E_DATA_DIR!,
): Promise<void> {
  const host = path.join(dataDir, 'run');
  const client = new pg.Client({ host, user: 'postgres', database: 'kathaloka' });
  await client.connect();
  try {
    await client.query(query, [...values]);
  } finally {
    await client.end();
  }
}
