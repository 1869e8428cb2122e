import { holdMaxAgeMs } from '../../actionTimes.ts';
import type { Deps } from '../../platform/Deps.ts';
import { eachRow } from '../../platform/eachRow.ts';
import { newOrderedId } from '../../platform/ids.ts';
import { inBatches, type Stoppable } from '../../platform/sweeps/inBatches.ts';
import type { LedgerDeps } from './ledger.ts';
import { findOpenHolds, settleHold } from './repository.ts';

/** Releases stale holds, and returns their number. Processes may run it concurrently. */
export async function sweepHolds(
  deps: LedgerDeps & Pick<Deps, 'config' | 'log'> & Stoppable,
): Promise<number> {
  const { db, clock, config, log } = deps;
  const before = new Date(clock().getTime() - holdMaxAgeMs(Object.values(config.ai.models)));
  let after: Awaited<ReturnType<typeof findOpenHolds>>[number] | undefined;
  let found = 0;
  await inBatches(deps, async (limit) => {
    // the cursor also passes holds that could not be released
    const abandoned = await findOpenHolds(db, { before, after, limit });
    await eachRow(log, abandoned, async ({ user_id, operation_key }) => {
      await settleHold(db, { user_id, operation_key, release_id: newOrderedId(), spent: 0, now: clock() });
    });
    after = abandoned.at(-1);
    found += abandoned.length;
    return abandoned.length;
  });
  return found;
}
