import { indexWaiting } from '../features/catalogue/public.ts';
import type { Database } from '../platform/db/schema.ts';

/** Until search finds everything that was written. The application may be indexing it already; that is waited for. */
export async function untilIndexed(db: Database): Promise<void> {
  while (await isAnyWaiting(db)) await indexWaiting(db);
}

async function isAnyWaiting(db: Database): Promise<boolean> {
  return (await db.selectFrom('search_queue').select('id').limit(1).executeTakeFirst()) !== undefined;
}
