import type { AuthoredStory, StoryLayers } from '@kathaloka/contract/entities';
import type { StoryCounts } from '../counts.ts';

/** The input of the checks. Missing parts are skipped. */
export type CheckedStory = Pick<AuthoredStory, 'story_structure'> &
  Partial<
    Pick<
      AuthoredStory,
      | 'title'
      | 'tagline'
      | 'story_description'
      | 'story_prompt'
      | 'story_system_prompt'
      | 'language'
      | 'lore_cards'
      | 'depiction'
      | 'lexicon'
      | 'image_alt'
      | 'game_config'
      | keyof StoryCounts
    >
  > & { readonly layers?: StoryLayers };
