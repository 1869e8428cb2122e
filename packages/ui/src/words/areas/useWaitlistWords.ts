import type { Words } from '../en.ts';
import { waitlist } from '../en/waitlist.ts';
import { useArea } from '../WordsProvider.tsx';

export function useWaitlistWords(): Words['waitlist'] {
  return useArea('waitlist', waitlist);
}
