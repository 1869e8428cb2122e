import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { EventStream } from '../../platform/http/eventStream.ts';
import { newId } from '../../platform/ids.ts';
import { act } from './action/act.ts';
import { checkAction, followAction } from './action/followAction.ts';
import { listModels } from './listModels.ts';
import { branchSession } from './sessions/branchSession.ts';
import { changeLanguage } from './sessions/changeLanguage.ts';
import { createSession } from './sessions/createSession.ts';
import { moveSession } from './sessions/moveSession.ts';
import { readReasons } from './turns/readReasons.ts';
import { checkSession } from './sessions/checkSession.ts';
import { chooseRetelling } from './turns/chooseRetelling.ts';
import { exportSession } from './sessions/exportSession.ts';
import { listSessions } from './sessions/listSessions.ts';
import { mapSession } from './sessions/mapSession.ts';
import { ownerOfSession } from './sessions/ownerOfSession.ts';
import { getEnding } from './sessions/getEnding.ts';
import { getFoundEndings } from './sessions/getFoundEndings.ts';
import { listFinishedStories } from './sessions/listFinishedStories.ts';
import { getSession } from './sessions/getSession.ts';
import { deleteSession } from './sessions/deleteSession.ts';

export function playRoutes(deps: Deps) {
  const ownerOf = (params: { readonly session_id: string }) => ownerOfSession(deps, params);
  return defineRoutes({
    listModels: () => listModels(deps),
    checkSession: ({ params, user }) => checkSession(deps, params, user),
    createSession: ({ body, headers, user }) =>
      createSession(deps, { ...body, key: headers['idempotency-key'] }, user),
    listSessions: ({ query, user }) => listSessions(deps, query, user),
    getSession: { ownerOf, handle: ({ params, query }) => getSession(deps, { ...params, ...query }) },
    deleteSession: {
      ownerOf,
      async handle({ params }) {
        await deleteSession(deps, params);
        return { detail: 'The session was deleted.' };
      },
    },
    branchSession: {
      ownerOf,
      handle: ({ params, body, headers, user }) =>
        branchSession(deps, { ...params, ...body, key: headers['idempotency-key'] }, user),
    },
    chooseRetelling: { ownerOf, handle: ({ params, body }) => chooseRetelling(deps, { ...params, ...body }) },
    moveSession: { ownerOf, handle: ({ params, body }) => moveSession(deps, { ...params, ...body }) },
    changeLanguage: { ownerOf, handle: ({ params, body }) => changeLanguage(deps, { ...params, ...body }) },
    mapSession: { ownerOf, handle: ({ params, query }) => mapSession(deps, { ...params, ...query }) },
    readReasons: { ownerOf, handle: ({ params }) => readReasons(deps, params) },
    getEnding: { ownerOf, handle: ({ params, user }) => getEnding(deps, params, user) },
    listFinishedStories: ({ query, user }) => listFinishedStories(deps, query, user),
    getFoundEndings: ({ params, user }) => getFoundEndings(deps, params, user),
    exportSession: { ownerOf, handle: ({ params }) => exportSession(deps, params) },
    act: {
      ownerOf,
      handle: ({ params, headers, body, user, wantsEvents }) => {
        const key = headers['idempotency-key'] ?? newId();
        return act(deps, { ...params, key, request: body }, { wantsEvents }, user);
      },
    },
    followAction: {
      ownerOf,
      async handle({ params, headers }) {
        await checkAction(deps, params);
        return new EventStream(followAction(deps, { ...params, lastEventId: headers['last-event-id'] }));
      },
    },
  });
}
