import type { Deps } from '../../platform/Deps.ts';
import { defineRoutes } from '../../platform/http/defineRoutes.ts';
import { EventStream } from '../../platform/http/eventStream.ts';
import { newId } from '../../platform/ids.ts';
import { reading } from '../../platform/replica/reading.ts';
import { act } from './action/act.ts';
import { checkAction, followAction } from './action/followAction.ts';
import { keepStory } from './offline/keepStory.ts';
import { uploadPlay } from './offline/uploadPlay.ts';
import { listModels } from './listModels.ts';
import { branchSession } from './sessions/branchSession.ts';
import { changeLanguage } from './sessions/changeLanguage.ts';
import { createSession } from './sessions/createSession.ts';
import { accessTo, togetherRoutes } from './togetherRoutes.ts';
import { asReader, eventsForReader, payingFor, withoutPurse } from './stored/membership.ts';
import { moveSession } from './sessions/moveSession.ts';
import { changeMemory } from './memory/changeMemory.ts';
import { forgetMemory } from './memory/forgetMemory.ts';
import { readMemory } from './memory/readMemory.ts';
import { readReasons } from './turns/readReasons.ts';
import { checkSession } from './sessions/checkSession.ts';
import { chooseRetelling } from './sessions/chooseRetelling.ts';
import { exportSession } from './sessions/exportSession.ts';
import { listSessions } from './sessions/listSessions.ts';
import { mapSession } from './sessions/mapSession.ts';
import { ownerOfSession, withOwner } from './stored/ownerOfSession.ts';
import { getEnding } from './sessions/getEnding.ts';
import { getFoundEndings } from './sessions/getFoundEndings.ts';
import { listFinishedStories } from './sessions/listFinishedStories.ts';
import { getSession } from './sessions/getSession.ts';
import { deleteSession } from './sessions/deleteSession.ts';

export const playRoutes = (deps: Deps) => ({
  ...sessionRoutes(deps),
  ...memoryRoutes(deps),
  ...actionRoutes(deps),
  ...offlineRoutes(deps),
  ...togetherRoutes(deps),
});

function sessionRoutes(deps: Deps) {
  const ownerOf = (params: { readonly session_id: string }) => ownerOfSession(deps, params);
  /** Adds the owner of the session, who is not always the caller, to the parameters. */
  const owned = <P extends { readonly session_id: string }>(params: P) => withOwner(deps, params);
  return defineRoutes({
    listModels: () => listModels(deps),
    checkSession: ({ params, user }) => checkSession(deps, params, user),
    createSession: ({ body, headers, user }) =>
      createSession(deps, { ...body, key: headers['idempotency-key'] }, user),
    listSessions: ({ query, user }) => listSessions(reading(deps, user), query, user),
    getSession: {
      ...accessTo(deps),
      async handle({ params, query, user: reader }) {
        const key = await owned(params);
        return asReader(deps, { ...key, reader }, getSession(deps, { ...key, ...query, reader }));
      },
    },
    deleteSession: {
      ownerOf,
      async handle({ params }) {
        await deleteSession(deps, await owned(params));
        return { detail: 'The session was deleted.' };
      },
    },
    branchSession: {
      ownerOf,
      handle: async ({ params, body, headers }) =>
        branchSession(deps, { ...(await owned(params)), ...body, key: headers['idempotency-key'] }),
    },
    chooseRetelling: {
      ownerOf,
      handle: async ({ params, body }) => chooseRetelling(deps, { ...(await owned(params)), ...body }),
    },
    moveSession: {
      ownerOf,
      handle: async ({ params, body }) => moveSession(deps, { ...(await owned(params)), ...body }),
    },
    changeLanguage: {
      ownerOf,
      handle: async ({ params, body }) => changeLanguage(deps, { ...(await owned(params)), ...body }),
    },
    mapSession: {
      ownerOf,
      handle: async ({ params, query, user }) =>
        mapSession(reading(deps, user), { ...(await owned(params)), ...query }),
    },
    readReasons: { ownerOf, handle: async ({ params }) => readReasons(deps, await owned(params)) },
    getEnding: { ownerOf, handle: async ({ params, user }) => getEnding(deps, await owned(params), user) },
    listFinishedStories: ({ query, user }) => listFinishedStories(reading(deps, user), query, user),
    getFoundEndings: ({ params, user }) => getFoundEndings(reading(deps, user), params, user),
    exportSession: {
      ownerOf,
      handle: async ({ params, user }) => exportSession(reading(deps, user), await owned(params)),
    },
  });
}

function memoryRoutes(deps: Deps) {
  const ownerOf = (params: { readonly session_id: string }) => ownerOfSession(deps, params);
  const owned = <P extends { readonly session_id: string }>(params: P) => withOwner(deps, params);
  return defineRoutes({
    readMemory: { ownerOf, handle: async ({ params }) => readMemory(deps, await owned(params)) },
    changeMemory: {
      ownerOf,
      handle: async ({ params, body }) => changeMemory(deps, { ...(await owned(params)), change: body }),
    },
    forgetMemory: { ownerOf, handle: async ({ params }) => forgetMemory(deps, await owned(params)) },
  });
}

function actionRoutes(deps: Deps) {
  return defineRoutes({
    act: {
      ...accessTo(deps),
      async handle({ params, headers, body, user, wantsEvents }) {
        const key = headers['idempotency-key'] ?? newId();
        const session = await withOwner(deps, params);
        const asked = { ...session, key, request: body, actor: { player: user.id } };
        const who = { ...session, reader: user };
        const answered = await payingFor(who, act(deps, asked, { wantsEvents }, user));
        return answered instanceof EventStream
          ? new EventStream(eventsForReader(deps, who, answered.events), answered)
          : asReader(deps, who, Promise.resolve(answered), withoutPurse);
      },
    },
    followAction: {
      ...accessTo(deps),
      async handle({ params, headers, user }) {
        const action = await withOwner(deps, params);
        await checkAction(deps, action);
        const events = followAction(deps, { ...action, lastEventId: headers['last-event-id'] });
        return new EventStream(eventsForReader(deps, { ...action, reader: user }, events));
      },
    },
  });
}

const offlineRoutes = (deps: Deps) =>
  defineRoutes({
    keepStory: ({ params, user }) => keepStory(deps, params, user),
    uploadPlay: ({ params, body, user }) => uploadPlay(deps, { ...params, ...body }, user),
  });
