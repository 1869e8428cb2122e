import type { Words } from '../en.ts';
import { landing } from '../en/landing.ts';
import { useArea } from '../WordsProvider.tsx';

export function useLandingWords(): Words['landing'] {
  return useArea('landing', landing);
}
