import type { ActedBy } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import { isOf } from '../../../platform/db/isOf.ts';
import type { Queries, Transaction } from '../../../platform/db/schema.ts';
import type { SessionKey } from '../sessions/SessionKey.ts';
import { SHOWN_NAME } from './stateRepository.ts';

/** Who has acted, of a row of `turns`. Null: somebody who plays alone. */
export const actedBy = (user_id: string) => sql<ActedBy | null>`(
  select json_build_object(
    'id', actor_id, 'name', case when actor_id is not null then ${SHOWN_NAME} end, 'by_vote', by_vote
  )
  from turn_actors left join users person on person.id = actor_id
  where turn_actors.turn_id = turns.id and turn_actors.user_id = ${user_id}
)`;

export async function findActor(
  db: Queries,
  { session_id, user_id, turn_id }: SessionKey & { readonly turn_id: string },
): Promise<ActedBy | undefined> {
  const { rows } = await sql<{ acted_by: ActedBy | null }>`
    select ${actedBy(user_id)} as acted_by from turns
    where id = ${turn_id} and session_id = ${session_id} and ${isOf(user_id, 'turns')}
  `.execute(db);
  return rows[0]?.acted_by ?? undefined;
}

interface Acted extends SessionKey {
  readonly turn_id: string;
  /** Null: the vote, or somebody whose account has gone. */
  readonly actor_id: string | null;
  readonly by_vote: boolean;
  readonly credits: number;
}

/** Whose account was deleted while the turn was told is nobody. */
export async function insertActor(transaction: Transaction, acted: Acted): Promise<void> {
  const { turn_id, session_id, user_id, actor_id, by_vote, credits } = acted;
  await sql`
    insert into turn_actors (turn_id, session_id, user_id, actor_id, by_vote, credits)
    values (${turn_id}, ${session_id}, ${user_id}, (select id from users where id = ${actor_id} for key share), ${by_vote}, ${credits})
  `.execute(transaction);
}

/** What each has cost whose session it is; null: what was voted for, and who is gone. */
export async function findSpent(db: Queries, { session_id, user_id }: SessionKey) {
  const { rows } = await sql<{ id: string | null; credits: number }>`
    select actor_id as id, sum(credits)::int as credits from turn_actors
    where session_id = ${session_id} and user_id = ${user_id} and credits > 0 group by actor_id order by actor_id
  `.execute(db);
  return rows;
}
