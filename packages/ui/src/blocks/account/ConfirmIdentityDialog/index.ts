export {
  ConfirmIdentityDialog,
  type ConfirmIdentityDialogProps,
  type IdentityProps,
} from './ConfirmIdentityDialog.tsx';
