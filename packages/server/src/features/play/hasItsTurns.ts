import { type RawBuilder, sql } from 'kysely';

/** Whether a session has all of its turns: deleting the session or its account deletes turns first. */
export const hasItsTurns = (sessions: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${sessions}.deleted_at`)} is null
    and (select closed_at from users where users.id = ${sql.ref(`${sessions}.user_id`)}) is null`;
