import { adminAudit } from '../en/adminAudit.ts';
import type { Words } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export function useAdminAuditWords(): Words['adminAudit'] {
  return useArea('adminAudit', adminAudit);
}
