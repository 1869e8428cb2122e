import { accountsData } from './features/accounts/service.ts';
import { auditData } from './features/audit/service.ts';
import { authoringData } from './features/authoring/service.ts';
import { grantsData } from './features/administration/service.ts';
import { economyData } from './features/economy/service.ts';
import { playData } from './features/play/service.ts';
import { progressData } from './features/progress/service.ts';
import { reactionsData } from './features/reactions/service.ts';
import { reportsData } from './features/reports/service.ts';
import { type AllPersonalData, joinPersonalData } from './platform/personalData.ts';

/** The personal data of every feature. The export and the deletion of an account use this list only. */
export const personalData: AllPersonalData = joinPersonalData({
  accounts: accountsData,
  authoring: authoringData,
  reactions: reactionsData,
  economy: economyData,
  play: playData,
  grants: grantsData,
  audit: auditData,
  reports: reportsData,
  progress: progressData,
});
