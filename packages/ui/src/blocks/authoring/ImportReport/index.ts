export { ImportReport, type ImportLoss, type ImportReportProps } from './ImportReport.tsx';
