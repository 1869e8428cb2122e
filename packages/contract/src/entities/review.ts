import { z } from 'zod';
import { Instant } from './common.ts';
import { Story } from './story.ts';

/** A story that waits for an administrator. */
export const ReviewItem = z.object({ story: Story, submitted_at: Instant }).meta({ id: 'ReviewItem' });
export type ReviewItem = z.infer<typeof ReviewItem>;
