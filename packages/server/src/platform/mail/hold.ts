import { sql } from 'kysely';
import type { Queries } from '../db/schema.ts';

/** The kinds of jobs that send a mail. */
export const MAIL_JOBS = ['farewell', 'guardian_mail', 'mail', 'mail_link'] as const;
export type MailJob = (typeof MAIL_JOBS)[number];

/**
 * The mark of a restored database. It is a comment, because a backup of an older schema is restored into that
 * schema's tables, which may have no place for it; and a rollback of the restore takes it away.
 */
const MARK = 'kathaloka: restored from a backup, sends no mail';

export const HOLD_MAIL = `comment on schema public is '${MARK}'`;
export const RELEASE_MAIL = 'comment on schema public is null';
export const IS_MAIL_HELD = `select coalesce(obj_description('public'::regnamespace, 'pg_namespace') = '${MARK}', false) as held`;

/** Whether mails wait, because the database is a restored copy of which no operator has said that it is in use. */
export async function isMailHeld(db: Queries): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`${sql.raw(IS_MAIL_HELD)}`.execute(db);
  return rows[0]!.held;
}

export const MAIL_IS_HELD =
  'this database was restored from a backup and sends no mail; if it takes the place of the original: npm run restore -- --send-mail';
