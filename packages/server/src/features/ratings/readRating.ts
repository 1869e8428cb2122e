import type { StoryRating } from '@kathaloka/contract/entities';
import type { Queries } from '../../platform/db/schema.ts';
import { notFound } from '../../platform/notFound.ts';
import { hasFinishedStory } from '../play/public.ts';
import { findRating } from '../reactions/public.ts';

export interface AskedRating {
  readonly story_id: string;
  readonly user_id: string;
}

/** What a person has given to a published story, and whether they can rate it. */
export async function readRating(db: Queries, asked: AskedRating): Promise<StoryRating> {
  const row = await findRating(db, asked);
  if (!row) throw notFound('story');
  const { author_id, ...rating } = row;
  return { ...rating, can_rate: author_id !== asked.user_id && (await hasFinishedStory(db, asked)) };
}
