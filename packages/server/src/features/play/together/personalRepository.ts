import { rowsOf } from '../../../platform/db/rowsOf.ts';
import type { Queries, Transaction } from '../../../platform/db/schema.ts';
import { CHOICE_VOTED } from './stateRepository.ts';

export const placesOf = (db: Queries, player_id: string) =>
  db
    .selectFrom('together_players')
    .innerJoin('game_sessions', (join) =>
      join
        .onRef('game_sessions.id', '=', 'together_players.session_id')
        .onRef('game_sessions.user_id', '=', 'together_players.user_id'),
    )
    .where('player_id', '=', player_id)
    .select(['session_id', 'story_id', 'joined_at'])
    .orderBy('joined_at')
    .execute();

export const votesOf = (db: Queries, player_id: string) =>
  db
    .selectFrom('together_votes')
    .where('player_id', '=', player_id)
    .select(['session_id', 'voted_at'])
    .select(CHOICE_VOTED.as('choice'))
    .execute();

/** The turns that a person acted in, streamed as they are read. */
export const turnsActedBy = (db: Queries, actor_id: string) =>
  rowsOf(db.selectFrom('turn_actors').where('actor_id', '=', actor_id).select(['session_id', 'turn_id']), {
    by: ['turn_id'],
  });

const NAMES_AT_ONCE = 1000;

/** Removes a closed account from others' sessions and turns. False if nothing was left. */
export async function forgetPlaces(transaction: Transaction, user_id: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('together_players')
    .where('player_id', '=', user_id)
    .executeTakeFirst();
  const { numUpdatedRows } = await transaction
    .updateTable('turn_actors')
    .set({ actor_id: null })
    .where('turn_id', 'in', (turns) =>
      turns.selectFrom('turn_actors').where('actor_id', '=', user_id).select('turn_id').limit(NAMES_AT_ONCE),
    )
    .executeTakeFirst();
  return numDeletedRows + numUpdatedRows > 0n;
}
