import type { Selectable } from 'kysely';
import type { Database, NewUserRow, Queries, UsersTable } from '../../platform/db/schema.ts';
import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';

export type UserRow = Selectable<UsersTable>;

const USER = [
  'id',
  'username',
  'email',
  'display_name',
  'avatar_url',
  'role',
  'password_hash',
  'google_sub',
  'is_verified',
  'has_premium_access',
  'credits',
  'created_at',
] as const;

export async function hasAdmin(db: Queries): Promise<boolean> {
  return (
    (await db.selectFrom('users').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst()) !==
    undefined
  );
}

/** The new account with what it begins with; nothing if the name or address is taken, by another process at the same time too. */
export async function insertUser(
  db: Database,
  user: NewUserRow & { readonly credits: number },
): Promise<UserRow | undefined> {
  return db.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('users')
      .values(user)
      .onConflict((conflict) => conflict.doNothing())
      .returning(USER)
      .executeTakeFirst();
    if (inserted && user.credits > 0) {
      await transaction
        .insertInto('credit_entries')
        .values({
          id: newId(),
          user_id: inserted.id,
          kind: 'grant',
          amount: user.credits,
          created_at: user.created_at,
        })
        .execute();
    }
    return inserted;
  });
}

export function findUser(db: Queries, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').select(USER).where('id', '=', id).executeTakeFirst();
}

/** A name holds no @ and an address always does: never two people. */
export function findUserByLogin(db: Queries, emailOrUsername: string): Promise<UserRow | undefined> {
  const column = emailOrUsername.includes('@') ? 'email' : 'username';
  return db
    .selectFrom('users')
    .select(USER)
    .where(sql<boolean>`lower(${sql.ref(column)}) = lower(${emailOrUsername})`)
    .executeTakeFirst();
}
