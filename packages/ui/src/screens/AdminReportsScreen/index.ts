export { AdminReportsScreen, type AdminReportsScreenProps } from './AdminReportsScreen.tsx';
