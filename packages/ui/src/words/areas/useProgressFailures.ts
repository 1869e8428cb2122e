import type { Words } from '../en.ts';
import { progressFailures } from '../en/progressFailures.ts';
import { useArea } from '../WordsProvider.tsx';

export function useProgressFailures(): Words['progressFailures'] {
  return useArea('progressFailures', progressFailures);
}
