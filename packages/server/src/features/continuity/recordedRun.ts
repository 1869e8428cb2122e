import type { ModelRun } from '@kathaloka/contract/entities';
import type { Recorded } from '../audit/public.ts';

/** What the audit log says of a run. */
export function recordedRun({ by_language }: Pick<ModelRun, 'by_language'>): Recorded {
  const runs = Object.values(by_language).filter((run) => run !== undefined);
  return {
    languages: Object.keys(by_language).toSorted(),
    run_at: runs.map(({ at }) => at).toSorted(),
    turns: runs.reduce((sum, { turns }) => sum + turns, 0),
  };
}
