import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { deleteContinuityRun } from './deleteContinuityRun.ts';
import { listContinuityRuns } from './listContinuityRuns.ts';
import { storeContinuityRun } from './storeContinuityRun.ts';

export function continuityRoutes(deps: Deps) {
  return defineRoutes({
    listContinuityRuns: () => listContinuityRuns(deps),
    storeContinuityRun: ({ body, user }) => storeContinuityRun(deps, body, user),
    deleteContinuityRun: ({ params, user }) => deleteContinuityRun(deps, params, user),
  });
}
