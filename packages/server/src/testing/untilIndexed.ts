import { indexWaiting } from '../features/catalogue/public.ts';
import type { Database } from '../platform/db/schema.ts';

/** Waits until search finds everything that was written, including what the application is indexing. */
export async function untilIndexed(db: Database): Promise<void> {
  while (await isAnyWaiting(db)) await indexWaiting(db);
}

async function isAnyWaiting(db: Database): Promise<boolean> {
  return (await db.selectFrom('search_queue').select('id').limit(1).executeTakeFirst()) !== undefined;
}
