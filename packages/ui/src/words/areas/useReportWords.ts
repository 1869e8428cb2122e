import { report } from '../en/report.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useReportWords: AreaHook<'report'> = () => useArea('report', report);
