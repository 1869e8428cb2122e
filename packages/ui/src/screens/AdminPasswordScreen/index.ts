export { AdminPasswordScreen, type AdminPasswordScreenProps } from './AdminPasswordScreen.tsx';
