import type { MyData } from '@kathaloka/contract/entities';
import type { PersonalData } from '../../platform/personalData.ts';
import { findSessions } from './repository.ts';

/** Sessions and their turns are deleted with the account, by foreign keys. */
export const playData: PersonalData<Pick<MyData, 'game_sessions'>> = {
  columns: ['game_sessions.user_id'],
  async exportFor({ db }, { id }) {
    const sessions = await findSessions(db, id);
    return {
      game_sessions: sessions.map(({ created_at, turns, ...session }) => ({
        ...session,
        created_at: created_at.toISOString(),
        turns: turns.map((turn) => ({
          id: turn.id,
          committed_at: new Date(turn.committed_at).toISOString(),
        })),
      })),
    };
  },
};
