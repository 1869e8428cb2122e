export { RefusalDialog, type RefusalDialogProps } from './RefusalDialog.tsx';
export type { Refusal, RefusalReason } from './RefusalQuestion.tsx';
