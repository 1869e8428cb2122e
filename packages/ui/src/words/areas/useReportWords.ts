import { report } from '../en/report.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useReportWords: AreaHook<'report'> = () => useArea('report', report);
