import type { MyData } from '@kathaloka/contract/entities';
import { mapAll } from '../../platform/mapAll.ts';
import type { PersonalData } from '../../platform/personalData.ts';
import { linesOf, storedTale } from '../play/public.ts';
import { playsBy, sharedBy } from './repository.ts';

/**
 * Links with their pages, and what was begun from those of others, are deleted with their sessions, by foreign keys. The
 * pages are not exported: the export has the same parts, from the tale.
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
