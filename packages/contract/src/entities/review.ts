import { z } from 'zod';
import { Instant } from './common.ts';
import { Story } from './story.ts';

/**
 * How an author is told of a decision. Authors without a verified address see it in My Stories. `nobody`: there is no
 * author, or the author made the decision.
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
    note: z.string().describe('The author’s description of the changes; may be empty'),
    version: z
      .int()
      .min(1)
      .describe(
        'Must be sent with the approval, so that reviewers approve only the text that they have read',
      ),
    is_update: z
      .boolean()
      .describe('Whether an earlier version is published; it stays published until this one is approved'),
  })
  .meta({ id: 'ReviewItem' });
export type ReviewItem = z.infer<typeof ReviewItem>;
