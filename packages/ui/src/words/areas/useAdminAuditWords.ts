import { adminAudit } from '../en/adminAudit.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useAdminAuditWords: AreaHook<'adminAudit'> = () => useArea('adminAudit', adminAudit);
