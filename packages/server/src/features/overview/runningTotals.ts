import type { Deps } from '../../platform/Deps.ts';
import type { Totals } from '../../platform/metrics/createMetrics.ts';
import { findTotals } from './repository.ts';

/** What runs and is on hold in all processes. */
export const runningTotals = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Totals> =>
  findTotals(db, clock());
