import type { ActedBy } from '@kathaloka/contract/entities';
import { type CompiledQuery, sql } from 'kysely';
import type { Queries, Transaction } from '../../../platform/db/schema.ts';
import { shownNameOf } from '../../../platform/db/shownNameOf.ts';
import type { SessionKey } from './SessionKey.ts';

/** The actor of a row of `turns`. Null if the owner played alone. */
export const actedBy = (user_id: string) => sql<ActedBy | null>`(
  select jsonb_build_object(
    'id', actor_id, 'name', case when actor_id is not null then ${shownNameOf('person')} end, 'by_vote', by_vote
  ) || case when votes is null then '{}' else jsonb_build_object(
    'vote', jsonb_build_object('votes', votes, 'voters', voters, 'is_tie', is_tie)
  ) end
  from turn_actors left join users person on person.id = actor_id
  where turn_actors.turn_id = turns.id and turn_actors.user_id = ${user_id}
)`;

export async function findActor(
  db: Queries,
  { session_id, user_id, turn_id }: SessionKey & { readonly turn_id: string },
): Promise<ActedBy | undefined> {
  const { rows } = await sql<{ acted_by: ActedBy | null }>`
    select ${actedBy(user_id)} as acted_by from turns
    where id = ${turn_id} and session_id = ${session_id} and turns.user_id = ${user_id}
  `.execute(db);
  return rows[0]?.acted_by ?? undefined;
}

interface Acted extends SessionKey {
  readonly turn_id: string;
  readonly acted_by: ActedBy;
  readonly credits: number;
  readonly xp: number;
}

/** The statement that stores the actor of a turn, unless their account was deleted meanwhile. */
export function actorAdded(transaction: Transaction, acted: Acted): CompiledQuery {
  const { turn_id, session_id, user_id, credits, xp } = acted;
  const { id, by_vote, vote } = acted.acted_by;
  return sql`
    insert into turn_actors (turn_id, session_id, user_id, actor_id, by_vote, credits, xp, votes, voters, is_tie)
    values (${turn_id}, ${session_id}, ${user_id}, (select id from users where id = ${id} for key share), ${by_vote},
      ${credits}, ${xp}, ${vote?.votes ?? null}, ${vote?.voters ?? null}, ${vote?.is_tie ?? null})
  `.compile(transaction);
}

/** What each player has cost the owner; `id` is null for votes and deleted accounts. */
export async function findSpent(db: Queries, { session_id, user_id }: SessionKey) {
  const { rows } = await sql<{ id: string | null; credits: number; xp: number }>`
    select actor_id as id, sum(credits)::int as credits, sum(xp)::int as xp from turn_actors
    where session_id = ${session_id} and user_id = ${user_id} and (credits > 0 or xp > 0)
    group by actor_id order by actor_id
  `.execute(db);
  return rows;
}
