import type { Words } from '../en.ts';
import { structure } from '../en/structure.ts';
import { useArea } from '../WordsProvider.tsx';

export function useStructureWords(): Words['structure'] {
  return useArea('structure', structure);
}
