export { MergeDialog, type MergeDialogProps } from './MergeDialog.tsx';
