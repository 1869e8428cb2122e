import { sql } from 'kysely';
import type { Queries, Row, Transaction } from '../../../platform/db/schema.ts';
import { findUser, type UserRow } from '../repository.ts';

/** An account elsewhere: what an issuer of OpenID Connect calls its owner. */
export type Identity = Pick<Row<'identities'>, 'issuer' | 'subject'>;

/** Google's issuer, whose subjects the release before reads and writes in `users.google_sub`. */
export const GOOGLE = 'https://accounts.google.com';

/** The account that an identity opens. */
export async function findUserByIdentity(db: Queries, identity: Identity): Promise<UserRow | undefined> {
  const found = await db
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .executeTakeFirst();
  const id = found?.user_id ?? (await findUnfilled(db, identity));
  return id === undefined ? undefined : findUser(db, id);
}

/** An account of Google for which the sweep has added no identity yet. */
async function findUnfilled(db: Queries, { issuer, subject }: Identity): Promise<string | undefined> {
  if (issuer !== GOOGLE) return undefined;
  const user = await db.selectFrom('users').select('id').where('google_sub', '=', subject).executeTakeFirst();
  return user?.id;
}

/** The identities that open an account, also one for which the sweep has added none yet. */
export async function identitiesOf(
  db: Queries,
  user_id: string,
): Promise<Pick<Row<'identities'>, 'issuer' | 'subject' | 'linked_at'>[]> {
  const { rows } = await sql<Pick<Row<'identities'>, 'issuer' | 'subject' | 'linked_at'>>`
    select issuer, subject, linked_at from identities where user_id = ${user_id}
    union all
    select ${GOOGLE}, google_sub, null from users where id = ${user_id} and google_sub is not null
      and not exists (select from identities where user_id = users.id and issuer = ${GOOGLE})
    order by issuer
  `.execute(db);
  return rows;
}

/**
 * Reserves an identity for a new account until the transaction ends. False if it opens an account already: one that a
 * concurrent request has created.
 */
export async function reserveIdentity(transaction: Transaction, identity: Identity): Promise<boolean> {
  const key = JSON.stringify([identity.issuer, identity.subject]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
  return (await findUserByIdentity(transaction, identity)) === undefined;
}

export async function insertIdentity(
  transaction: Transaction,
  identity: Identity & { readonly user_id: string; readonly linked_at: Date },
): Promise<void> {
  await transaction.insertInto('identities').values(identity).execute();
}

/** Links the verified account with an address, unless it has an identity of this issuer. Returns the account. */
export async function linkIdentity(
  db: Queries,
  email: string,
  { issuer, subject, linked_at }: Identity & { readonly linked_at: Date },
): Promise<UserRow | undefined> {
  const { rows } = await sql<{ user_id: string }>`
    insert into identities (issuer, subject, user_id, linked_at)
    select ${issuer}, ${subject}, id, ${linked_at} from users
    where lower(email) = lower(${email}) and is_verified and (${issuer} <> ${GOOGLE} or google_sub is null)
    on conflict do nothing
    returning user_id
  `.execute(db);
  const [linked] = rows;
  return linked && findUser(db, linked.user_id);
}

/** Locks an identity until the transaction ends. */
export function lockIdentity(
  transaction: Transaction,
  { issuer, subject }: Identity,
): Promise<Pick<Row<'identities'>, 'made_admin'> | undefined> {
  return transaction
    .selectFrom('identities')
    .select('made_admin')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirst();
}

/** Stores whether a group of the issuer has made the account an administrator. */
export async function setMadeAdmin(
  transaction: Transaction,
  { issuer, subject }: Identity,
  made_admin: boolean,
): Promise<void> {
  await transaction
    .updateTable('identities')
    .set({ made_admin })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/** Deletes the identities of an unverified account, except Google’s, which vouches for the address. */
export async function deleteUnverifiedIdentities(db: Queries, user_id: string): Promise<void> {
  await db.deleteFrom('identities').where('user_id', '=', user_id).where('issuer', '<>', GOOGLE).execute();
}

export async function deleteIdentities(db: Queries, user_id: string): Promise<void> {
  await db.deleteFrom('identities').where('user_id', '=', user_id).execute();
}

/** Adds the identities of Google accounts from before there was this table. Returns how many. */
export async function fillIdentities(db: Queries, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into identities (issuer, subject, user_id)
    select ${GOOGLE}, google_sub, id from users
    where google_sub is not null
      and not exists (select from identities where issuer = ${GOOGLE} and subject = google_sub)
    order by google_sub limit ${limit}
    on conflict do nothing
  `.execute(db);
  return Number(numAffectedRows);
}
