import { adminSetup } from '../en/adminSetup.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useAdminSetupWords: AreaHook<'adminSetup'> = () => useArea('adminSetup', adminSetup);
