import type { StoryRating } from '@kathaloka/contract/entities';
import type { Queries } from '../../platform/db/schema.ts';
import { hasFinished } from '../play/public.ts';
import { ratingBy } from '../reactions/public.ts';

export interface AskedRating {
  readonly story_id: string;
  readonly user_id: string;
}

/** What a person has given to a published story, and whether they can rate it. */
export async function readRating(db: Queries, asked: AskedRating): Promise<StoryRating> {
  const { author_id, ...rating } = await ratingBy(db, asked);
  return { ...rating, can_rate: author_id !== asked.user_id && (await hasFinished(db, asked)) };
}
