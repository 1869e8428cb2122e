export {
  type AskedDecision,
  DecideReportDialog,
  type DecideReportDialogProps,
} from './DecideReportDialog.tsx';
