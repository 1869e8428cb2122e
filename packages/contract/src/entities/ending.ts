import { z } from 'zod';
import { Id, Instant, Language } from './common.ts';
import { SessionStory } from './play.ts';
import { Story } from './story.ts';

/** The time of day in a scene. */
export const SCENE_HOURS = ['dawn', 'noon', 'dusk', 'night'] as const;

export const FoundEnding = z
  .object({
    scene: z.string().describe('The name of its scene in the graph'),
    name: z
      .string()
      .nullable()
      .describe('The author’s title, or a name derived from the scene; null if there is neither'),
  })
  .meta({ id: 'FoundEnding' });
export type FoundEnding = z.infer<typeof FoundEnding>;

export const FoundEndings = z
  .object({
    found: z.array(FoundEnding),
    total: z
      .int()
      .min(0)
      .describe(
        'How many endings the story had when the caller last finished it; 0 if the caller found none',
      ),
  })
  .meta({ id: 'FoundEndings' });
export type FoundEndings = z.infer<typeof FoundEndings>;

const hint = z
  .string()
  .nullable()
  .describe(
    'The author’s hint at an ending that the caller has not found, from the second play on; null if there is none',
  );

export const StoryEndings = FoundEndings.extend({
  hint,
  language: Language.nullable().describe(
    'The language of the names and the hint, which is that of the last play; null if no ending was found',
  ),
}).meta({ id: 'StoryEndings' });
export type StoryEndings = z.infer<typeof StoryEndings>;

export const FinishedStory = FoundEndings.extend({
  story_id: Id,
  story: SessionStory.omit({ game_config: true }).describe('The story as the caller played it'),
  is_visible: z.boolean().describe('Whether the caller may still see the page of the story'),
  session_id: Id.describe('The last session that reached an ending'),
  finished_at: Instant.describe('When that session was last played'),
}).meta({ id: 'FinishedStory' });
export type FinishedStory = z.infer<typeof FinishedStory>;

export const FinishedStories = z
  .object({
    stories: z.array(FinishedStory),
    next: Id.nullable().describe('`after` of the next page; null on the last one'),
  })
  .meta({ id: 'FinishedStories' });
export type FinishedStories = z.infer<typeof FinishedStories>;

const turnOfFork = Id.describe('The turn that offered the choice; a new session can begin from it');

export const EndingFork = z
  .object({
    turn_id: turnOfFork,
    choice: z.string().describe('What the player chose, in the author’s words'),
    deed: z.string().nullable().describe('The author’s noun phrase for it'),
    opened: z.string().nullable().describe('A choice taken later that was open because of this one'),
    told: z
      .string()
      .nullable()
      .describe(
        'The latest sentence of the tale that the player read because of this one; null if there is none',
      ),
    ruled_out: z.int().min(0).describe('How many endings became unreachable'),
  })
  .meta({ id: 'EndingFork' });
export type EndingFork = z.infer<typeof EndingFork>;

/** A choice that was not offered. Leaves out its text, which the player has never seen. */
export const ClosedWay = z
  .object({
    choice: z.string().describe('What the player chose at the turn where this choice was closed'),
    because: z.string().describe('The earlier choice that decided it'),
    is_taken: z
      .boolean()
      .describe(
        'True if the player took that choice, which closed this one; false if taking it would have opened this one',
      ),
    turn_id: turnOfFork,
  })
  .meta({ id: 'ClosedWay' });
export type ClosedWay = z.infer<typeof ClosedWay>;

/** The ending of a session. What it tells about the player's path reveals no other path. */
export const SessionEnding = FoundEnding.extend({
  last_line: z.string().describe('The last paragraph of the tale'),
  shared_line: z
    .string()
    .optional()
    .describe('`last_line` without what the player typed, for sharing; absent if it is the same'),
  is_lost: z.literal(true).optional().describe('The player has failed: going back to a fork is free'),
  light: z
    .enum(SCENE_HOURS)
    .nullable()
    .describe('The time of day in the last scene, if its text mentions it'),
  found: z.array(FoundEnding).describe('The endings that the caller has found so far, including this one'),
  total: z.int().min(1).describe('How many endings the story has'),
  hint,
  missed: z
    .string()
    .nullable()
    .describe('The author’s hint at a scene that this play missed; null if there is none'),
  forks: z.array(EndingFork).describe('The choices that mattered most, oldest first'),
  closed: ClosedWay.nullable(),
  choices_made: z.int().min(0),
  scenes_completed: z.int().min(0),
  credits_spent: z.int().min(0),
  next: Story.nullable().describe(
    'The next part of the series; otherwise an unfinished story of the same category or mood',
  ),
  is_next_part: z.boolean().describe('Whether `next` is a later part of the same series'),
}).meta({ id: 'SessionEnding' });
export type SessionEnding = z.infer<typeof SessionEnding>;
