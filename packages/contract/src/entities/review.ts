import { z } from 'zod';
import { Instant } from './common.ts';
import { Story } from './story.ts';

/** A story waiting for review by an administrator. */
export const ReviewItem = z.object({ story: Story, submitted_at: Instant }).meta({ id: 'ReviewItem' });
export type ReviewItem = z.infer<typeof ReviewItem>;
