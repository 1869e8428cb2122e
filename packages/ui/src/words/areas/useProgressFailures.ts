import { progressFailures } from '../en/progressFailures.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useProgressFailures: AreaHook<'progressFailures'> = () =>
  useArea('progressFailures', progressFailures);
