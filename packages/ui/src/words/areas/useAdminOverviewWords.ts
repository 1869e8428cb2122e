import { adminOverview } from '../en/adminOverview.ts';
import type { Words } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export function useAdminOverviewWords(): Words['adminOverview'] {
  return useArea('adminOverview', adminOverview);
}
