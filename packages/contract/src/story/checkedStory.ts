import type { AuthoredStory } from '../entities/authoring.ts';
import type { StoryCounts } from './counts.ts';

/** What the checks read. A story that lacks some of it is checked for the rest. */
export type CheckedStory = Pick<AuthoredStory, 'story_structure'> &
  Partial<
    Pick<
      AuthoredStory,
      | 'title'
      | 'tagline'
      | 'story_description'
      | 'story_prompt'
      | 'lore_cards'
      | 'depiction'
      | keyof StoryCounts
    >
  >;
