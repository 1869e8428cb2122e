import { accountsData } from './features/accounts/public.ts';
import { auditData } from './features/audit/public.ts';
import { authoringData } from './features/authoring/public.ts';
import { grantsData } from './features/administration/public.ts';
import { economyData } from './features/economy/public.ts';
import { followsData } from './features/follows/public.ts';
import { playData, togetherData } from './features/play/public.ts';
import { progressData } from './features/progress/public.ts';
import { reactionsData } from './features/reactions/public.ts';
import { reportsData } from './features/reports/public.ts';
import { sharingData } from './features/sharing/public.ts';
import { seriesData } from './features/series/public.ts';
import { type AllPersonalData, joinPersonalData } from './platform/personalData.ts';

/** The personal data of every feature. The export and the deletion of an account use this list only. */
export const personalData: AllPersonalData = joinPersonalData({
  accounts: accountsData,
  authoring: authoringData,
  reactions: reactionsData,
  follows: followsData,
  // reports come before the links that they are about, which end with their sessions
  reports: reportsData,
  sharing: sharingData,
  // the person leaves the shared games of other owners
  together: togetherData,
  play: playData,
  // the ledger comes after the turns that it has paid for
  economy: economyData,
  grants: grantsData,
  audit: auditData,
  progress: progressData,
  series: seriesData,
});
