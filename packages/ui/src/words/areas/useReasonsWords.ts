import type { Words } from '../en.ts';
import { reasons } from '../en/reasons.ts';
import { useArea } from '../WordsProvider.tsx';

export function useReasonsWords(): Words['reasons'] {
  return useArea('reasons', reasons);
}
