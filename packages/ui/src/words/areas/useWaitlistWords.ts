import { waitlist } from '../en/waitlist.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useWaitlistWords: AreaHook<'waitlist'> = () => useArea('waitlist', waitlist);
