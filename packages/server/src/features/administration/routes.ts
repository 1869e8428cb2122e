import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { reading } from '../../platform/replica/reading.ts';
import { listAudit } from '../audit/public.ts';
import { getOverview, getSetup, listModelStatus } from '../overview/public.ts';
import { grantCredits } from './grantCredits.ts';
import { blockUser } from './people/blockUser.ts';
import { changeBirthYear } from './people/changeBirthYear.ts';
import { recordConsent } from './people/recordConsent.ts';
import { exportUser } from './people/exportUser.ts';
import { removeUser } from './people/removeUser.ts';
import { listUsers } from './people/listUsers.ts';
import { getUser } from './people/getUser.ts';
import { unblockUser } from './people/unblockUser.ts';
import { updateUser } from './people/updateUser.ts';
import { listAllStories } from './listAllStories.ts';
import { changeStories } from './changeStories.ts';
import { setFeatured } from './setFeatured.ts';

export function administrationRoutes(deps: Deps) {
  return defineRoutes({
    listAllStories: ({ query, user }) => listAllStories(reading(deps, user), query, user),
    changeStories: async ({ body, user }) => ({ results: await changeStories(deps, body, user) }),
    setFeatured: ({ params, body, user }) => setFeatured(deps, { ...params, ...body }, user),
    listUsers: ({ query, user }) => listUsers(reading(deps, user), query),
    getUser: ({ params }) => getUser(deps, params),
    updateUser: ({ params, body, user }) => updateUser(deps, { ...params, ...body }, user),
    grantCredits: ({ params, body, user }) => grantCredits(deps, { ...params, ...body }, user),
    blockUser: ({ params, body, user }) => blockUser(deps, { ...params, ...body }, user),
    unblockUser: ({ params, body, user }) => unblockUser(deps, { ...params, ...body }, user),
    changeBirthYear: ({ params, body, user }) => changeBirthYear(deps, { ...params, ...body }, user),
    recordConsent: ({ params, body, user }) => recordConsent(deps, { ...params, ...body }, user),
    exportUser: ({ params, body, user }) => exportUser(deps, { ...params, ...body }, user),
    async removeUser({ params, body, user }) {
      await removeUser(deps, { ...params, ...body }, user);
      return { detail: 'The account was deleted.' };
    },
    getOverview: ({ query, user }) => getOverview(deps, query, reading(deps, user)),
    getSetup: () => getSetup(deps),
    listModelStatus: () => listModelStatus(deps),
    listAudit: ({ query, user }) => listAudit(reading(deps, user), query),
  });
}
