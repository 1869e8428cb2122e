import type { Story, StoryUserState } from '@kathaloka/contract/entities';
import type { StoryRow } from './repository.ts';

export const GUEST: StoryUserState = { hasLiked: false, hasBookmarked: false, has_premium_access: false };

/** A story as its reader sees it. */
export function presentStory(row: StoryRow, reader: StoryUserState): Story {
  const {
    likes_total,
    plays_total,
    bookmarks_total,
    shares_count,
    completion_rate,
    average_rating,
    created_at,
    author_id: _author_id,
    author,
    teller,
    ...story
  } = row;
  return {
    ...story,
    created_at: created_at.toISOString(),
    author: teller
      ? { display_name: teller.name, avatar_url: null, voice: teller.voice }
      : (author ?? { display_name: null, avatar_url: null }),
    stats: { likes_total, plays_total, bookmarks_total, shares_count, completion_rate, average_rating },
    user_state: reader,
  };
}
