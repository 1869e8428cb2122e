import { type RawBuilder, sql } from 'kysely';

/** Sessions that are being deleted, or whose account is, lose their turns first. */
export const hasItsTurns = (sessions: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${sessions}.deleted_at`)} is null
    and (select closed_at from users where users.id = ${sql.ref(`${sessions}.user_id`)}) is null`;
