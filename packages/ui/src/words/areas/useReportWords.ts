import { report } from '../en/report.ts';
import type { Words } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export function useReportWords(): Words['report'] {
  return useArea('report', report);
}
