import { adminAudit } from '../en/adminAudit.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useAdminAuditWords: AreaHook<'adminAudit'> = () => useArea('adminAudit', adminAudit);
