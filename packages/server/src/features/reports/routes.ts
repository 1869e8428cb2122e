import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { ownerOfSession, withOwner } from '../play/public.ts';
import { decideReport } from './decideReport.ts';
import { listReports } from './listReports.ts';
import { reportTurn } from './reportTurn.ts';
import { reportSharedTurn } from './reportSharedTurn.ts';
import { reportStory } from './reportStory.ts';

export function reportsRoutes(deps: Deps) {
  return defineRoutes({
    reportStory: ({ params, body, user }) => reportStory(deps, { ...params, ...body }, user),
    reportTurn: {
      ownerOf: (params) => ownerOfSession(deps, params),
      handle: async ({ params, body, user }) =>
        reportTurn(deps, { ...(await withOwner(deps, params)), ...body }, user),
    },
    reportSharedTurn: ({ params, body, user }) => reportSharedTurn(deps, { ...params, ...body }, user),
    listReports: ({ query }) => listReports(deps, query),
    decideReport: ({ params, body, user }) => decideReport(deps, { ...params, ...body }, user),
  });
}
