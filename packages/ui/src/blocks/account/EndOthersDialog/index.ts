export { EndOthersDialog, type EndOthersDialogProps } from './EndOthersDialog.tsx';
