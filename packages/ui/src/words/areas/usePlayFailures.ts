import type { Words } from '../en.ts';
import { playFailures } from '../en/playFailures.ts';
import { useArea } from '../WordsProvider.tsx';

export function usePlayFailures(): Words['playFailures'] {
  return useArea('playFailures', playFailures);
}
