export { type EmailValues, ForgotPasswordForm, type ForgotPasswordFormProps } from './ForgotPasswordForm.tsx';
