import { z } from 'zod';
import { Instant } from './common.ts';
import { SessionSummary } from './play.ts';
import { Story } from './story.ts';

/** The next part of a series, after one that the reader has finished. */
export const NextPart = z
  .object({ story: Story, ended_at: Instant.describe('When the part before it was ended') })
  .meta({ id: 'NextPart' });
export type NextPart = z.infer<typeof NextPart>;

export const SessionList = z
  .object({
    sessions: z.array(SessionSummary).describe('Most recently played first'),
    next_parts: z
      .array(NextPart)
      .describe(
        'Of each series in which the caller has ended a part and begun no later one, the next part; most recently ended first. Empty unless `open`',
      ),
  })
  .meta({ id: 'SessionList' });
export type SessionList = z.infer<typeof SessionList>;
