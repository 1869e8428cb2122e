/** The server of `playServer.ts` as a later version: it has one more migration, which adds columns to the tables of play. */
import { type Kysely, sql } from 'kysely';
import { migrations } from '../platform/db/migrations/index.ts';

Object.assign(migrations, {
  '999_planted': {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const table of ['game_sessions', 'turns', 'play_actions'])
        await sql`alter table ${sql.table(table)} add column planted text not null default 'x'`.execute(db);
    },
  },
});
await import('./playServer.ts');
