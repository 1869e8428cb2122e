import type { Words } from '../en.ts';
import { authoring } from '../en/authoring.ts';
import { useArea } from '../WordsProvider.tsx';

export function useAuthoringWords(): Words['authoring'] {
  return useArea('authoring', authoring);
}
