import { adminOverview } from '../en/adminOverview.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useAdminOverviewWords: AreaHook<'adminOverview'> = () => useArea('adminOverview', adminOverview);
