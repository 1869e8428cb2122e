import { sql } from 'kysely';
import { OF_SESSION } from '../platform/db/ownedKeys.ts';
import type { Database } from '../platform/db/schema.ts';

/** Keys as an installation has them whose older rows have no owner yet. */
export async function forgetOwnedKeys(db: Database): Promise<void> {
  for (const table of OF_SESSION) {
    const key = sql.ref(`${table}_of_owner`);
    await sql`
      alter table ${sql.table(table)} drop constraint ${key}, alter column user_id drop not null,
        add constraint ${sql.ref(`${table}_session_id_fkey`)} foreign key (session_id) references game_sessions (id)
          on delete cascade
    `.execute(db);
  }
}
