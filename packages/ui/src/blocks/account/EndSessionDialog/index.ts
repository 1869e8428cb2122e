export { EndSessionDialog, type EndSessionDialogProps } from './EndSessionDialog.tsx';
