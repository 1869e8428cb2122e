import type { MyData } from '@kathaloka/contract/entities';
import { mapAll } from '../../platform/mapAll.ts';
import type { PersonalData } from '../../platform/personalData.ts';
import { linesOf, storedTale } from '../play/public.ts';
import { playsBy, sharedBy } from './repository.ts';

/**
 * Foreign keys delete links, their pages, and the record of plays from other people's links, together with
 * the sessions. Pages are not exported, because the tale in the export has the same parts.
 */
export const sharingData: PersonalData<Pick<MyData, 'shared_turns' | 'shared_plays'>> = {
  columns: ['shared_turns.user_id', 'shared_pages.user_id', 'shared_plays.user_id'],
  exportFor: async ({ db }, { id }) => ({
    shared_turns: mapAll(sharedBy(db, id), ({ user_id: _own, tale, created_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      parts: linesOf(storedTale(tale)),
    })),
    shared_plays: mapAll(playsBy(db, id), ({ begun_at, ...play }) => ({
      ...play,
      begun_at: begun_at.toISOString(),
    })),
  }),
};
