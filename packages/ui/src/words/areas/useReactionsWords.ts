import type { Words } from '../en.ts';
import { reactions } from '../en/reactions.ts';
import { useArea } from '../WordsProvider.tsx';

export function useReactionsWords(): Words['reactions'] {
  return useArea('reactions', reactions);
}
