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

/** True if the account still has this password; it keeps it until the transaction ends. */
export async function holdUser(
  db: Queries,
  { id, password_hash }: Pick<UserRow, 'id' | 'password_hash'>,
): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', 'is not distinct from', password_hash)
    .forShare()
    .executeTakeFirst();
  return user !== undefined;
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

export async function setPassword(db: Queries, id: string, password_hash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
}

export async function setVerified(db: Queries, id: string): Promise<void> {
  await db.updateTable('users').set({ is_verified: true }).where('id', '=', id).execute();
}

export function findUserByGoogle(db: Queries, google_sub: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').select(USER).where('google_sub', '=', google_sub).executeTakeFirst();
}

/** Only a verified account that no other Google account opens: looked at and changed in one statement. */
export function linkGoogle(db: Queries, email: string, google_sub: string): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set({ google_sub })
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('is_verified', '=', true)
    .where('google_sub', 'is', null)
    .returning(USER)
    .executeTakeFirst();
}

/** Holds all administrators until the transaction ends, so that two who leave at once cannot both think that the other stays. */
export async function lockAdmins(db: Queries): Promise<number> {
  const admins = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('id')
    .forUpdate()
    .execute();
  return admins.length;
}

export async function deleteUser(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}

export function creditEntriesOf(db: Queries, user_id: string) {
  return db
    .selectFrom('credit_entries')
    .select(['id', 'kind', 'amount', 'created_at'])
    .where('user_id', '=', user_id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
