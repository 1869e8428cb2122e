export { DeleteSessionDialog, type DeleteSessionDialogProps } from './DeleteSessionDialog.tsx';
