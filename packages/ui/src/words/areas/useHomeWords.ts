import type { Words } from '../en.ts';
import { home } from '../en/home.ts';
import { useArea } from '../WordsProvider.tsx';

export function useHomeWords(): Words['home'] {
  return useArea('home', home);
}
