import { sql } from 'kysely';
import type { LinkPurpose } from '../../../platform/db/meanings.ts';
import { deleteSome } from '../../../platform/db/deleteSome.ts';
import type { NewRow, Queries } from '../../../platform/db/schema.ts';

export async function insertLink(db: Queries, link: NewRow<'mail_links'>): Promise<void> {
  await db.insertInto('mail_links').values(link).execute();
}

/** A link, if its account still has the address that it was mailed to. */
export function findLink(db: Queries, hash: Buffer, purpose: LinkPurpose) {
  return db
    .selectFrom('mail_links')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'mail_links.user_id').onRef('users.email', '=', 'mail_links.email'),
    )
    .where('mail_links.hash', '=', hash)
    .where('mail_links.purpose', '=', purpose)
    .select([
      'mail_links.user_id',
      'mail_links.expires_at',
      'users.username',
      'users.email',
      'users.is_verified',
    ])
    .executeTakeFirst();
}

/** True for one of concurrent callers only. */
export async function spendLink(db: Queries, hash: Buffer, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_links')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteLinks(db: Queries, user_id: string, purpose: LinkPurpose): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_links')
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export function deleteOldLinks(db: Queries, before: Date, limit: number): Promise<number> {
  return deleteSome(db, 'mail_links', { where: sql`expires_at < ${before}`, by: 'expires_at', limit });
}
