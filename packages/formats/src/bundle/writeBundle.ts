import type { StoryCreate } from '@kathaloka/contract/entities';
import { STORY_FIELD_NAMES } from '@kathaloka/contract/storyFields';
import { BUNDLE_VERSION } from './readBundle.ts';

/** Every field that an author writes, in this order. The scenes come last because they are long. */
const FIELDS = [
  ...STORY_FIELD_NAMES.filter((field) => field !== 'story_structure'),
  'story_structure',
] as const;

/**
 * The whole story as JSON. Exporting an imported bundle gives the same bytes. Scenes keep the author's order, except
 * that JavaScript lists names of whole numbers first.
 */
export function writeBundle(story: BundledFields): string {
  return `${JSON.stringify({ kathaloka: BUNDLE_VERSION, story: bundled(story) }, null, 2)}\n`;
}

export type BundledFields = Partial<StoryCreate> & Pick<StoryCreate, 'story_structure'>;

/** The fields of a story, in the order of the format. */
export function bundled(story: BundledFields): object {
  return Object.fromEntries(
    FIELDS.flatMap((field) => (story[field] === undefined ? [] : [[field, story[field]] as const])),
  );
}
