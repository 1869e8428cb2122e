import type { StoryCreate } from '@kathaloka/contract/entities';
import { BUNDLE_VERSION } from './readBundle.ts';

/** What a bundle holds, in this order: every field that an author writes. */
const FIELDS = [
  'title',
  'tagline',
  'story_description',
  'story_prompt',
  'story_system_prompt',
  'language',
  'content_rating',
  'difficulty_level',
  'category_id',
  'tag_ids',
  'is_premium',
  'is_featured',
  'cover_image_url',
  'image_alt',
  'cover',
  'initial_xp',
  'actions_count',
  'story_cards_count',
  'total_scenes',
  'branching_points',
  'possible_endings',
  'estimated_play_time',
  'game_config',
  'lore_cards',
  'depiction',
  'lexicon',
  'story_structure',
] as const satisfies readonly (keyof StoryCreate)[];

/**
 * The whole story as JSON. An export of an import is identical, byte for byte. Scenes stand in the author's order; those
 * whose names are whole numbers come first, by number, as in every object of JavaScript.
 */
export function writeBundle(story: Partial<StoryCreate> & Pick<StoryCreate, 'story_structure'>): string {
  const known = FIELDS.flatMap((field) =>
    story[field] === undefined ? [] : [[field, story[field]] as const],
  );
  return `${JSON.stringify({ kathaloka: BUNDLE_VERSION, story: Object.fromEntries(known) }, null, 2)}\n`;
}
