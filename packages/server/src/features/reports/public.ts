export { openReports } from './listReports.ts';
export { reportsData } from './personalData.ts';
