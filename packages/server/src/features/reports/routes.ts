import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { ownerOfSession } from '../play/service.ts';
import { decideReport } from './decide.ts';
import { reportPage, reportPassage, reportStory } from './service.ts';

export function reportsRoutes(deps: Deps) {
  return defineRoutes({
    reportStory: ({ params, body, user }) => reportStory(deps, { ...params, ...body }, user),
    reportPassage: {
      ownerOf: (params) => ownerOfSession(deps, params),
      handle: ({ params, body, user }) => reportPassage(deps, { ...params, ...body }, user),
    },
    listReports: ({ query }) => reportPage(deps, query),
    decideReport: ({ params, body, user }) => decideReport(deps, { ...params, ...body }, user),
  });
}
