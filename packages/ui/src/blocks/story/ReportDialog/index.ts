export { ReportDialog, type ReportDialogProps, type ReportValues } from './ReportDialog.tsx';
