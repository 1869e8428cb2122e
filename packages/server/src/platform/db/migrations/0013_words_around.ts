import { type Kysely, sql } from 'kysely';

/**
 * Says beside the words around a part whether they are all: of more than 2000 words with the same numbers the others
 * are not looked at. `words_with_part`, which does not say it, stays for the release before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function words_around(part text, most integer) returns table (words text[], is_complete boolean)
    language sql stable rows 1 set enable_seqscan to off as $$
      with candidates as materialized (
        select word from search_words where search_parts(word) @> search_parts(part) limit 2000
      ), found as (
        select word from candidates where strpos(word, part) > 0 order by length(word), word limit most
      )
      select array(select word from found),
        (select count(*) from candidates) < 2000 and (select count(*) from found) < most
    $$
  `.execute(db);
}
