import type { ModelUse } from '../../../narrator/Narrator.ts';
import type { Queries } from '../../../platform/db/schema.ts';

/** Adds the usage of all accounts together; no account is named. */
export async function insertUsage(
  db: Queries,
  { at, used }: { readonly at: Date; readonly used: readonly ModelUse[] },
): Promise<void> {
  await db
    .insertInto('model_usage')
    .values(used.map((use) => ({ at, ...use })))
    .execute();
}
