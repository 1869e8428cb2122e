import { STORAGE_MAX_MB } from '@kathaloka/contract/limits';
import { sql } from 'kysely';
import { AppError } from '../AppError.ts';
import type { Queries } from '../db/schema.ts';

const STORAGE_MAX_BYTES = STORAGE_MAX_MB * 1024 * 1024;

/** An SQL condition: whether the stories, drafts and games of an account have reached its storage limit. */
export const isFull = (user_id: string) =>
  sql<boolean>`exists (
    select from account_storage where user_id = ${user_id} and bytes >= ${STORAGE_MAX_BYTES}
  )`;

/** Throws if the account has reached its storage limit. */
export async function refuseFull(db: Queries, user_id: string): Promise<void> {
  const { rows } = await sql<{ is_full: boolean }>`select ${isFull(user_id)} as is_full`.execute(db);
  if (rows[0]?.is_full) throw storageFull();
}

export const storageFull = (): AppError =>
  new AppError(
    'limit_reached',
    `An account has room for ${STORAGE_MAX_MB} MB of stories and games. Deleting games makes room.`,
    { resource: 'storage', max: STORAGE_MAX_MB },
  );
