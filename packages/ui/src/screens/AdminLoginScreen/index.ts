export { AdminLoginScreen, type AdminLoginScreenProps } from './AdminLoginScreen.tsx';
