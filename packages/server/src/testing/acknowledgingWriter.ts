import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import pg from 'pg';
import { startEmbeddedPostgres } from '../platform/db/embedded/supervisor.ts';

/** Writes rows until it is killed, and records each one outside the database once it is acknowledged. */
const [, , dataDir = '', acknowledgements = ''] = process.argv;
const WRITERS = 8;

const { connection } = await startEmbeddedPostgres({ dataDir });
const file = fs.openSync(acknowledgements, 'a');
const pool = new pg.Pool({ ...connection, max: WRITERS });
pool.on('error', () => {});
await pool.query('create table if not exists acknowledged (id text primary key)');
process.stdout.write('writing\n');
await Promise.all(Array.from({ length: WRITERS }, write));

async function write(): Promise<never> {
  for (;;) {
    const id = randomUUID();
    await pool.query('insert into acknowledged values ($1)', [id]);
    fs.writeSync(file, `${id}\n`);
  }
}
