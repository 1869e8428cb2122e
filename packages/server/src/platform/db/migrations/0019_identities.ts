import { type Kysely, sql } from 'kysely';

/**
 * Who opens an account without a password: the subject of an issuer of OpenID Connect. Google, in `users.google_sub`
 * before, is one of them. The release before reads and writes that column, so triggers write each of the two where the
 * other is written, until a later release takes the column away; a sweep fills in the accounts that are there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identities (
      issuer text not null,
      subject text not null,
      user_id uuid not null references users (id) on delete cascade,
      linked_at timestamptz,
      made_admin boolean not null default false,
      primary key (issuer, subject),
      unique (user_id, issuer)
    )
  `.execute(db);
  await sql`comment on table identities is 'The accounts elsewhere that open accounts here.'`.execute(db);
  await sql`
    create function identity_of_google_sub() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.google_sub is not null then
        delete from identities
        where issuer = 'https://accounts.google.com' and subject = old.google_sub and user_id = new.id;
      end if;
      if new.google_sub is not null then
        insert into identities (issuer, subject, user_id)
        values ('https://accounts.google.com', new.google_sub, new.id)
        on conflict do nothing;
      end if;
      return null;
    end
    $$
  `.execute(db);
  await sql`
    create trigger users_google_inserted after insert on users
    for each row when (new.google_sub is not null) execute function identity_of_google_sub()
  `.execute(db);
  await sql`
    create trigger users_google_updated after update of google_sub on users
    for each row when (old.google_sub is distinct from new.google_sub) execute function identity_of_google_sub()
  `.execute(db);
  await sql`
    create function google_sub_of_identity() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        update users set google_sub = new.subject
        where id = new.user_id and google_sub is distinct from new.subject;
      else
        update users set google_sub = null where id = old.user_id and google_sub = old.subject;
      end if;
      return null;
    end
    $$
  `.execute(db);
  await sql`
    create trigger identities_of_google_inserted after insert on identities
    for each row when (new.issuer = 'https://accounts.google.com') execute function google_sub_of_identity()
  `.execute(db);
  await sql`
    create trigger identities_of_google_deleted after delete on identities
    for each row when (old.issuer = 'https://accounts.google.com') execute function google_sub_of_identity()
  `.execute(db);
}
