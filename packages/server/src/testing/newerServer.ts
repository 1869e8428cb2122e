/**
 * The server of `playServer.ts` as a later version: it has one more migration, which adds columns to the tables of play
 * and makes of the owner of their rows what ADR 12 leaves to it: never null, and a part of the keys of sessions.
 */
import { type Kysely, sql } from 'kysely';
import { migrations } from '../platform/db/migrations/index.ts';

const OF_SESSION = [
  'turns',
  'turn_branches',
  'session_facts',
  'session_summaries',
  'session_snapshots',
  'scene_visits',
];

Object.assign(migrations, {
  '999_planted': {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const table of ['game_sessions', 'turns', 'play_actions'])
        await sql`alter table ${sql.table(table)} add column planted text not null default 'x'`.execute(db);
      for (const table of [...OF_SESSION, 'turn_notes', 'session_fact_words'])
        await sql`alter table ${sql.table(table)} alter column user_id set not null`.execute(db);
      await sql`alter table game_sessions add constraint game_sessions_of_user unique (user_id, id)`.execute(
        db,
      );
      for (const table of OF_SESSION)
        await sql`
          alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_session_id_fkey`)},
            add foreign key (user_id, session_id) references game_sessions (user_id, id) on delete cascade
        `.execute(db);
    },
  },
});
await import('./playServer.ts');
