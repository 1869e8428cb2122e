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
      .describe('As its author calls it, or from its scene; null where neither says'),
  })
  .meta({ id: 'FoundEnding' });
export type FoundEnding = z.infer<typeof FoundEnding>;

export const FoundEndings = z
  .object({
    found: z.array(FoundEnding),
    total: z
      .int()
      .min(0)
      .describe('How many endings the story had when the caller last finished it; 0 where none was found'),
  })
  .meta({ id: 'FoundEndings' });
export type FoundEndings = z.infer<typeof FoundEndings>;

const hint = z
  .string()
  .nullable()
  .describe('What the author tells of an ending that is missing, from the second play on; null: nothing');

export const StoryEndings = FoundEndings.extend({
  hint,
  language: Language.nullable().describe(
    'Of the names and the hint: that of the last play; null where none was found',
  ),
}).meta({ id: 'StoryEndings' });
export type StoryEndings = z.infer<typeof StoryEndings>;

export const FinishedStory = FoundEndings.extend({
  story_id: Id,
  story: SessionStory.omit({ game_config: true }).describe('As it was played'),
  is_visible: z.boolean().describe('Whether the caller may still see the page of the story'),
  session_id: Id.describe('The session that reached an ending last'),
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

const turnOfFork = Id.describe('The turn that offered it, from which a new session can begin');

export const EndingFork = z
  .object({
    turn_id: turnOfFork,
    choice: z.string().describe('What the player chose, in the author’s words'),
    deed: z.string().nullable().describe('The author’s noun phrase for it'),
    opened: z.string().nullable().describe('A choice taken later that was open because of this one'),
    ruled_out: z.int().min(0).describe('How many endings could not be reached any more'),
  })
  .meta({ id: 'EndingFork' });
export type EndingFork = z.infer<typeof EndingFork>;

/** A choice that was not offered. Leaves out its text, which the player has never seen. */
export const ClosedWay = z
  .object({
    choice: z.string().describe('What the player chose where it was closed'),
    because: z.string().describe('The earlier choice on which it depended'),
    is_taken: z
      .boolean()
      .describe(
        'Whether that choice was taken, and closed it; otherwise it was left, and would have opened it',
      ),
    turn_id: turnOfFork,
  })
  .meta({ id: 'ClosedWay' });
export type ClosedWay = z.infer<typeof ClosedWay>;

/** The end of a session. What it tells about the path gives no other path away. */
export const SessionEnding = FoundEnding.extend({
  last_line: z.string().describe('The last paragraph that was told'),
  shared_line: z
    .string()
    .optional()
    .describe(
      'The same without what the player has typed, which is not shown to others; absent where it is the same',
    ),
  is_lost: z.literal(true).optional().describe('The player has failed: going back to a fork is free'),
  light: z.enum(SCENE_HOURS).nullable().describe('When the last scene takes place, if its text says so'),
  found: z.array(FoundEnding).describe('The endings that the caller has found so far, this one among them'),
  total: z.int().min(1).describe('How many endings the story has'),
  hint,
  missed: z
    .string()
    .nullable()
    .describe('What the author tells of a scene that this play did not come to; null: nothing'),
  forks: z.array(EndingFork).describe('The choices that mattered most, oldest first'),
  closed: ClosedWay.nullable(),
  choices_made: z.int().min(0),
  scenes_completed: z.int().min(0),
  credits_spent: z.int().min(0),
  next: Story.nullable().describe(
    'The next part of its series; otherwise another story of the same shelf or mood that the caller has not finished',
  ),
  is_next_part: z.boolean().describe('Whether `next` is a later part of the same series'),
}).meta({ id: 'SessionEnding' });
export type SessionEnding = z.infer<typeof SessionEnding>;
