import type { Story, StoryUserState } from '@kathaloka/contract/entities';
import { pick } from '@kathaloka/contract/rules';
import { PUBLIC_COLUMNS } from '@kathaloka/contract/storyFields';
import { FIGURES, type StoryRow } from './repository.ts';

export const GUEST: StoryUserState = { hasLiked: false, hasBookmarked: false, has_premium_access: false };

/** A story as its reader sees it. */
export function presentStory(row: StoryRow, reader: StoryUserState): Story {
  const { created_at, author, teller } = row;
  return {
    ...pick(row, ['id', 'status', 'category', 'tags', ...PUBLIC_COLUMNS]),
    created_at: created_at.toISOString(),
    author: teller
      ? { display_name: teller.name, avatar_url: null, voice: teller.voice }
      : (author ?? { display_name: null, avatar_url: null }),
    stats: pick(row, FIGURES),
    user_state: reader,
  };
}
