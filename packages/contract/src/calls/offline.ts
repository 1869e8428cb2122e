import type { CallTable } from './call.ts';

/** Stories downloaded to a device, and the moves of offline plays. */
export const offlineCalls = {
  keepStory: {
    method: 'POST',
    path: '/stories/{id}/kept',
    access: 'anyone',
    young: 'with-consent',
    cost: 'dear',
    answer: 'snapshot_id',
    staysOnPage: true,
  },
  uploadPlay: {
    method: 'POST',
    path: '/game/offline/{offline_id}/moves',
    access: 'signed-in',
    young: 'choices',
    cost: 'dear',
    answer: 'stored',
    staysOnPage: true,
  },
} as const satisfies CallTable;
