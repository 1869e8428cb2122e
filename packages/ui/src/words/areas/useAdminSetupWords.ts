import { adminSetup } from '../en/adminSetup.ts';
import type { Words } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export function useAdminSetupWords(): Words['adminSetup'] {
  return useArea('adminSetup', adminSetup);
}
