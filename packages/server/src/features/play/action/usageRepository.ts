import type { ModelUse } from '../../../narrator/Narrator.ts';
import type { Queries } from '../../../platform/db/schema.ts';

interface Used {
  /** Null for an action that has failed: of that nobody's name is stored. */
  readonly turn_id: string | null;
  readonly user_id: string | null;
  readonly at: Date;
  readonly used: readonly ModelUse[];
}

export async function insertUsage(db: Queries, { used, ...about }: Used): Promise<void> {
  if (used.length === 0) return;
  await db
    .insertInto('model_usage')
    .values(used.map((use) => ({ ...about, ...use })))
    .execute();
}
