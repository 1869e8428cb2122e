import { z } from 'zod';
import { READERS_MIN } from '../allLimits.ts';

/** A figure that is hidden if it is about very few readers. */
const cell = z
  .int()
  .min(0)
  .nullable()
  .describe(`Null if hidden, because it is about fewer than ${READERS_MIN} readers`);

export const SceneInsight = z
  .object({
    node: z.string(),
    is_ending: z.boolean(),
    visits: cell.describe('How often readers entered the scene'),
    readers: cell.describe('How many readers have entered the scene'),
    begun: cell.describe('How many sessions began in the scene, from a link to a turn'),
    stopped: cell.describe('How many readers left a session unfinished in the scene, for a day or longer'),
  })
  .meta({ id: 'SceneInsight' });
export type SceneInsight = z.infer<typeof SceneInsight>;

export const EdgeInsight = z
  .object({ from: z.string(), to: z.string(), visits: cell, readers: cell })
  .meta({ id: 'EdgeInsight' });
export type EdgeInsight = z.infer<typeof EdgeInsight>;

/** What readers do with a story, as anonymous figures. The author does not count as a reader. */
export const StoryInsights = z
  .object({
    plays: cell.describe('How many sessions were begun'),
    readers: cell,
    finished: cell.describe('How many readers have reached an ending'),
    median_minutes: z
      .number()
      .min(0)
      .nullable()
      .describe('The median length of a session without pauses; null if there are too few readers'),
    nodes: z
      .array(SceneInsight)
      .describe('Every scene of the published version, or of the draft if none is published'),
    edges: z.array(EdgeInsight).describe('The transitions between scenes, whichever choices were taken'),
  })
  .meta({ id: 'StoryInsights' });
export type StoryInsights = z.infer<typeof StoryInsights>;
