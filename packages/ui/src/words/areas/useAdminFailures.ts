import { adminFailures } from '../en/adminFailures.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useAdminFailures: AreaHook<'adminFailures'> = () => useArea('adminFailures', adminFailures);
