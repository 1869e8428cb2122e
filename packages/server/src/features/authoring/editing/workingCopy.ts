import type { PlayedContent } from '@kathaloka/contract/entities';
import { pick } from '@kathaloka/contract/rules';
import { PLAYED_FIELDS } from '@kathaloka/contract/storyFields';
import { isSame } from '@kathaloka/story';
import type { WrittenStory } from './storyRow.ts';

export type WrittenPlayed = Pick<WrittenStory, keyof PlayedContent>;

export function playedPart(story: WrittenPlayed): WrittenPlayed {
  return pick(story, PLAYED_FIELDS);
}

/**
 * Splits the changes of a published story: the fields of its card are stored immediately, the fields that are played
 * go into the working copy.
 */
export function splitPublished(
  published: WrittenStory,
  changed: WrittenStory,
): { readonly story: WrittenStory; readonly working_copy: WrittenPlayed | null } {
  const before = playedPart(published);
  const after = playedPart(changed);
  // if they differ only in the order of the scenes, the new order is stored immediately
  if (isSame(before, after)) return { story: changed, working_copy: null };
  return { story: { ...changed, ...before }, working_copy: after };
}
