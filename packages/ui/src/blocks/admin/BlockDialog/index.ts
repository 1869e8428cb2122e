export { BlockDialog, type BlockDialogProps } from './BlockDialog.tsx';
