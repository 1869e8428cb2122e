import { z } from 'zod';
import { CONTENT_RATINGS, DIFFICULTIES, LANGUAGES, STORY_STATUSES } from '../options.ts';

export { CONTENT_RATINGS, DIFFICULTIES, LANGUAGES, STORY_STATUSES };

/** Lower case everywhere, as PostgreSQL returns it: an id has a single spelling. */
export const uuid = () => z.uuid().toLowerCase();

export const Id = uuid().meta({ id: 'Id', description: 'A UUID' });
export type Id = z.infer<typeof Id>;

/** A UTC timestamp, such as `2026-11-20T09:30:00.000Z`. */
export const Instant = z.iso.datetime().meta({ id: 'Instant', description: 'An instant in UTC' });
export type Instant = z.infer<typeof Instant>;

export const ContentRating = z.enum(CONTENT_RATINGS).meta({ id: 'ContentRating' });
export type ContentRating = z.infer<typeof ContentRating>;

export const Difficulty = z.enum(DIFFICULTIES).meta({ id: 'Difficulty' });
export type Difficulty = z.infer<typeof Difficulty>;

export const StoryStatus = z.enum(STORY_STATUSES).meta({ id: 'StoryStatus' });
export type StoryStatus = z.infer<typeof StoryStatus>;

export const Language = z.enum(LANGUAGES).meta({ id: 'Language' });
export type Language = z.infer<typeof Language>;
