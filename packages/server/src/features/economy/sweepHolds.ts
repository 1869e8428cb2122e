import { holdMaxAgeMs } from '../../actionTimes.ts';
import type { Deps } from '../../platform/Deps.ts';
import { eachRow } from '../../platform/eachRow.ts';
import { type LedgerDeps, newIds } from './ledger.ts';
import { findOpenHolds, settleHold } from './repository.ts';

const BATCH = 500;

/** Releases stale holds. Several processes may do so concurrently. */
export async function sweepHolds(deps: LedgerDeps & Pick<Deps, 'config' | 'log'>): Promise<number> {
  const maxAge = holdMaxAgeMs(Object.values(deps.config.ai.models));
  const before = new Date(deps.clock().getTime() - maxAge);
  const abandoned = await findOpenHolds(deps.db, before, BATCH);
  await eachRow(deps.log, abandoned, async (operation) => {
    await settleHold(deps.db, { ...operation, ...newIds(), spent: 0, now: deps.clock() });
  });
  return abandoned.length;
}
