import { z } from 'zod';
import { SeriesPlace, Story } from './story.ts';

/** A series on the page of its author. */
export const AuthorSeries = SeriesPlace.omit({ position: true })
  .extend({ parts: SeriesPlace.shape.parts.describe('The number of parts that the caller may see') })
  .meta({ id: 'AuthorSeries' });
export type AuthorSeries = z.infer<typeof AuthorSeries>;

/** The author of published stories, as all readers see them, with one page of the stories. */
export const Author = z
  .object({
    username: z.string().describe('As the author spells it; the address ignores case'),
    display_name: z.string().describe('The username, if the author has no other name'),
    avatar_url: z.string().nullable(),
    about: z.string().nullable().describe('What the author says of themselves, as plain text'),
    series: z.array(AuthorSeries).describe('The newest first'),
    total_stories: z.int().describe('The number of published stories that the caller may see'),
    stories: z.array(Story).describe('The newest first'),
    next: z.string().nullish().describe('`after` of the next page; null on the last one'),
  })
  .meta({ id: 'Author' });
export type Author = z.infer<typeof Author>;

/** What ties a reader to an author. */
export const Follow = z
  .object({
    is_followed: z.boolean(),
    can_follow: z.boolean().describe('False for the author themselves'),
  })
  .meta({ id: 'Follow' });
export type Follow = z.infer<typeof Follow>;

/** The authors whom a reader follows. */
export const Follows = z
  .object({
    authors: z
      .array(Author.pick({ username: true, display_name: true, avatar_url: true }))
      .describe('By name. An author without a page is left out'),
    wants_letter: z
      .boolean()
      .describe('Whether a letter tells once a week what they have published; off by default'),
  })
  .meta({ id: 'Follows' });
export type Follows = z.infer<typeof Follows>;
