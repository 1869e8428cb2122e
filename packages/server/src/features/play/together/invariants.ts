import { PLAYERS_MAX } from '@kathaloka/contract/limits';
import { sql } from 'kysely';
import { eachOf, type Invariant } from '../../../platform/doctor/Invariant.ts';
import { hasItsTurns } from '../stored/sessionsRepository.ts';

export const togetherInvariants: readonly Invariant[] = [
  {
    fault: 'together_without_payer',
    holds: 'The owner of a session plays in it, in the first seat.',
    broken: eachOf({
      table: 'game_sessions',
      limit: 2000,
      select: (range) => sql`
        select session_id::text as id, 'its owner has no seat' as what from together
        where ${range('session_id')} and not exists (
          select from together_players where together_players.session_id = together.session_id
            and player_id = together.user_id and seat = 0
        )
      `,
    }),
  },
  {
    fault: 'too_many_play',
    holds: 'A session does not exceed its limit of players, and all its rows name its owner.',
    broken: eachOf({
      table: 'game_sessions',
      limit: 2000,
      select: (range) => sql`
        select session_id::text as id, count(*)::text || ' players' as what
        from together_players join together using (session_id)
        where ${range('session_id')} group by session_id
        having count(*) > ${PLAYERS_MAX} or bool_or(together_players.user_id <> together.user_id)
      `,
    }),
  },
  {
    fault: 'budget_overcounted',
    holds: "The spent budget of a session does not exceed the cost of its members' turns and its votes.",
    broken: eachOf({
      table: 'game_sessions',
      limit: 2000,
      select: (range) => sql`
        select together.session_id::text as id, budget_spent || ' spent, for turns of ' || cost as what
        from together join game_sessions on game_sessions.id = together.session_id
          and game_sessions.user_id = together.user_id and ${hasItsTurns('game_sessions')},
        lateral (
          select coalesce(sum(credits), 0) as cost from turn_actors
          where turn_actors.session_id = together.session_id and turn_actors.user_id = together.user_id
            and actor_id is distinct from together.user_id
        ) summed
        where ${range('together.session_id')} and budget_spent > cost
      `,
    }),
  },
];
