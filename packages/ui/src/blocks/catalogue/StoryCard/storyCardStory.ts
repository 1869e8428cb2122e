import type { Story, StoryStats, StoryUserState } from '@kathaloka/contract/entities';
import type { Named } from '@kathaloka/contract/rules';
import type { WithAuthorName } from '../../storyFields.ts';
import type { WithTranslations } from '../../translation.ts';

/** What a card draws if it is there. */
type Drawn<T> = { readonly [Field in keyof T]?: T[Field] | undefined };

/** The fields of a story that its cover shows. */
export interface StoryCoverStory
  extends
    Pick<Story, 'id' | 'language'>,
    Drawn<Pick<Story, 'cover_image_url' | 'image_alt' | 'is_open_to_guests'>> {
  category?: Named | null | undefined;
}

/** The fields of a story that its card shows; what is left out is not drawn. A whole `Story` fits as well. */
export interface StoryCardStory
  extends
    StoryCoverStory,
    WithTranslations,
    Pick<Story, 'title'>,
    Drawn<Pick<Story, 'tagline' | 'story_description'>> {
  author: WithAuthorName['author'] & Drawn<Pick<Story['author'], 'avatar_url'>>;
  stats?: Pick<StoryStats, 'likes_total' | 'plays_total' | 'bookmarks_total'> | undefined;
  /** What the reader has done with it: for a heart and a bookmark that can be pressed. */
  user_state?: Pick<StoryUserState, 'hasLiked' | 'hasBookmarked'> | undefined;
}
