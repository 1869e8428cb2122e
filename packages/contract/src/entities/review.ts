import { z } from 'zod';
import { Instant } from './common.ts';
import { Story } from './story.ts';

/**
 * How an author hears of a decision. Authors without a verified address see it in My Stories. `nobody`: there
 * is no author, or the author made the decision.
 */
export const AuthorTold = z.enum(['mail', 'my_stories', 'nobody']).meta({ id: 'AuthorTold' });
export type AuthorTold = z.infer<typeof AuthorTold>;

export const ReviewDecision = Story.extend({ author_told: AuthorTold.default('mail') }).meta({
  id: 'ReviewDecision',
});
export type ReviewDecision = z.infer<typeof ReviewDecision>;

/** A story waiting for review by an administrator. */
export const ReviewItem = z
  .object({
    story: Story,
    submitted_at: Instant,
    note: z.string().describe('What its author says has changed; may be empty'),
    version: z
      .int()
      .min(1)
      .describe('Sent with the approval, so that nobody approves a text that they have not read'),
    is_update: z
      .boolean()
      .describe('Whether an earlier version is published; it stays so until this one is approved'),
  })
  .meta({ id: 'ReviewItem' });
export type ReviewItem = z.infer<typeof ReviewItem>;
