import { waitlistFailures } from '../en/waitlistFailures.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useWaitlistFailures: AreaHook<'waitlistFailures'> = () =>
  useArea('waitlistFailures', waitlistFailures);
