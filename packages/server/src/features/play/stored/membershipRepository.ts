import { GUARDIAN_AGE } from '@kathaloka/contract/limits';
import { sql } from 'kysely';
import { isPublished } from '../../../platform/db/published.ts';
import type { Queries } from '../../../platform/db/schema.ts';

/** The rule of `mayBeMinor` in SQL, except that an account without a year of birth passes. */
const isNotYoung = (table: 'payer' | 'person') =>
  sql<boolean>`coalesce(${sql.ref(`${table}.birth_year`)} <= extract(year from clock_timestamp() at time zone 'UTC') - ${sql.lit(GUARDIAN_AGE + 1)}, true)`;

const isInUse = (table: 'payer' | 'person') =>
  sql<boolean>`(${sql.ref(`${table}.closed_at`)} is null and ${sql.ref(`${table}.blocked_at`)} is null and ${isNotYoung(table)})`;

/**
 * The condition for any reader or player but the owner: the session exists, its owner is in good standing, and
 * all users may read its story. A part of a statement that selects from `together`.
 */
export const IS_OPEN = sql<boolean>`exists (
  select from game_sessions
    join users payer on payer.id = game_sessions.user_id
    join stories on stories.id = game_sessions.story_id
  where game_sessions.id = together.session_id and game_sessions.user_id = together.user_id
    and game_sessions.deleted_at is null and ${isInUse('payer')} and ${isPublished} and not stories.is_premium
)`;

/** Whether a player is in good standing. A part of a statement that selects from `together_players`. */
export const IS_IN_GOOD_STANDING = sql<boolean>`exists (
  select from users person where person.id = together_players.player_id and ${isInUse('person')}
)`;

export interface Membership {
  readonly session_id: string;
  readonly player_id: string;
}

/** Those of the given memberships that are valid now. */
export async function findHolding(db: Queries, asked: readonly Membership[]): Promise<Set<string>> {
  const { rows } = await sql<Membership>`
    select together_players.session_id, together_players.player_id
    from together join together_players on together_players.session_id = together.session_id
    where (together_players.session_id, together_players.player_id) in (
        select session, player from unnest(
          ${asked.map(({ session_id }) => session_id)}::uuid[], ${asked.map(({ player_id }) => player_id)}::uuid[]
        ) as asked (session, player)
      )
      and ${IS_OPEN} and ${IS_IN_GOOD_STANDING}
  `.execute(db);
  return new Set(rows.map(nameOf));
}

export const nameOf = ({ session_id, player_id }: Membership): string => `${session_id} ${player_id}`;
