export { VERIFY_STATES, VerifyEmail, type VerifyEmailProps, type VerifyState } from './VerifyEmail.tsx';
