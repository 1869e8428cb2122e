import { type Kysely, sql } from 'kysely';

/**
 * The sound of a word: its consonants, without what is written in several ways (karna and kurna, laddu and laddoo, ferryman
 * and feryman, हनुमान and हनूमान). Words of the index are found by its first letters.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_sound(word text) returns text language sql immutable parallel safe strict as $$
      select left(regexp_replace(
        regexp_replace(
          translate(
            regexp_replace(left(spelled, 1), '[aeiouy]', 'a')
              || regexp_replace(substr(spelled, 2), '[aeiouyh\u0902\u0903\u0905-\u0914\u093e-\u094d]', '', 'g'),
            'wzqxc', 'vskkk'
          ),
          '(.)\\1+', '\\1', 'g'
        ),
        '(..)s$', '\\1'
      ), 12)
      from (select regexp_replace(replace(word, 'ph', 'f'), '([bcdgjkst])h', '\\1', 'g') as spelled)
    $$
  `.execute(db);
  await sql`create index search_words_sounds on search_words using btree (search_sound(word))`.execute(db);
}
