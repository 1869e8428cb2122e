import { type RawBuilder, sql } from 'kysely';

/** A person's name for others. An administrator's username is half of their login, so it is never shown. */
export const shownNameOf = (table: 'users' | 'person'): RawBuilder<string> => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`coalesce(${column('display_name')}, case when ${column('role')} = 'admin' then 'Kathaloka' else ${column('username')} end)`;
};
