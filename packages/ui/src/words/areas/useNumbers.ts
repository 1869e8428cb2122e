import type { Words } from '../en.ts';
import { numbers } from '../en/numbers.ts';
import { useArea } from '../WordsProvider.tsx';

export function useNumbers(): Words['numbers'] {
  return useArea('numbers', numbers);
}
