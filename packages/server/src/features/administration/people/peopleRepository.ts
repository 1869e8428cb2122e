import type { QueryOf } from '@kathaloka/contract/endpoints';
import type { AdminUserSort } from '@kathaloka/contract/limits';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/db/schema.ts';

const COLUMNS = [
  'users.id',
  'users.username',
  'users.email',
  'users.display_name',
  'users.avatar_url',
  'users.role',
  'users.must_change_password',
  'users.is_verified',
  'users.has_premium_access',
  'users.credits',
  'users.created_at',
  'users.blocked_at',
  'users.blocked_reason',
  'users.birth_year',
  'guardianships.guardian_email',
  'guardianships.granted_at',
  'guardianships.withdrawn_at',
  'guardianships.waits_since',
] as const;

type Filter = Pick<QueryOf<'listUsers'>, 'q' | 'role' | 'has_premium_access' | 'is_blocked'>;

export interface PeopleWanted extends Filter {
  readonly sort: AdminUserSort;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number];

const storiesOf = sql<number>`(select count(*)::integer from stories where author_id = users.id)`;
const lastSeenOf = sql<Date | null>`(select max(last_used_at) from account_sessions where user_id = users.id)`;

const SORTS = {
  created_at: sql`users.created_at`,
  name: sql`lower(coalesce(users.display_name, users.username))`,
  credits: sql`users.credits`,
  stories: storiesOf,
  last_seen_at: lastSeenOf,
} as const;

/** Sorts people without a last visit last, or first in the reverse order. */
export function findPeople(db: Queries, { sort, order, limit, offset, ...filter }: PeopleWanted) {
  return select(matching(db, filter))
    .orderBy(SORTS[sort], (by) => (order === 'asc' ? by.asc().nullsFirst() : by.desc().nullsLast()))
    .orderBy('users.id', order)
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countPeople(db: Queries, filter: Filter): Promise<number> {
  const { total } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export function findPerson(db: Queries, id: string) {
  return select(
    db.selectFrom('users').where('users.id', '=', id).where('closed_at', 'is', null),
  ).executeTakeFirst();
}

function matching(db: Queries, { q, role, has_premium_access, is_blocked }: Filter) {
  // a closed account no longer belongs to a person
  let people = db.selectFrom('users').where('closed_at', 'is', null);
  if (q) {
    const part = `%${q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    people = people.where(sql<boolean>`lower(concat_ws(' ', username, display_name, email)) like ${part}`);
  }
  if (role !== undefined) people = people.where('role', '=', role);
  if (has_premium_access !== undefined) people = people.where('has_premium_access', '=', has_premium_access);
  if (is_blocked !== undefined) people = people.where('blocked_at', is_blocked ? 'is not' : 'is', null);
  return people;
}

/** Selects whether there is a password hash, but not the hash itself. */
function select(people: ReturnType<typeof matching>) {
  return people
    .leftJoin('guardianships', 'guardianships.user_id', 'users.id')
    .select(COLUMNS)
    .select([
      sql<boolean>`users.password_hash is not null`.as('has_password'),
      storiesOf.as('stories_count'),
      lastSeenOf.as('last_seen_at'),
    ]);
}
