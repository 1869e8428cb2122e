import { sql } from 'kysely';
import type { Queries } from '../../platform/db/schema.ts';
import type { History, PersonSeen, SessionSeen } from './History.ts';

/** The final state of these people, when everything is quiet. */
export async function observe(
  db: Queries,
  people: readonly string[],
  given: number,
): Promise<Pick<History, 'people' | 'sessions'>> {
  const { rows: sessions } = await sql<SessionSeen>`
    select id, user_id as person, head_turn_id as head, tip_turn_id as tip, (
      select jsonb_agg(jsonb_build_object(
        'id', turns.id, 'parent', parent_id, 'telling_of', telling_of, 'cost', credits_consumed
      )) from turns where turns.session_id = game_sessions.id
    ) as turns
    from game_sessions where user_id = any(${people}::uuid[])
  `.execute(db);
  const { rows: seen } = await sql<PersonSeen>`
    select id, ${given}::integer as given, credits as balance,
      (select sum(amount)::integer from credit_entries where user_id = users.id) as entries,
      (
        select coalesce(jsonb_agg(jsonb_build_object('turn', reference_id, 'amount', -amount)), '[]')
        from credit_entries where user_id = users.id and kind = 'capture'
      ) as paid,
      (
        select count(*)::integer from credit_entries
        where user_id = users.id and is_open
      ) as "openHolds"
    from users where id = any(${people}::uuid[])
  `.execute(db);
  return { sessions, people: seen };
}
