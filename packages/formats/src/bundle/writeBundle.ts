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
export function writeBundle(story: BundledFields): string {
  return `${JSON.stringify({ kathaloka: BUNDLE_VERSION, story: bundled(story) }, null, 2)}\n`;
}

export type BundledFields = Partial<StoryCreate> & Pick<StoryCreate, 'story_structure'>;

/** The fields of a story in the order of the format. */
export function bundled(story: BundledFields): object {
  return Object.fromEntries(
    FIELDS.flatMap((field) => (story[field] === undefined ? [] : [[field, story[field]] as const])),
  );
}
