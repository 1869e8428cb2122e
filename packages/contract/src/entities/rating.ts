import { z } from 'zod';
import { STARS_MAX } from '../limits.ts';

export const Stars = z.int().min(1).max(STARS_MAX);

export const StoryRating = z
  .object({
    stars: Stars.nullable().describe('What the caller has given; null if nothing'),
    can_rate: z.boolean().describe('Whether the caller has finished the story, which is not their own'),
    average_rating: z.number().describe('Out of 5; 0 while fewer than five readers have rated'),
  })
  .meta({ id: 'StoryRating' });
export type StoryRating = z.infer<typeof StoryRating>;
