import type { Story, StoryStats, StoryUserState } from '@kathaloka/contract/entities';
import type { WithAuthor, WithCategory } from '../../storyFields.ts';
import type { WithTranslations } from '../../translation.ts';

/** The fields of a story that its cover shows. */
export type StoryCoverStory = Pick<Story, 'id' | 'cover_image_url' | 'image_alt' | 'language'> &
  Partial<Pick<Story, 'is_open_to_guests'>> &
  WithCategory;

/** The fields of a story that its card shows. A whole `Story` fits as well. */
export interface StoryCardStory
  extends
    StoryCoverStory,
    WithAuthor,
    WithTranslations,
    Pick<Story, 'title' | 'tagline' | 'story_description'> {
  stats: Pick<StoryStats, 'likes_total' | 'plays_total' | 'bookmarks_total'>;
  user_state: Pick<StoryUserState, 'hasLiked' | 'hasBookmarked'>;
}
