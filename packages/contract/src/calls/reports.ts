import type { CallTable } from './call.ts';

/** A reader tells the administrators about a story, or about a passage that was told to them. */
export const reportCalls = {
  reportStory: { method: 'POST', path: '/stories/{id}/reports', access: 'signed-in' },
  reportPassage: {
    method: 'POST',
    path: '/game/sessions/{session_id}/turns/{turn_id}/reports',
    access: 'owner',
  },
} as const satisfies CallTable;
