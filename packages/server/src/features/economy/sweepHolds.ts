import type { Deps } from '../../platform/Deps.ts';
import { eachRow } from '../../platform/eachRow.ts';
import { type LedgerDeps, newIds } from './ledger.ts';
import { findOpenHolds, settleHold } from './repository.ts';

/** Longer than any model call may take: an older hold belongs to a process that has crashed. */
const HOLD_MAX_AGE_MS = 2 * 60 * 60 * 1000;

const BATCH = 500;

/** Releases stale holds. Several processes may do so concurrently. */
export async function sweepHolds(deps: LedgerDeps & Pick<Deps, 'log'>): Promise<number> {
  const before = new Date(deps.clock().getTime() - HOLD_MAX_AGE_MS);
  const abandoned = await findOpenHolds(deps.db, before, BATCH);
  await eachRow(deps.log, abandoned, async (operation) => {
    await settleHold(deps.db, { ...operation, ...newIds(), spent: 0, now: deps.clock() });
  });
  return abandoned.length;
}
