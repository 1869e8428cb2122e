import { type RawBuilder, sql } from 'kysely';

/**
 * The name of a person for others. An administrator's username is half of their login, so only a chosen name
 * is shown.
 */
export const shownNameOf = (table: 'users' | 'person'): RawBuilder<string> => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`coalesce(${column('display_name')}, case when ${column('role')} = 'admin' then 'Kathaloka' else ${column('username')} end)`;
};
