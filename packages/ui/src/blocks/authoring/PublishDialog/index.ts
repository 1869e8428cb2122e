export { PublishDialog, type PublishDialogProps, type PublishFault } from './PublishDialog.tsx';
