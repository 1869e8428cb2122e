import type { Words } from '../en.ts';
import { legal } from '../en/legal.ts';
import { useArea } from '../WordsProvider.tsx';

export function useLegalWords(): Words['legal'] {
  return useArea('legal', legal);
}
