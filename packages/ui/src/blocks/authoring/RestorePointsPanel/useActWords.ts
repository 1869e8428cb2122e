import { storyActsWords } from '../../../words/storyActs/en.ts';
import { studioWords } from '../../../words/studio/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** What was done to a story, and what that changed. */
export interface StoryActRow {
  act: keyof typeof storyActsWords.byAdmin;
  kinds: readonly (keyof typeof studioWords.changes | 'details')[];
  by_admin: boolean;
}

/** Says what was done to a story: the act, and one line for each kind of change. */
export function useActWords(): (row: StoryActRow) => { act: string; changes: string[] } {
  const words = useWords(storyActsWords);
  const { changes } = useWords(studioWords);
  const named = { ...changes, ...words.kinds };
  return ({ act, kinds, by_admin }) => ({
    act: by_admin ? words.byAdmin[act] : words.restored,
    changes: kinds.map((kind) => named[kind]),
  });
}
