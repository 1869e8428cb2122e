import fs from 'node:fs';
import { type Kysely, sql } from 'kysely';

/** Runs a file of statements, as one: those of the driver are prepared, and hold no second one. */
export async function runFile(transaction: Kysely<unknown>, file: URL): Promise<void> {
  const statements = fs.readFileSync(file, 'utf8');
  await sql.raw(`do $file$ begin\n${statements}\nend $file$`).execute(transaction);
}
