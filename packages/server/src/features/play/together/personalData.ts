import type { MyData } from '@kathaloka/contract/entities';
import type { PersonalData } from '../../../platform/personalData.ts';
import { forgetPlaces, placesOf, turnsActedBy, votesOf } from './personalRepository.ts';

/**
 * What a person does in sessions of other owners. Seats and votes are deleted with the account. The turns
 * stay with the owner of the session, and no longer name the person.
 */
export const togetherData: PersonalData<Pick<MyData, 'played_together' | 'votes' | 'turns_together'>> = {
  columns: [
    'together.user_id',
    'together.running_by',
    'together_players.user_id',
    'together_players.player_id',
    'together_votes.user_id',
    'together_votes.player_id',
    'turn_actors.user_id',
    'turn_actors.actor_id',
  ],
  exportFor: async ({ db }, { id }) => ({
    played_together: (await placesOf(db, id)).map(({ joined_at, ...place }) => ({
      ...place,
      joined_at: joined_at.toISOString(),
    })),
    votes: (await votesOf(db, id)).map(({ voted_at, ...vote }) => ({
      ...vote,
      voted_at: voted_at.toISOString(),
    })),
    turns_together: turnsActedBy(db, id),
  }),
  forgetSome: (transaction, user_id) => forgetPlaces(transaction, user_id),
};
