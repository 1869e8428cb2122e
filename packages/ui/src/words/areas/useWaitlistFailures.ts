import type { Words } from '../en.ts';
import { waitlistFailures } from '../en/waitlistFailures.ts';
import { useArea } from '../WordsProvider.tsx';

export function useWaitlistFailures(): Words['waitlistFailures'] {
  return useArea('waitlistFailures', waitlistFailures);
}
