import { admin } from '../admin/hi.ts';
import { adminAccess } from '../adminAccess/hi.ts';
import { adminAudit } from '../adminAudit/hi.ts';
import { adminForm } from '../adminForm/hi.ts';
import { adminOverview } from '../adminOverview/hi.ts';
import { adminReports } from '../adminReports/hi.ts';
import { adminSetup } from '../adminSetup/hi.ts';
import type { AdministrationWords } from '../languageWords.ts';

/** Hindi for the pages of administrators, loaded with them. */
export const administration = {
  admin,
  adminAccess,
  adminAudit,
  adminForm,
  adminOverview,
  adminReports,
  adminSetup,
} satisfies AdministrationWords;
