import { adminAccess } from '../en/adminAccess.ts';
import type { Words } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export function useAdminAccessWords(): Words['adminAccess'] {
  return useArea('adminAccess', adminAccess);
}
