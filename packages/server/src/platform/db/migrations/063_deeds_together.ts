import { type Kysely, sql } from 'kysely';

/**
 * What a turn adds to somebody's progress is two rows, wherever it leads: a part stands with the scene and the choice
 * that are new by it, and all counters of a person are one value. They were up to three rows each.
 *
 * The release before goes on with a row for each: what stands with a part is not inserted again beside it, and while one
 * of its processes lives its counters follow.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table progress_deeds add column scene text, add column choice text`.execute(db);
  await sql`alter table progress_people add column counts jsonb`.execute(db);
  await sql`alter table progress_people set (fillfactor = 70)`.execute(db);
  await sql`alter table processes add column counts_together boolean not null default false`.execute(db);
  await skipWhatStandsWithAPart(db);
  await countTogether(db);
}

async function skipWhatStandsWithAPart(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function skip_known_deed() returns trigger language plpgsql as $$
    begin
      if new.kind = 'scene' and exists (
        select from progress_deeds where user_id = new.user_id and scene = new.subject
      ) then return null; end if;
      if new.kind = 'choice' and exists (
        select from progress_deeds where user_id = new.user_id and choice = new.subject
      ) then return null; end if;
      return new;
    end $$
  `.execute(db);
  await sql`
    create trigger progress_deeds_known before insert on progress_deeds for each row
    when (new.scope = 'ever' and new.kind in ('scene', 'choice')) execute function skip_known_deed()
  `.execute(db);
}

/** Somebody who was not counted since has theirs in rows still. */
async function countTogether(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function counts_of(person uuid, counts jsonb) returns table (scope text, kind text, count integer)
    language sql stable as $$
      select days.key, kinds.key, kinds.value::integer
      from jsonb_each(counts) days cross join lateral jsonb_each(days.value) kinds
      union all
      select scope, kind, count from progress_counts where user_id = person and counts is null
    $$
  `.execute(db);
  await sql`
    create function add_counts(person uuid, counts jsonb, fresh jsonb) returns jsonb language sql stable as $$
      with summed as (
        select scope, kind, sum(count) as count from (
          select * from counts_of(person, counts) union all select * from counts_of(person, fresh)
        ) both_of_them group by scope, kind
      ), days as (
        -- those that may still be paid, and one of a clock that is ahead
        select distinct scope from summed where scope <> 'ever' order by scope desc limit 9
      )
      select coalesce(jsonb_object_agg(scope, kinds), '{}') from (
        select scope, jsonb_object_agg(kind, count) as kinds from summed
        where scope = 'ever' or scope in (select scope from days) group by scope
      ) scopes
    $$
  `.execute(db);
  await countWhereInserted(db);
}

async function countWhereInserted(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function count_deeds() returns trigger language plpgsql as $$
    declare
      fresh record;
      person record;
      is_older_running boolean := exists (
        select from processes where not counts_together and lease_until > clock_timestamp()
      );
    begin
      for fresh in
        select user_id, jsonb_object_agg(scope, kinds) as counts from (
          select user_id, scope, jsonb_object_agg(kind, count) as kinds from (
            select user_id, scope, deed.kind, count(*) as count
            from added cross join lateral (
              values (added.kind, added.subject), ('scene', added.scene), ('choice', added.choice)
            ) deed (kind, subject)
            where deed.subject is not null and deed.kind <> 'owed' group by user_id, scope, deed.kind
          ) kinds_of_scope group by user_id, scope
        ) scopes group by user_id order by user_id
      loop
        -- not while somebody is counted for the first time; who was never counted is counted whole by that
        select is_counted, add_counts(user_id, counts, fresh.counts) as counts into person
        from progress_people where user_id = fresh.user_id for no key update;
        if person.is_counted then
          update progress_people set counts = person.counts where user_id = fresh.user_id;
        end if;
        if is_older_running then
          insert into progress_counts as counted (user_id, scope, kind, count)
          select fresh.user_id, scope, kind, count from counts_of(
            fresh.user_id, case when person.is_counted then person.counts else fresh.counts end
          ) order by scope, kind
          on conflict (user_id, scope, kind) do update set count = excluded.count
            + case when person.is_counted then 0 else counted.count end;
        end if;
      end loop;
      return null;
    end $$
  `.execute(db);
}
