import type { Words } from '../en.ts';
import { credits } from '../en/credits.ts';
import { useArea } from '../WordsProvider.tsx';

export function useCreditsWords(): Words['credits'] {
  return useArea('credits', credits);
}
