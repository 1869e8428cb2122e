import type { StoryCreate } from '@kathaloka/contract/entities';
import { COUNTED_FIELDS } from '@kathaloka/contract/storyFields';
import { changedInDraft, mergeStories } from '@kathaloka/story/editing';

export interface SentStory {
  readonly base: StoryCreate;
  readonly draft: StoryCreate;
}

const isWritten = (field: keyof StoryCreate) => !COUNTED_FIELDS.some((counted) => counted === field);

/** Whether the saved story has all changes of a sent one; then only the answer was lost. */
export function isWithin({ base, draft }: SentStory, saved: StoryCreate): boolean {
  const { story, questions } = mergeStories({ base, theirs: saved, mine: draft });
  return questions.length === 0 && !changedInDraft(story, saved).some(isWritten);
}
