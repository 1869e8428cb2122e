import fs from 'node:fs';
import { type Kysely, sql } from 'kysely';

/** Runs a file in one `do` block, because the driver prepares what it sends, one statement at a time. */
export async function runFile(transaction: Kysely<unknown>, file: URL): Promise<void> {
  const statements = fs.readFileSync(file, 'utf8');
  await sql.raw(`do $file$ begin\n${statements}\nend $file$`).execute(transaction);
}
