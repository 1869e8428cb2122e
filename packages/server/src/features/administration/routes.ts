import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { auditPage } from '../audit/service.ts';
import { overview, setup } from '../overview/service.ts';
import { grantCredits } from './grants.ts';
import { blockPerson, peoplePage, readPerson, unblockPerson, updatePerson } from './people.ts';
import { allStories, changeStories, setFeatured } from './stories.ts';

export function administrationRoutes(deps: Deps) {
  return defineRoutes({
    listAllStories: ({ query, user }) => allStories(deps, query, user),
    changeStories: async ({ body, user }) => ({ results: await changeStories(deps, body, user) }),
    setFeatured: ({ params, body, user }) => setFeatured(deps, { ...params, ...body }, user),
    listUsers: ({ query }) => peoplePage(deps, query),
    getUser: ({ params }) => readPerson(deps, params),
    updateUser: ({ params, body, user }) => updatePerson(deps, { ...params, ...body }, user),
    grantCredits: ({ params, body, user }) => grantCredits(deps, { ...params, ...body }, user),
    blockUser: ({ params, body, user }) => blockPerson(deps, { ...params, ...body }, user),
    unblockUser: ({ params, body, user }) => unblockPerson(deps, { ...params, ...body }, user),
    getOverview: ({ query }) => overview(deps, query),
    getSetup: () => setup(deps),
    listAudit: ({ query }) => auditPage(deps, query),
  });
}
