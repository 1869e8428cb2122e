export const indexed = sql`create index turns_told on turns (told_by)`;
export const filled = sql`update game_sessions set told_bytes = 0 where told_bytes is null`;
export const copied = sql`insert into story_hours select story_id, now(), 1 from game_sessions`;
export const required = sql`alter table users alter column email set not null`;
export const checked = sql`alter table turns add constraint told check (depth >= 0)`;
export const unnamed = sql`create index on ${sql.table(table)} (id)`;
export const taken = sql`alter table stories drop column tagline`;
export const brief = sql`alter table turns add column mood text not null default ''`;
export const later = sql`alter table turns add constraint told check (depth >= 0) not valid`;
export const small = sql`create index categories_order on categories (sort_order)`;
export const ofRows = sql`create function count_turn() returns trigger language plpgsql as $$
  begin update game_sessions set turns_told = turns_told + 1; return null; end $$`;
