import fs from 'node:fs';
import { type Kysely, sql } from 'kysely';

/**
 * Runs the statements of a file in one `do` block, because the driver prepares what it sends, and only one
 * statement can be prepared.
 */
export async function runFile(transaction: Kysely<unknown>, file: URL): Promise<void> {
  const statements = fs.readFileSync(file, 'utf8');
  await sql.raw(`do $file$ begin\n${statements}\nend $file$`).execute(transaction);
}
