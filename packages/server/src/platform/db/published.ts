import type { ContentRating, StoryStatus } from '@kathaloka/contract/entities';
import { sql } from 'kysely';

/** Visible to readers. Only the author and administrators see drafts and archived stories. */
export const PUBLISHED = 'published' satisfies StoryStatus;

/** `PUBLISHED` as a condition on the table `stories`: a literal, so that the planner can use the partial indexes. */
export const isPublished = sql<boolean>`stories.status = ${sql.lit(PUBLISHED)}`;

/** The ratings of the stories that a reader is shown; null: all. */
export type Ratings = readonly ContentRating[] | null;

/** The ratings as a condition on the table `stories`. */
export const isRated = (ratings: Ratings) =>
  ratings === null ? sql<boolean>`true` : sql<boolean>`stories.content_rating = any(${[...ratings]}::text[])`;
