import type { CallTable } from './call.ts';

/** A session of play, and the models that tell and draw it. */
export const playCalls = {
  checkSession: {
    method: 'GET',
    path: '/game/sessions/check/{story_id}',
    access: 'signed-in',
    answer: 'has_existing_session',
  },
  createSession: { method: 'PUT', path: '/game/sessions/', access: 'signed-in', answer: 'id' },
  listSessions: { method: 'GET', path: '/game/sessions/', access: 'signed-in', answer: 'sessions' },
  getSession: {
    method: 'GET',
    path: '/game/sessions/{session_id}',
    access: 'owner',
    answer: 'id',
    staysOnPage: true,
  },
  deleteSession: { method: 'DELETE', path: '/game/sessions/{session_id}', access: 'owner' },
  branchSession: {
    method: 'POST',
    path: '/game/sessions/{session_id}/branches',
    access: 'owner',
    answer: 'id',
  },
  chooseRetelling: {
    method: 'PUT',
    path: '/game/sessions/{session_id}/telling',
    access: 'owner',
    answer: 'id',
  },
  moveSession: {
    method: 'PUT',
    path: '/game/sessions/{session_id}/version',
    access: 'owner',
    answer: 'id',
  },
  mapSession: { method: 'GET', path: '/game/sessions/{session_id}/map', access: 'owner', answer: 'turns' },
  readReasons: {
    method: 'GET',
    path: '/game/sessions/{session_id}/turns/{turn_id}/reasons',
    access: 'owner',
    answer: 'came',
  },
  getEnding: {
    method: 'GET',
    path: '/game/sessions/{session_id}/ending',
    access: 'owner',
    answer: 'forks',
  },
  listFinishedStories: { method: 'GET', path: '/game/endings', access: 'signed-in', answer: 'stories' },
  getFoundEndings: {
    method: 'GET',
    path: '/game/endings/{story_id}',
    access: 'signed-in',
    answer: 'found',
  },
  exportSession: {
    method: 'GET',
    path: '/game/sessions/{session_id}/export',
    access: 'owner',
    answer: 'turns',
  },
  act: {
    method: 'POST',
    path: '/game/sessions/{session_id}/action',
    access: 'owner',
    changesBalance: true,
    staysOnPage: true,
  },
  followAction: {
    method: 'GET',
    path: '/game/sessions/{session_id}/actions/{key}/events',
    access: 'owner',
    changesBalance: true,
    staysOnPage: true,
  },
  chooseModels: {
    method: 'PUT',
    path: '/auth/me/models',
    access: 'signed-in',
    answer: 'username',
    staysOnPage: true,
  },
  listModels: { method: 'GET', path: '/models/featured', access: 'public', answer: 'text' },
} as const satisfies CallTable;
