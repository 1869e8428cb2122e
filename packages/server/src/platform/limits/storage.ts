import { STORAGE_MAX_MB, UNVERIFIED_STORAGE_MB } from '@kathaloka/contract/limits';
import { sql } from 'kysely';
import { AppError } from '../AppError.ts';
import type { Queries, Transaction } from '../db/schema.ts';

const BYTES_PER_MB = 1024 * 1024;

/**
 * An SQL expression: the storage limit of an account in megabytes, if its stories, drafts and games have reached it;
 * otherwise null.
 */
export const fullAt = (user_id: string) =>
  sql<number | null>`(
    select coalesce(max_mb, ${STORAGE_MAX_MB}::integer) from account_storage
    where user_id = ${user_id} and bytes >= coalesce(max_mb, ${STORAGE_MAX_MB}::integer)::bigint * ${BYTES_PER_MB}
  )`;

/** Throws if the account has reached its storage limit. */
export async function refuseFull(db: Queries, user_id: string): Promise<void> {
  const { rows } = await sql<{ max_mb: number | null }>`select ${fullAt(user_id)} as max_mb`.execute(db);
  const max = rows[0]?.max_mb ?? null;
  if (max !== null) throw storageFull(max);
}

/**
 * Runs a write, and throws if it has made what the account stores grow beyond its limit. In a full account, writes that
 * do not grow pass, so that its owner can correct and delete.
 */
export async function refuseGrowth<T>(
  transaction: Transaction,
  user_id: string,
  write: () => Promise<T>,
): Promise<T> {
  const before = await roomOf(transaction, user_id);
  const result = await write();
  const { bytes, max } = await roomOf(transaction, user_id);
  if (bytes > before.bytes && bytes > max * BYTES_PER_MB) throw storageFull(max);
  return result;
}

async function roomOf(db: Queries, user_id: string) {
  const row = await db
    .selectFrom('account_storage')
    .where('user_id', '=', user_id)
    .select(['bytes', 'max_mb'])
    .executeTakeFirst();
  return { bytes: Number(row?.bytes ?? 0), max: row?.max_mb ?? STORAGE_MAX_MB };
}

export const storageFull = (max: number): AppError =>
  new AppError(
    'limit_reached',
    `An account has room for ${max} MB of stories and games. Deleting games makes room.`,
    { resource: 'storage', max },
  );

/** Gives a new account little room, until its address is verified. */
export async function limitRoom(transaction: Transaction, user_id: string): Promise<void> {
  const little = { user_id, bytes: 0, max_mb: UNVERIFIED_STORAGE_MB };
  await transaction.insertInto('account_storage').values(little).execute();
}

/** Gives an account the usual room. */
export async function giveRoom(db: Queries, user_id: string): Promise<void> {
  await db
    .updateTable('account_storage')
    .set({ max_mb: null })
    .where('user_id', '=', user_id)
    .where('max_mb', 'is not', null)
    .execute();
}
