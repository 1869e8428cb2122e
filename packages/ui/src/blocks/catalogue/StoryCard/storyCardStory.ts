import type { Story, StoryStats, StoryUserState } from '@kathaloka/contract/entities';
import type { MachineMade, Named } from '@kathaloka/contract/rules';
import type { InAnyLanguage } from '../../../theme/anyLanguage.ts';
import type { WithAuthorName } from '../../storyFields.ts';
import type { WithTranslations } from '../../translation.ts';

/** Fields that the card shows if they are present. */
type Drawn<T> = { readonly [Field in keyof T]?: T[Field] | undefined };

/** The fields of a story that its cover shows. */
export interface StoryCoverStory
  extends
    InAnyLanguage<Pick<Story, 'id' | 'language'>>,
    Drawn<Pick<Story, 'cover_image_url' | 'image_alt'>> {}

/** The fields of a story that its card shows; missing ones are omitted. A whole `Story` also fits. */
export interface StoryCardStory
  extends
    StoryCoverStory,
    WithTranslations,
    Partial<MachineMade>,
    Pick<Story, 'title'>,
    Drawn<Pick<Story, 'tagline' | 'story_description' | 'is_open_to_guests'>> {
  category?: Named | null | undefined;
  author: WithAuthorName['author'] & Drawn<Pick<Story['author'], 'avatar_url'>>;
  stats?: Pick<StoryStats, 'likes_total' | 'plays_total' | 'bookmarks_total'> | undefined;
  /** Whether the reader has liked and bookmarked the story. */
  user_state?: Pick<StoryUserState, 'hasLiked' | 'hasBookmarked'> | undefined;
}
