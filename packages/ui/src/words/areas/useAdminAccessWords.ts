import { adminAccess } from '../en/adminAccess.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useAdminAccessWords: AreaHook<'adminAccess'> = () => useArea('adminAccess', adminAccess);
