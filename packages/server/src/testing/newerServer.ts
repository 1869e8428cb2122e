/**
 * The server of `playServer.ts` as a later version: it has one more migration, which adds columns to the tables of play
 * and makes of the owner of their rows what ADR 12 leaves to it: never null, and a part of the keys of turns.
 */
import { type Kysely, sql } from 'kysely';
import { migrations } from '../platform/db/migrations/index.ts';

const OF_TURN = [
  ['turns', 'parent_id'],
  ['turns', 'telling_of'],
  ['turn_notes', 'turn_id'],
  ['session_facts', 'turn_id'],
  ['session_summaries', 'turn_id'],
] as const;

Object.assign(migrations, {
  '999_planted': {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const table of ['game_sessions', 'turns', 'play_actions'])
        await sql`alter table ${sql.table(table)} add column planted text not null default 'x'`.execute(db);
      for (const table of ['turn_notes', 'session_fact_words'])
        await sql`alter table ${sql.table(table)} alter column user_id set not null`.execute(db);
      await sql`alter table turns add constraint turns_by_owner unique (user_id, id)`.execute(db);
      for (const [table, column] of OF_TURN)
        await sql`
          alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_${column}_fkey`)},
            add foreign key (user_id, ${sql.ref(column)}) references turns (user_id, id) on delete cascade
        `.execute(db);
    },
  },
});
await import('./playServer.ts');
