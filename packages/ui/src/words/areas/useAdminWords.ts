import type { Words } from '../en.ts';
import { admin } from '../en/admin.ts';
import { useArea } from '../WordsProvider.tsx';

export function useAdminWords(): Words['admin'] {
  return useArea('admin', admin);
}
