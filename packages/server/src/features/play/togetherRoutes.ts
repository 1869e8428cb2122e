import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { EventStream } from '../../platform/http/eventStream.ts';
import { ownerOfSession, withOwner } from './stored/ownerOfSession.ts';
import { changeTogether } from './together/changeTogether.ts';
import { endTogether } from './together/endTogether.ts';
import { followTogether } from './together/followTogether.ts';
import { getInvitation } from './together/getInvitation.ts';
import { getTogether } from './together/getTogether.ts';
import { inviteToSession } from './together/inviteToSession.ts';
import { joinSession } from './together/joinSession.ts';
import { leaveTogether } from './together/leaveTogether.ts';
import { listTogether } from './together/listTogether.ts';
import { playsIn } from './stored/membership.ts';
import { passTurn } from './together/passTurn.ts';
import { removePlayer } from './together/removePlayer.ts';
import { revokeInvitation } from './together/revokeInvitation.ts';
import { vote } from './votes/vote.ts';

export interface OfSession {
  readonly session_id: string;
}

/** The owner of a session, and whether the caller plays in it. */
export const accessTo = (deps: Deps) => ({
  ownerOf: (params: OfSession) => ownerOfSession(deps, params),
  playsIn: ({ session_id }: OfSession, player_id: string) => playsIn(deps, { session_id, player_id }),
});

export function togetherRoutes(deps: Deps) {
  const { ownerOf, playsIn: plays } = accessTo(deps);
  const owned = <P extends OfSession>(params: P) => withOwner(deps, params);
  return defineRoutes({
    inviteToSession: {
      ownerOf,
      handle: async ({ params, body }) => inviteToSession(deps, { ...(await owned(params)), ...body }),
    },
    revokeInvitation: { ownerOf, handle: async ({ params }) => revokeInvitation(deps, await owned(params)) },
    changeTogether: {
      ownerOf,
      handle: async ({ params, body }) => changeTogether(deps, { ...(await owned(params)), ...body }),
    },
    removePlayer: { ownerOf, handle: async ({ params }) => removePlayer(deps, await owned(params)) },
    endTogether: { ownerOf, handle: async ({ params }) => endTogether(deps, await owned(params)) },
    getTogether: {
      ownerOf,
      playsIn: plays,
      handle: ({ params, user }) => getTogether(deps, { ...params, player_id: user.id }),
    },
    followTogether: {
      ownerOf,
      playsIn: plays,
      async handle({ params, user, signal }) {
        const membership = { ...params, player_id: user.id };
        await getTogether(deps, membership);
        return new EventStream(followTogether(deps, membership, { signal }), { isOpenEnded: true });
      },
    },
    passTurn: {
      ownerOf,
      playsIn: plays,
      handle: async ({ params, body, user }) =>
        passTurn(deps, { ...(await owned(params)), ...body, by: user.id }),
    },
    vote: {
      ownerOf,
      playsIn: plays,
      handle: async ({ params, body, user }) =>
        vote(deps, { ...(await owned(params)), ...body, player_id: user.id }),
    },
    leaveTogether: {
      ownerOf,
      playsIn: plays,
      handle: async ({ params, user }) =>
        leaveTogether(deps, { ...(await owned(params)), player_id: user.id }),
    },
    getInvitation: ({ params, user }) => getInvitation(deps, params, user),
    joinSession: ({ params, user }) => joinSession(deps, params, user),
    listTogether: ({ user }) => listTogether(deps, user),
  });
}
