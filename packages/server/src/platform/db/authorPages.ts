import { sql } from 'kysely';

/** Whether a row of `stories` is told in its author’s own name, and not in that of an invented teller. */
export const isOfAuthor = sql<boolean>`not exists (
  select from story_tellers where story_tellers.story_id = stories.id
)`;

/** Whether readers may see who a row of `users` is. An administrator's username is half of their login. */
export const isPublicAuthor = sql<boolean>`(
  users.role <> 'admin' and users.blocked_at is null and users.closed_at is null
)`;
