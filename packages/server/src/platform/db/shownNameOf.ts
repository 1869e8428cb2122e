import { type RawBuilder, sql } from 'kysely';

/** What others call a person. Of an administrator the username is half of what logs them in: only a chosen name is shown. */
export const shownNameOf = (table: 'users' | 'person'): RawBuilder<string> => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`coalesce(${column('display_name')}, case when ${column('role')} = 'admin' then 'Kathaloka' else ${column('username')} end)`;
};
