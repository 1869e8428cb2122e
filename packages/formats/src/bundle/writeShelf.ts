import { BUNDLE_VERSION } from './readBundle.ts';
import { bundled, type BundledFields } from './writeBundle.ts';

/** A story of a shelf. It names its category and tags, because ids differ between installations. */
export interface ShelvedStory {
  readonly category: string | null;
  readonly tags: readonly string[];
  readonly story: BundledFields;
}

/** Several stories in one file. */
export function writeShelf(stories: readonly ShelvedStory[]): string {
  const written = stories.map(({ category, tags, story }) => ({ category, tags, story: bundled(story) }));
  return `${JSON.stringify({ kathaloka: BUNDLE_VERSION, stories: written }, null, 2)}\n`;
}
