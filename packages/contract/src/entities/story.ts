import { z } from 'zod';
import { Category } from './category.ts';
import { ContentRating, Difficulty, Id, Instant, Language, StoryStatus } from './common.ts';
import { SKILL_CHECK_DIFFICULTIES } from '../allLimits.ts';
import { readFields } from './storyFieldSchemas.ts';
import { Tag } from './tag.ts';

export const StoryAuthor = z
  .object({
    display_name: z.string().nullable(),
    avatar_url: z.string().nullable(),
    username: z
      .string()
      .nullable()
      .describe('Identifies the author’s page; null if there is none, and for a story that is not published'),
    voice: z
      .string()
      .optional()
      .describe('One line about the storyteller; only authors of bundled stories have one'),
  })
  .meta({ id: 'StoryAuthor' });
export type StoryAuthor = z.infer<typeof StoryAuthor>;

export const StoryStats = z
  .object({
    likes_total: z.int(),
    plays_total: z.int(),
    bookmarks_total: z.int(),
    shares_count: z.int(),
    completion_rate: z.number().nullable().describe('Share of sessions that reached an ending, in percent'),
    average_rating: z.number().describe('Out of 5; 0 while fewer than five readers have rated'),
  })
  .meta({ id: 'StoryStats' });
export type StoryStats = z.infer<typeof StoryStats>;

/** The relation of the caller to the story; all false for a guest. */
export const StoryUserState = z
  .object({
    hasLiked: z.boolean(),
    hasBookmarked: z.boolean(),
    has_premium_access: z.boolean(),
  })
  .meta({ id: 'StoryUserState' });
export type StoryUserState = z.infer<typeof StoryUserState>;

export const GameCommand = z.object({ cost: z.int().min(0) }).meta({ id: 'GameCommand' });
export type GameCommand = z.infer<typeof GameCommand>;

export { SKILL_CHECK_DIFFICULTIES };

export const GameConfig = z
  .object({
    xp_gain_multiplier: z.number().min(0.1),
    health_max: z.int().min(1),
    inventory_slots: z.int().min(0),
    skill_check_difficulty: z.enum(SKILL_CHECK_DIFFICULTIES),
    commands: z.record(z.string(), GameCommand).describe('Maps the name of a command to its cost in XP'),
  })
  .meta({ id: 'GameConfig' });
export type GameConfig = z.infer<typeof GameConfig>;

/** The words on a story's card in another language. */
export const StoryTranslation = z
  .object({ language: Language, title: z.string(), tagline: z.string(), image_alt: z.string() })
  .meta({ id: 'StoryTranslation' });
export type StoryTranslation = z.infer<typeof StoryTranslation>;

/** The place of a story in its series. */
export const SeriesPlace = z
  .object({
    slug: z.string(),
    language: Language.describe('The language of the series’ title'),
    title: z.string(),
    translations: z.array(z.object({ language: Language, title: z.string() })),
    position: z.int().min(1),
    parts: z.int().min(1).describe('The number of parts'),
  })
  .meta({ id: 'SeriesPlace' });
export type SeriesPlace = z.infer<typeof SeriesPlace>;

export const Story = z
  .object({
    id: Id,
    ...readFields,
    story_description: readFields.story_description.describe('Markdown'),
    story_prompt: readFields.story_prompt.describe('Markdown; public'),
    cover_image_url: z.string().nullable(),
    category: Category.nullable(),
    author: StoryAuthor,
    tags: z.array(Tag),
    is_open_to_guests: readFields.is_open_to_guests.describe(
      'Whether guests may play all of it besides the one story of their choice',
    ),
    is_machine_written: readFields.is_machine_written.describe(
      'Whether its words were made with a language model, as its author declares',
    ),
    is_machine_drawn: readFields.is_machine_drawn.describe(
      'Whether its pictures were made with an image model, as its author declares',
    ),
    is_machine_translated: readFields.is_machine_translated.describe(
      'Whether its translations were made with a language model, as its author declares',
    ),
    content_rating: ContentRating,
    difficulty_level: Difficulty,
    status: StoryStatus,
    language: Language.describe('The language in which it was written'),
    languages: z.array(Language).describe('The languages in which it can be played, the original first'),
    translations: z.array(StoryTranslation).describe('One for each of `languages` except the original'),
    series: SeriesPlace.nullable().describe('The series that it is a part of'),
    created_at: Instant,
    estimated_play_time: readFields.estimated_play_time.describe('In minutes'),
    game_config: GameConfig,
    stats: StoryStats,
    user_state: StoryUserState,
  })
  .meta({ id: 'Story' });
export type Story = z.infer<typeof Story>;

/** A cursor in the list of stories: a position between two stories. */
export const PageCursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
  // PostgreSQL rejects an impossible date
  .refine((cursor) => Instant.safeParse(cursor.split('_', 1)[0]).success && !cursor.startsWith('0000'));

export const StoryPage = z
  .object({
    stories: z.array(Story),
    page: z.int(),
    total_pages: z.int(),
    total_stories: z.int(),
    next: z.string().nullish().describe('`after` of the next page; null on the last one'),
  })
  .meta({ id: 'StoryPage' });
export type StoryPage = z.infer<typeof StoryPage>;
