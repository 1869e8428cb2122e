import type { ContentRating, StoryStatus } from '@kathaloka/contract/entities';
import { sql } from 'kysely';

/** Visible to readers. Drafts and archived stories exist for their author and for administrators only. */
export const PUBLISHED = 'published' satisfies StoryStatus;

/** The same as a condition on the table `stories`: a literal instead of a parameter, so that the planner can use the partial indexes. */
export const isPublished = sql<boolean>`stories.status = ${sql.lit(PUBLISHED)}`;

/** The ratings of the stories that somebody is shown; null: all. */
export type Ratings = readonly ContentRating[] | null;

/** As a condition on the table `stories`. */
export const isRated = (ratings: Ratings) =>
  ratings === null ? sql<boolean>`true` : sql<boolean>`stories.content_rating = any(${[...ratings]}::text[])`;
