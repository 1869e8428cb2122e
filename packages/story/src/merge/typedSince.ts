import type { StoryCreate } from '@kathaloka/contract/entities';
import { mergeStories } from './mergeStories.ts';

/** A draft that was sent, how it was saved, and what its page shows by then. */
export interface SentDraft {
  readonly sent: StoryCreate;
  readonly saved: StoryCreate;
  readonly typed: StoryCreate;
}

/**
 * What was typed while a draft was being saved, on top of the saved story. Where the server has changed the
 * same part, what was typed stands.
 *
 * @example
 * const draft = typedSince({ sent, saved: draftOf(story), typed: draftOnThePage });
 */
export function typedSince({ sent, saved, typed }: SentDraft): StoryCreate {
  const three = { base: sent, theirs: saved, mine: typed };
  const decided = new Map(mergeStories(three).questions.map(({ id }) => [id, 'mine' as const]));
  return mergeStories(three, decided).story;
}
