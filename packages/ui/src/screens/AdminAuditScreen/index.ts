export { AdminAuditScreen, type AdminAuditScreenProps } from './AdminAuditScreen.tsx';
