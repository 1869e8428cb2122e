import type { Story, StoryUserState } from '@kathaloka/contract/entities';
import type { StoryRow } from './repository.ts';

const GUEST: StoryUserState = { hasLiked: false, hasBookmarked: false, has_premium_access: false };

/** A story as its reader sees it. */
export function presentStory(row: StoryRow, reader: StoryUserState = GUEST): Story {
  const {
    likes_total,
    plays_total,
    bookmarks_total,
    shares_count,
    completion_rate,
    average_rating,
    created_at,
    author,
    ...story
  } = row;
  return {
    ...story,
    created_at: created_at.toISOString(),
    author: author ?? { display_name: null, avatar_url: null },
    stats: { likes_total, plays_total, bookmarks_total, shares_count, completion_rate, average_rating },
    user_state: reader,
  };
}
