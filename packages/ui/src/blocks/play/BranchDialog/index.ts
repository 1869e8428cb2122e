export { BranchDialog, type BranchDialogProps } from './BranchDialog.tsx';
