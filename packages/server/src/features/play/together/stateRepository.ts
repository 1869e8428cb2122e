import type { SelectedChoice } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import type { WayToPlay } from '@kathaloka/contract/limits';
import { PLAYER_PRESENT_MS, PAYER_AWAY_MS } from '@kathaloka/contract/limits';
import type { Queries, Row, Transaction } from '../../../platform/db/schema.ts';
import { shownNameOf } from '../../../platform/db/shownNameOf.ts';
import { IS_IN_GOOD_STANDING, IS_OPEN } from '../stored/membershipRepository.ts';

/** A player. The list is in the order of turns. */
export interface PlayerRow {
  readonly id: string;
  readonly name: string;
  readonly avatar_url: string | null;
  readonly seat: number;
  readonly is_here: boolean;
  readonly has_voted: boolean;
  readonly choice: SelectedChoice | null;
  /** Orders the votes by time. Null if the player has not voted. */
  readonly voted_as: number | null;
}

export interface TogetherState extends Omit<Row<'together'>, 'way' | 'begun_at'> {
  readonly way: WayToPlay;
  readonly head_turn_id: string;
  readonly tip_turn_id: string;
  readonly language: string | null;
  readonly snapshot_id: string;
  readonly undo_xp: number;
  readonly payer_model: string | null;
  /** Whether the payer has been away for `PAYER_AWAY_MS`, so that the other players must wait. */
  readonly is_payer_away: boolean;
  /** The key of the running action. */
  readonly running: string | null;
  readonly seconds_left: number | null;
  readonly players: readonly PlayerRow[];
}

/** The choice that a player voted for. Null stands for Continue. */
export const CHOICE_VOTED = sql<SelectedChoice | null>`case when choice is not null then
  json_strip_nulls(json_build_object('text', choice, 'answer', answer)) end`;

const PLAYERS = sql`(
  select coalesce(json_agg(json_build_object(
      'id', together_players.player_id, 'name', ${shownNameOf('person')}, 'avatar_url', person.avatar_url, 'seat', seat,
      'is_here', seen_at > clock_timestamp() - ${sql.lit(PLAYER_PRESENT_MS)} * interval '1 millisecond',
      'has_voted', together_votes.player_id is not null, 'choice', ${CHOICE_VOTED},
      'voted_as', extract(epoch from voted_at)
    ) order by seat), '[]')
  from together_players
    join users person on person.id = together_players.player_id
    left join together_votes on together.vote_id is not null
      and together_votes.session_id = together_players.session_id
      and together_votes.player_id = together_players.player_id
  where together_players.session_id = together.session_id and ${IS_IN_GOOD_STANDING}
)`;

const IS_PAYER_AWAY = sql<boolean>`not exists (
  select from together_players where together_players.session_id = together.session_id
    and player_id = together.user_id
    and seen_at > clock_timestamp() - ${sql.lit(PAYER_AWAY_MS)} * interval '1 millisecond'
)`;

/** The states of those sessions that are open and played together, all as of the same moment. */
export async function findStates(db: Queries, ids: readonly string[]): Promise<Map<string, TogetherState>> {
  const { rows } = await sql<TogetherState>`
    select together.session_id, together.user_id, way, vote_seconds, words_allowed, is_paused, budget, budget_spent, turn_seat,
      case when token_expires_at > clock_timestamp() then token end as token, token_expires_at,
      vote_id, vote_turn_id, vote_ends_at, vote_problem, running_key, running_by,
      greatest(extract(epoch from vote_ends_at - clock_timestamp())::float8, 0) as seconds_left,
      head_turn_id, tip_turn_id, game_sessions.language, snapshot_id, undo_xp,
      (select text_model from users where users.id = together.user_id) as payer_model,
      (select key from play_actions where play_actions.session_id = together.session_id
        and play_actions.user_id = together.user_id and status = 'running') as running,
      ${IS_PAYER_AWAY} as is_payer_away, ${PLAYERS} as players
    from together
      join game_sessions on game_sessions.id = together.session_id and game_sessions.user_id = together.user_id
    where together.session_id = any(${[...ids]}::uuid[]) and ${IS_OPEN}
  `.execute(db);
  return new Map(rows.map((row) => [row.session_id, row]));
}

export async function findState(db: Queries, session_id: string): Promise<TogetherState | undefined> {
  return (await findStates(db, [session_id])).get(session_id);
}

/** The state, locked: no player can join, leave, vote or change the rules until the transaction ends. */
export async function lockState(
  transaction: Transaction,
  session_id: string,
): Promise<TogetherState | undefined> {
  const { rows } = await sql`
    select from together where session_id = ${session_id} for no key update
  `.execute(transaction);
  return rows.length === 0 ? undefined : findState(transaction, session_id);
}

/** Open votes whose time is up, or in which all present players have voted. */
export async function findOpenVotes(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ session_id: string }>`
    select session_id from together where vote_id is not null and (vote_ends_at <= clock_timestamp() or not exists (
      select from together_players where together_players.session_id = together.session_id
        and seen_at > clock_timestamp() - ${sql.lit(PLAYER_PRESENT_MS)} * interval '1 millisecond'
        and not exists (
          select from together_votes where together_votes.session_id = together_players.session_id
            and together_votes.player_id = together_players.player_id
        )
    ))
  `.execute(db);
  return rows.map(({ session_id }) => session_id);
}
