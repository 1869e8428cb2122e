import { z } from 'zod';
import { Instant } from './common.ts';
import { SessionSummary } from './play.ts';
import { Story } from './story.ts';

/** The next part of a series in which the reader has finished a part. */
export const NextPart = z
  .object({ story: Story, ended_at: Instant.describe('When the caller finished the previous part') })
  .meta({ id: 'NextPart' });
export type NextPart = z.infer<typeof NextPart>;

export const SessionList = z
  .object({
    sessions: z.array(SessionSummary).describe('Most recently played first'),
    next_parts: z
      .array(NextPart)
      .describe(
        'The next part of each series in which the caller finished a part and began no later one; most recently finished first. Empty unless `open`',
      ),
  })
  .meta({ id: 'SessionList' });
export type SessionList = z.infer<typeof SessionList>;
