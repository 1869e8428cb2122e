import path from 'node:path';
import pg from 'pg';

/** Asks the product's own database, for what no page can bring about yet. */
export async function inDatabase(query: string, values: readonly unknown[] = []): Promise<void> {
  const host = path.join(process.env.E2E_DATA_DIR!, 'run');
  const client = new pg.Client({ host, user: 'postgres', database: 'kathaloka' });
  await client.connect();
  try {
    await client.query(query, [...values]);
  } finally {
    await client.end();
  }
}
