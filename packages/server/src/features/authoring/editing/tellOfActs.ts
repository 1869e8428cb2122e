import { paths } from '@kathaloka/contract/paths';
import type { Transaction } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { addEmailTo } from '../../accounts/public.ts';
import { actEmail } from './actEmails.ts';
import { takeUntold, type UntoldAct } from './restorePointsRepository.ts';

/**
 * Mails to the authors of these stories what was done to them in this transaction: one letter to each. `startJobs`
 * sends them after the commit.
 */
export async function tellOfActs(
  transaction: Transaction,
  { config }: Pick<Deps, 'config'>,
  ids: readonly string[],
): Promise<void> {
  const byAuthor = new Map<string, UntoldAct[]>();
  for (const act of await takeUntold(transaction, ids)) {
    if (act.author_id === null) continue;
    byAuthor.set(act.author_id, [...(byAuthor.get(act.author_id) ?? []), act]);
  }
  for (const [user_id, acts] of byAuthor)
    await addEmailTo(transaction, { user_id }, (reader) =>
      actEmail(reader, acts, config.publicUrl + paths.myStories),
    );
}
