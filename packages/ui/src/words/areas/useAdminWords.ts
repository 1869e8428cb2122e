import { admin } from '../en/admin.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useAdminWords: AreaHook<'admin'> = () => useArea('admin', admin);
