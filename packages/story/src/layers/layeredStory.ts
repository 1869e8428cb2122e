import type { AuthoredStory, StoryLayers } from '@kathaloka/contract/entities';

/** The fields of a story that a layer translates, besides its scenes. */
export const LAYERED_FIELDS = [
  'title',
  'tagline',
  'story_description',
  'story_prompt',
  'story_system_prompt',
  'image_alt',
] as const;

/** A story with its layers. Fields may be missing, as in the snapshot of a session. */
export interface LayeredStory
  extends
    Pick<AuthoredStory, 'story_structure'>,
    Partial<Pick<AuthoredStory, 'language' | (typeof LAYERED_FIELDS)[number] | 'lore_cards' | 'lexicon'>> {
  readonly layers?: StoryLayers;
}
