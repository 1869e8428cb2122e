import type { Words } from '../en.ts';
import { progress } from '../en/progress.ts';
import { useArea } from '../WordsProvider.tsx';

export function useProgressWords(): Words['progress'] {
  return useArea('progress', progress);
}
