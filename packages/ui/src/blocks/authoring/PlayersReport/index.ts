export { PlayersReport, type PlayersReportProps } from './PlayersReport.tsx';
export type { ReportState } from './report.ts';
