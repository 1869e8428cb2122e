import type { Words } from '../en.ts';
import { adminForm } from '../en/adminForm.ts';
import { useArea } from '../WordsProvider.tsx';

export function useAdminFormWords(): Words['adminForm'] {
  return useArea('adminForm', adminForm);
}
