import { adminAccess } from '../en/adminAccess.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useAdminAccessWords: AreaHook<'adminAccess'> = () => useArea('adminAccess', adminAccess);
