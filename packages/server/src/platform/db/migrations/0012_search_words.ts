import { type Kysely, sql } from 'kysely';

/**
 * One row for each word, found by any part of it, instead of one for each of its suffixes: the room of a word grows
 * with its length, and not with the square of it. Each three letters in a row have a number below 65,536, so that an
 * index of a bounded number of keys finds them; PostgreSQL never removes a key of such an index. A search that meets
 * words with the same numbers looks at the words, and at no more than 2000 of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_words (
      word text collate "C" not null,
      constraint search_words_pkey primary key (word)
    )
  `.execute(db);
  await sql`
    create function search_parts(word text) returns integer[] language sql immutable strict parallel safe as $$
      select array_agg((
        ascii(substr(word, at, 1)) * 961 + ascii(substr(word, at + 1, 1)) * 31 + ascii(substr(word, at + 2, 1))
      ) & 65535)
      from generate_series(1, length(word) - 2) at
    $$
  `.execute(db);
  await sql`
    create index search_words_parts on search_words using gin (search_parts(word)) with (fastupdate = off)
  `.execute(db);
  await sql`
    create function words_with_part(part text, most integer) returns setof text language sql stable rows 100
    set enable_seqscan to off as $$
      select word from (
        select word from search_words where search_parts(word) @> search_parts(part) limit 2000
      ) as candidates
      where strpos(word, part) > 0
      order by length(word), word
      limit most
    $$
  `.execute(db);
}
