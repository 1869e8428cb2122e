import type { AnswerOf } from '@kathaloka/contract/endpoints';
import type { Deps } from '../../platform/Deps.ts';
import { builtInRun } from './builtInRun.ts';
import { allRuns } from './repository.ts';

/** The last run of each model, beside that of the built-in narrator. */
export async function listContinuityRuns({ db }: Pick<Deps, 'db'>): Promise<AnswerOf<'listContinuityRuns'>> {
  return { built_in: builtInRun(), models: await allRuns(db) };
}
