import type { ModelUse } from '../../../narrator/Narrator.ts';
import type { Queries } from '../../../platform/db/schema.ts';

interface Used {
  /** Null for an action that has failed. */
  readonly turn_id: string | null;
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

const COUNTED = ['calls', 'prompt_tokens', 'cached_tokens', 'completion_tokens'] as const;

/** What was used after it was counted. */
export function useSince(counted: readonly ModelUse[], now: readonly ModelUse[]): ModelUse[] {
  return now.flatMap((use) => {
    const before = counted.find(({ model }) => model === use.model);
    if (!before) return [use];
    if (before.calls === use.calls) return [];
    return [{ ...use, ...Object.fromEntries(COUNTED.map((name) => [name, use[name] - before[name]])) }];
  });
}
