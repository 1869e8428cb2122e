import { sql } from 'kysely';
import type { NewRow, Queries, Row, Transaction } from '../../platform/db/schema.ts';

export type GuardianshipRow = Row<'guardianships'>;

const GUARDIANSHIP = [
  'user_id',
  'guardian_email',
  'proof',
  'covers',
  'asked_at',
  'granted_at',
  'withdrawn_at',
  'waits_since',
] as const;

/** Whether the guardian has consented and not withdrawn, as a condition on a joined row. */
export const hasConsent = sql<boolean>`coalesce(
  guardianships.granted_at is not null and guardianships.withdrawn_at is null, false
)`;

/** The same condition for a row that was read. */
export const isGranted = <R extends Pick<GuardianshipRow, 'granted_at' | 'withdrawn_at'>>(
  known: R | undefined,
): known is R & { readonly granted_at: Date } =>
  known !== undefined && known.granted_at !== null && known.withdrawn_at === null;

export function findGuardianship(db: Queries, user_id: string): Promise<GuardianshipRow | undefined> {
  return db
    .selectFrom('guardianships')
    .where('user_id', '=', user_id)
    .select(GUARDIANSHIP)
    .executeTakeFirst();
}

/** Starts the time that an account may wait for consent. A guardian who is already named stays. */
export async function startWaiting(db: Queries, user_id: string, waits_since: Date): Promise<void> {
  await db
    .insertInto('guardianships')
    .values({ user_id, waits_since })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ waits_since }).where('guardianships.waits_since', 'is', null),
    )
    .execute();
}

/** Ends the wait of a person who is of age, or was never young. */
export async function stopWaiting(db: Queries, user_id: string): Promise<void> {
  await db.updateTable('guardianships').set({ waits_since: null }).where('user_id', '=', user_id).execute();
}

/** Names a guardian. A different guardian clears an earlier withdrawal. False if a guardian has consented meanwhile. */
export async function storeGuardian(
  db: Queries,
  { user_id, guardian_email, asked_at }: { user_id: string; guardian_email: string; asked_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('guardianships')
    .values({ user_id, guardian_email, asked_at, waits_since: asked_at })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({
          guardian_email,
          asked_at,
          waits_since: sql`coalesce(guardianships.waits_since, excluded.waits_since)`,
          granted_at: null,
          withdrawn_at: null,
          proof: null,
          covers: null,
        })
        .where(sql<boolean>`guardianships.granted_at is null or guardianships.withdrawn_at is not null`),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

interface Granted {
  readonly user_id: string;
  readonly proof: NonNullable<GuardianshipRow['proof']>;
  readonly covers: number;
  readonly now: Date;
}

/** False if consent exists already. */
export async function storeConsent(db: Queries, { user_id, proof, covers, now }: Granted): Promise<boolean> {
  const granted = { proof, covers, granted_at: now, withdrawn_at: null, waits_since: null };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('guardianships')
    .values({ user_id, ...granted })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(granted)
        .where(sql<boolean>`guardianships.granted_at is null or guardianships.withdrawn_at is not null`),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False if there was no consent. */
export async function storeWithdrawal(db: Queries, user_id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('guardianships')
    .set({ withdrawn_at: now, waits_since: now })
    .where('user_id', '=', user_id)
    .where('granted_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function insertGuardianLink(db: Queries, link: NewRow<'guardian_links'>): Promise<void> {
  await db.insertInto('guardian_links').values(link).execute();
}

/** A link to a guardian, if the account that it is about is not closed. */
export function findGuardianLink(db: Queries, hash: Buffer) {
  return db
    .selectFrom('guardian_links')
    .innerJoin('users', 'users.id', 'guardian_links.user_id')
    .innerJoin('guardianships', 'guardianships.user_id', 'guardian_links.user_id')
    .where('guardian_links.hash', '=', hash)
    .where('users.closed_at', 'is', null)
    .select([
      'users.id as user_id',
      'users.username',
      'users.birth_year',
      'guardian_links.consents_until',
      'guardianships.asked_at',
      'guardianships.granted_at',
      'guardianships.withdrawn_at',
      'guardianships.waits_since',
    ])
    .executeTakeFirst();
}

/** True for one caller only: a link gives consent once. */
export async function spendGuardianLink(transaction: Transaction, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('guardian_links')
    .set({ consents_until: null })
    .where('hash', '=', hash)
    .where('consents_until', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes the links of an account, which may belong to an earlier guardian. */
export async function deleteGuardianLinks(db: Queries, user_id: string, except?: Buffer): Promise<void> {
  let links = db.deleteFrom('guardian_links').where('user_id', '=', user_id);
  if (except) links = links.where('hash', '<>', except);
  await links.execute();
}

export async function deleteGuardianship(db: Queries, user_id: string): Promise<void> {
  await db.deleteFrom('guardian_links').where('user_id', '=', user_id).execute();
  await db.deleteFrom('guardianships').where('user_id', '=', user_id).execute();
}

/** Accounts that have waited since before this time. */
export async function findWaiting(
  db: Queries,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('guardianships')
    .innerJoin('users', 'users.id', 'guardianships.user_id')
    .where('waits_since', '<', before)
    .where('users.closed_at', 'is', null)
    .orderBy('waits_since')
    .limit(limit)
    .select('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}
