import { type Kysely, sql } from 'kysely';

/**
 * Sessions that several people play. Of each the one row of `together` has how they play, its invitation and the vote
 * that is open; their owner is one of the players. Who acted stands beside the turn: most turns have nobody to name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table together (
      session_id uuid primary key references game_sessions (id) on delete cascade,
      user_id uuid not null,
      way text not null default 'in_turn' check (way in ('in_turn', 'vote')),
      vote_seconds integer not null default 30 check (vote_seconds > 0),
      words_allowed boolean not null default false,
      is_paused boolean not null default false,
      turn_seat integer not null default 0 check (turn_seat >= 0),
      begun_at timestamptz not null,
      token text,
      token_expires_at timestamptz,
      vote_id uuid,
      vote_turn_id uuid,
      vote_ends_at timestamptz,
      vote_problem text,
      running_key uuid,
      running_by uuid references users (id) on delete set null,
      constraint together_token unique (token),
      constraint together_invitation check ((token is null) = (token_expires_at is null)),
      constraint together_vote check (num_nulls(vote_id, vote_turn_id, vote_ends_at) in (0, 3))
    )
  `.execute(db);
  await sql`create index together_payer on together (user_id)`.execute(db);
  await sql`create index together_running_by on together (running_by) where running_by is not null`.execute(
    db,
  );
  await sql`create index together_votes_open on together (session_id) where vote_id is not null`.execute(db);
  await addPlayers(db);
  await addActors(db);
}

async function addPlayers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table together_players (
      session_id uuid not null references together (session_id) on delete cascade,
      player_id uuid not null references users (id) on delete cascade,
      user_id uuid not null,
      seat integer not null check (seat >= 0),
      joined_at timestamptz not null,
      seen_at timestamptz not null,
      primary key (session_id, player_id),
      constraint together_players_seat unique (session_id, seat)
    )
  `.execute(db);
  await sql`create index together_players_player on together_players (player_id)`.execute(db);
  await sql`
    create table together_votes (
      session_id uuid not null,
      player_id uuid not null,
      user_id uuid not null,
      choice text,
      voted_at timestamptz not null,
      primary key (session_id, player_id),
      foreign key (session_id, player_id) references together_players (session_id, player_id) on delete cascade
    )
  `.execute(db);
}

async function addActors(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table turn_actors (
      turn_id uuid primary key references turns (id) on delete cascade,
      session_id uuid not null references game_sessions (id) on delete cascade,
      user_id uuid not null,
      actor_id uuid references users (id) on delete set null,
      by_vote boolean not null,
      credits integer not null check (credits >= 0)
    )
  `.execute(db);
  await sql`create index turn_actors_session on turn_actors (session_id, user_id)`.execute(db);
  await sql`create index turn_actors_actor on turn_actors (actor_id) where actor_id is not null`.execute(db);
}
