export { ResetPasswordScreen, type ResetPasswordScreenProps } from './ResetPasswordScreen.tsx';
