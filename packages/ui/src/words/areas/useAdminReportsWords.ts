import { adminReports } from '../en/adminReports.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useAdminReportsWords: AreaHook<'adminReports'> = () => useArea('adminReports', adminReports);
