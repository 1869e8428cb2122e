import type { Words } from '../en.ts';
import { myStories } from '../en/myStories.ts';
import { useArea } from '../WordsProvider.tsx';

export function useMyStoriesWords(): Words['myStories'] {
  return useArea('myStories', myStories);
}
