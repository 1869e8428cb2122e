import type { Words } from '../en.ts';
import { studio } from '../en/studio.ts';
import { useArea } from '../WordsProvider.tsx';

export function useStudioWords(): Words['studio'] {
  return useArea('studio', studio);
}
