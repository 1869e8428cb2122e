import type { Words } from '../en.ts';
import { story } from '../en/story.ts';
import { useArea } from '../WordsProvider.tsx';

export function useStoryWords(): Words['story'] {
  return useArea('story', story);
}
