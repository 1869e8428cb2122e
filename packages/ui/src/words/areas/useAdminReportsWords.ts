import { adminReports } from '../en/adminReports.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useAdminReportsWords: AreaHook<'adminReports'> = () => useArea('adminReports', adminReports);
