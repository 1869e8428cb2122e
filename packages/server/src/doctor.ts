import { actionMs, holdMaxAgeMs } from './actionTimes.ts';
import type { Config } from './config.ts';
import { accountInvariants } from './features/accounts/public.ts';
import { grantInvariants } from './features/administration/public.ts';
import { catalogueInvariants } from './features/catalogue/public.ts';
import { economyInvariants } from './features/economy/public.ts';
import { overviewInvariants } from './features/overview/public.ts';
import { playInvariants, togetherInvariants } from './features/play/public.ts';
import { progressInvariants } from './features/progress/public.ts';
import { reactionInvariants } from './features/reactions/public.ts';
import { sharingInvariants } from './features/sharing/public.ts';
import type { Queries } from './platform/db/schema.ts';
import type { Deps } from './platform/Deps.ts';
import { examine, type BrokenInvariant } from './platform/doctor/examine.ts';
import type { Invariant } from './platform/doctor/Invariant.ts';
import { leaseInvariants } from './platform/doctor/leases.ts';
import { jobInvariants } from './platform/jobs/invariants.ts';
import type { Stoppable } from './platform/sweeps/inBatches.ts';

/** What every feature promises about its rows, beyond what the database enforces. */
export const INVARIANTS: readonly Invariant[] = [
  ...accountInvariants,
  ...economyInvariants,
  ...grantInvariants,
  ...playInvariants,
  ...catalogueInvariants,
  ...reactionInvariants,
  ...sharingInvariants,
  ...togetherInvariants,
  ...progressInvariants,
  ...overviewInvariants,
  ...leaseInvariants,
  ...jobInvariants,
];

interface Patient extends Stoppable {
  readonly db: Queries;
  readonly config: Pick<Config, 'ai'>;
}

/** Finds every broken invariant in the database. */
export function examineAll(
  { db, config, signal }: Patient,
  { isGentle }: { readonly isGentle: boolean },
): Promise<BrokenInvariant[]> {
  const models = Object.values(config.ai.models);
  const ages = { holdMaxAgeMs: holdMaxAgeMs(models), actionMaxMs: actionMs(models) };
  return examine(INVARIANTS, { db, signal, isGentle, ...ages });
}

/** Examines the database of a running server, and logs a line for each fault. */
export async function examineRegularly(deps: Pick<Deps, 'db' | 'config' | 'log'> & Stoppable): Promise<void> {
  const faults = await examineAll(deps, { isGentle: true });
  for (const { fault, holds, count, broken } of faults)
    deps.log.error({ event: 'doctor_fault', fault, count, broken }, `this does not hold: ${holds}`);
  deps.log.info({ event: 'doctor', invariants: INVARIANTS.length, faults: faults.length }, 'examined');
}
