import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { ownerOfSession, withOwner } from '../play/public.ts';
import { getSharedTurn } from './getSharedTurn.ts';
import { listSharedTurns } from './listSharedTurns.ts';
import { playFromSharedTurn } from './playFromSharedTurn.ts';
import { findOwner } from './repository.ts';
import { revokeSharedTurn } from './revokeSharedTurn.ts';
import { shareTurn } from './shareTurn.ts';

export function sharingRoutes(deps: Deps) {
  return defineRoutes({
    shareTurn: {
      ownerOf: (params) => ownerOfSession(deps, params),
      handle: async ({ params, body }) => shareTurn(deps, { ...(await withOwner(deps, params)), ...body }),
    },
    listSharedTurns: ({ user }) => listSharedTurns(deps, user),
    revokeSharedTurn: {
      ownerOf: ({ id }) => findOwner(deps.db, id),
      handle: ({ params, user }) => revokeSharedTurn(deps, { ...params, user_id: user.id }),
    },
    getSharedTurn: ({ params, query, user }) => getSharedTurn(deps, { ...params, ...query }, user),
    playFromSharedTurn: ({ params, headers, user }) =>
      playFromSharedTurn(deps, { ...params, key: headers['idempotency-key'] }, user),
  });
}
