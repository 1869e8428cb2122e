import { sql } from 'kysely';
import type { Queries } from '../../platform/db/schema.ts';

/** More than one, because some may be premium stories that the reader cannot play. */
const ALIKE = 5;

/** How many stories are compared; in a larger library the newest ones. */
const COMPARED = 500;

/** Published stories in the language of a story, the most similar category and tags first. */
export async function findAlike(
  db: Queries,
  { story_id, except }: { readonly story_id: string; readonly except: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with told as materialized (
      select category_id, language, array(select tag_id from story_tags where story_tags.story_id = stories.id) as tags
      from stories where id = ${story_id}
    ), others as materialized (
      select stories.id, stories.category_id, stories.published_at from stories, told
      where status = 'published' and stories.language = told.language and stories.id <> all(${[...except]}::uuid[])
      order by published_at desc limit ${COMPARED}
    )
    select others.id from others, told, lateral (
      select count(*) as shared from story_tags
      where story_tags.story_id = others.id and story_tags.tag_id = any(told.tags)
    ) mood
    order by (others.category_id is not distinct from told.category_id)::integer * 2 + mood.shared desc,
      others.published_at desc, others.id
    limit ${ALIKE}
  `.execute(db);
  return rows.map(({ id }) => id);
}
