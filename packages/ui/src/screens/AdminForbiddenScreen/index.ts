export { AdminForbiddenScreen, type AdminForbiddenScreenProps } from './AdminForbiddenScreen.tsx';
