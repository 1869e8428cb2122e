export {
  type NewPasswordValues,
  RESET_STATES,
  ResetPasswordForm,
  type ResetPasswordFormProps,
  type ResetState,
} from './ResetPasswordForm.tsx';
