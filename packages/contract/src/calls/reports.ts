import type { CallTable } from './call.ts';

/** Reports by readers, of a story or of a turn of their session. */
export const reportCalls = {
  reportStory: {
    method: 'POST',
    path: '/stories/{id}/reports',
    access: 'signed-in',
    young: 'choices',
    cost: 'cheap',
  },
  reportTurn: {
    method: 'POST',
    path: '/game/sessions/{session_id}/turns/{turn_id}/reports',
    access: 'owner',
    young: 'choices',
    cost: 'cheap',
  },
} as const satisfies CallTable;
