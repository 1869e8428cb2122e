import { sql } from 'kysely';
import type { Queries } from '../../../platform/db/schema.ts';

/** Queues the follow-up (progress and memory) of one turn of a process. */
export async function queueFollowers(
  db: Queries,
  { process_id, number }: { readonly process_id: string; readonly number: number },
): Promise<void> {
  await sql`select queue_followers(${process_id}, ${number}, ${number})`.execute(db);
}
