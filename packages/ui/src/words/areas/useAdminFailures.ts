import type { Words } from '../en.ts';
import { adminFailures } from '../en/adminFailures.ts';
import { useArea } from '../WordsProvider.tsx';

export function useAdminFailures(): Words['adminFailures'] {
  return useArea('adminFailures', adminFailures);
}
