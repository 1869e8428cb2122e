import type { StoryCreate } from '@kathaloka/contract/entities';
import { mergeStories } from './mergeStories.ts';

/** A draft that was sent, the story as saved, and the draft shown by the page when the answer arrives. */
export interface SentDraft {
  readonly sent: StoryCreate;
  readonly saved: StoryCreate;
  readonly typed: StoryCreate;
}

/**
 * Reapplies what the author typed during a save to the saved story. Typed text wins over changes of the server in the
 * same part.
 *
 * @example const draft = typedSince({ sent, saved: draftOf(story), typed: draftOnThePage });
 */
export function typedSince({ sent, saved, typed }: SentDraft): StoryCreate {
  const three = { base: sent, theirs: saved, mine: typed };
  const decided = new Map(mergeStories(three).questions.map(({ id }) => [id, 'mine' as const]));
  return mergeStories(three, decided).story;
}
