export { SwitchAccountDialog, type SwitchAccountDialogProps } from './SwitchAccountDialog.tsx';
