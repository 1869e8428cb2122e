import { type Kysely, sql } from 'kysely';
import { runFile } from '../runFile.ts';

/** Version 0.1.0: the functions before the tables, whose triggers call them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // they name tables that are made after them
  await sql`set local check_function_bodies = off`.execute(db);
  for (const part of ['functions', 'tables', 'rows'])
    await runFile(db, new URL(`0001_${part}.sql`, import.meta.url));
}
