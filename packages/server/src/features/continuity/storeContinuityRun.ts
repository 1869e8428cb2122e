import type { BodyOf } from '@kathaloka/contract/endpoints';
import { type ModelRun, wireFault } from '@kathaloka/contract/entities';
import { MODEL_RUNS_MAX } from '@kathaloka/contract/limits';
import { AppError } from '../../platform/AppError.ts';
import type { SignedInUser } from '../../platform/auth/admit.ts';
import type { Deps } from '../../platform/Deps.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { recordChange } from '../audit/public.ts';
import { recordedRun } from './recordedRun.ts';
import { countRuns, findRunOf, lockRuns, putRun } from './repository.ts';

/** Stores the run of a model in place of its last one, as far as it is in the same languages. */
export async function storeContinuityRun(
  deps: Pick<Deps, 'db' | 'clock'>,
  { model, by_language }: BodyOf<'storeContinuityRun'>,
  admin: SignedInUser,
): Promise<ModelRun> {
  return inTransaction(deps.db, async (transaction) => {
    await lockRuns(transaction);
    const before = await findRunOf(transaction, model);
    if (!before && (await countRuns(transaction)) >= MODEL_RUNS_MAX) {
      const fault = wireFault(['body', 'model'], { code: 'too_many', max: MODEL_RUNS_MAX });
      throw new AppError('validation_failed', [fault]);
    }
    const run = await putRun(transaction, { id: before?.id ?? newId(), model, by_language });
    await recordChange(transaction, deps, admin, {
      action: 'storeContinuityRun',
      kind: 'model',
      id: run.id,
      name: model,
      before: before ? recordedRun(before) : {},
      after: recordedRun(run),
    });
    return run;
  });
}
