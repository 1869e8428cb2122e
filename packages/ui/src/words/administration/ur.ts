import { admin } from '../admin/ur.ts';
import { adminAccess } from '../adminAccess/ur.ts';
import { adminAudit } from '../adminAudit/ur.ts';
import { adminForm } from '../adminForm/ur.ts';
import { adminOverview } from '../adminOverview/ur.ts';
import { adminReports } from '../adminReports/ur.ts';
import { adminSetup } from '../adminSetup/ur.ts';
import type { AdministrationWords } from '../languageWords.ts';

/** Urdu for the pages of administrators, loaded with them. */
export const administration = {
  admin,
  adminAccess,
  adminAudit,
  adminForm,
  adminOverview,
  adminReports,
  adminSetup,
} satisfies AdministrationWords;
