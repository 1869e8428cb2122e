import { progressFailures } from '../en/progressFailures.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useProgressFailures: AreaHook<'progressFailures'> = () =>
  useArea('progressFailures', progressFailures);
