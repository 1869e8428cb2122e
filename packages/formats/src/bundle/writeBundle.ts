import type { StoryCreate } from '@kathaloka/contract/entities';
import { STORY_FIELD_NAMES } from '@kathaloka/contract/storyFields';
import { BUNDLE_VERSION } from './readBundle.ts';

/** What a bundle holds, in this order: every field that an author writes, the scenes last, because they are long. */
const FIELDS = [
  ...STORY_FIELD_NAMES.filter((field) => field !== 'story_structure'),
  'story_structure',
] as const;

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
