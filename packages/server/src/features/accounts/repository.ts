import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { NewRow, Queries, Row, Transaction } from '../../platform/db/schema.ts';
import { sql } from 'kysely';
import { giveRoom } from '../../platform/limits/storage.ts';

export type UserRow = Omit<Row<'users'>, 'closed_at' | 'wrote_at' | 'google_sub'>;

const USER = [
  'id',
  'username',
  'email',
  'display_name',
  'avatar_url',
  'about',
  'role',
  'password_hash',
  'must_change_password',
  'is_verified',
  'has_premium_access',
  'credits',
  'created_at',
  'blocked_at',
  'blocked_reason',
  'language',
  'text_model',
  'image_model',
  'birth_year',
] as const;

export async function hasAdmin(db: Queries): Promise<boolean> {
  return (
    (await db.selectFrom('users').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst()) !==
    undefined
  );
}

/** The administrator that the first start created, as long as it has no password. */
export function findAdminWithoutPassword(db: Queries): Promise<Pick<UserRow, 'id' | 'username'> | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('role', '=', 'admin')
    .where('password_hash', 'is', null)
    .where('must_change_password', '=', true)
    .limit(1)
    .executeTakeFirst();
}

/** False if the account has a password already. */
export async function setMissingPassword(
  db: Queries,
  id: string,
  password: { readonly password_hash: string; readonly must_change_password: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(password)
    .where('id', '=', id)
    .where('password_hash', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Undefined if the name or address is taken, also by a concurrent process. */
export function insertUser(db: Queries, user: NewRow<'users'>): Promise<UserRow | undefined> {
  return db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning(USER)
    .executeTakeFirst();
}

export function findUser(db: Queries, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').select(USER).where('id', '=', id).executeTakeFirst();
}

/** All administrators who can sign in. */
export function findAdmins(db: Queries): Promise<UserRow[]> {
  return db
    .selectFrom('users')
    .select(USER)
    .where('role', '=', 'admin')
    .where('blocked_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Locks an account until the transaction ends. False if its password has changed or it is blocked. */
export async function lockUser(
  transaction: Transaction,
  { id, password_hash }: Pick<UserRow, 'id' | 'password_hash'>,
): Promise<boolean> {
  const user = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', 'is not distinct from', password_hash)
    .where('blocked_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return user !== undefined;
}

/** Stores the language for emails that no request of the person causes. */
export async function rememberLanguage(db: Queries, id: string, language: InterfaceLanguage): Promise<void> {
  await db
    .updateTable('users')
    .set({ language })
    .where('id', '=', id)
    .where('language', 'is distinct from', language)
    .execute();
}

/** Stores the given models, and leaves the others unchanged. Undefined if the account no longer exists. */
export function setModels(
  db: Queries,
  id: string,
  models: Partial<Pick<UserRow, 'text_model' | 'image_model'>>,
): Promise<UserRow | undefined> {
  return db.updateTable('users').set(models).where('id', '=', id).returning(USER).executeTakeFirst();
}

/** A username has no @ and an address always does, so this matches at most one account. */
export function findUserByLogin(db: Queries, emailOrUsername: string): Promise<UserRow | undefined> {
  const column = emailOrUsername.includes('@') ? 'email' : 'username';
  return db
    .selectFrom('users')
    .select(USER)
    .where(sql<boolean>`lower(${sql.ref(column)}) = lower(${emailOrUsername})`)
    .executeTakeFirst();
}

/** False if the account no longer exists. */
export async function setPassword(db: Queries, id: string, password_hash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash, must_change_password: false })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The age of an account, and whether its address is verified. */
export function findStanding(db: Queries, id: string) {
  return db
    .selectFrom('users')
    .select(['role', 'is_verified', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks an account until the transaction ends. */
export function lockAccount(transaction: Transaction, id: string): Promise<UserRow | undefined> {
  return forUpdate(transaction, id).executeTakeFirst();
}

/** Locks an account that is not closed, until the transaction ends. */
export function lockOpenAccount(transaction: Transaction, id: string): Promise<UserRow | undefined> {
  return forUpdate(transaction, id).where('closed_at', 'is', null).executeTakeFirst();
}

const forUpdate = (transaction: Transaction, id: string) =>
  transaction.selectFrom('users').select(USER).where('id', '=', id).forUpdate();

export function updateAccount(
  db: Queries,
  id: string,
  change: Partial<Pick<UserRow, 'role' | 'has_premium_access' | 'blocked_at' | 'blocked_reason'>>,
): Promise<UserRow> {
  return db.updateTable('users').set(change).where('id', '=', id).returning(USER).executeTakeFirstOrThrow();
}

interface GivenYear {
  readonly user_id: string;
  readonly birth_year: number | null;
  /** Whether an existing year must not be replaced. */
  readonly isFirst: boolean;
  /** Whether to remove the name and the picture that others see. */
  readonly isNameless: boolean;
}

/** False if there was a year already. */
export async function setBirthYear(
  db: Queries,
  { user_id, birth_year, isFirst, isNameless }: GivenYear,
): Promise<boolean> {
  let account = db
    .updateTable('users')
    .set({ birth_year, ...(isNameless && { display_name: null, avatar_url: null, about: null }) })
    .where('id', '=', user_id);
  if (isFirst) account = account.where('birth_year', 'is', null);
  const { numUpdatedRows } = await account.executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False if the account was verified before. */
export async function setVerified(db: Queries, id: string): Promise<boolean> {
  await giveRoom(db, id);
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ is_verified: true })
    .where('id', '=', id)
    .where('is_verified', '=', false)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Locks all administrators who can sign in until the transaction ends. Otherwise two who leave concurrently
 * could each assume that the other stays. Returns their number.
 */
export async function lockAdmins(transaction: Transaction): Promise<number> {
  const admins = await transaction
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('blocked_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return admins.length;
}

export async function deleteUser(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}

/** Ends all ways to sign in to an account, anonymises it, and frees its name and address. */
export async function closeUser(transaction: Transaction, id: string, closed_at: Date): Promise<void> {
  // a name and an address that no person can have
  const nobody = `deleted:${id}`;
  await transaction
    .updateTable('users')
    .set({
      username: nobody,
      email: nobody,
      display_name: null,
      avatar_url: null,
      about: null,
      role: 'player',
      password_hash: null,
      // the release before reads it; identities are deleted beside it
      google_sub: null,
      is_verified: false,
      has_premium_access: false,
      must_change_password: false,
      blocked_at: null,
      blocked_reason: null,
      language: null,
      text_model: null,
      image_model: null,
      birth_year: null,
      closed_at,
    })
    .where('id', '=', id)
    .execute();
}

/** Whether an account is closed and not deleted yet. */
export async function isClosed(db: Queries, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('closed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Closed accounts without a running deletion job. */
export async function findLeftClosed(
  db: Queries,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where closed_at < ${before} and not exists (
      select from jobs where jobs.user_id = users.id and failed_at is null
    )
    order by closed_at limit ${limit}
  `.execute(db);
  return rows.map(({ id }) => id);
}
