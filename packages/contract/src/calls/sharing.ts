import type { CallTable } from './call.ts';

/** Links to a turn of a session. Other people read the tale up to that turn, and can play on from it. */
export const sharingCalls = {
  shareTurn: {
    method: 'POST',
    path: '/game/sessions/{session_id}/turns/{turn_id}/shares',
    access: 'owner',
    cost: 'dear',
    answer: 'token',
    staysOnPage: true,
  },
  listSharedTurns: {
    method: 'GET',
    path: '/auth/me/shared-turns',
    access: 'signed-in',
    cost: 'cheap',
    answer: 'shared_turns',
  },
  revokeSharedTurn: { method: 'DELETE', path: '/shared-turns/{id}', access: 'owner', cost: 'cheap' },
  getSharedTurn: { method: 'GET', path: '/from/{token}', access: 'anyone', cost: 'dear', answer: 'parts' },
  playFromSharedTurn: {
    method: 'POST',
    path: '/from/{token}/sessions',
    access: 'signed-in',
    cost: 'dear',
    answer: 'id',
  },
  reportSharedTurn: { method: 'POST', path: '/from/{token}/reports', access: 'signed-in', cost: 'cheap' },
} as const satisfies CallTable;
