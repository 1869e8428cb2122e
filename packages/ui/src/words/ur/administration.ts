import { admin } from './admin.ts';
import { adminAccess } from './adminAccess.ts';
import { adminAudit } from './adminAudit.ts';
import { adminForm } from './adminForm.ts';
import { adminOverview } from './adminOverview.ts';
import { adminReports } from './adminReports.ts';
import { adminSetup } from './adminSetup.ts';
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
