import { adminReports } from '../en/adminReports.ts';
import type { Words } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export function useAdminReportsWords(): Words['adminReports'] {
  return useArea('adminReports', adminReports);
}
