export { PlayersReport, type PlayersReportProps } from './PlayersReport.tsx';
export type { ReportState, TemperReport } from './report.ts';
