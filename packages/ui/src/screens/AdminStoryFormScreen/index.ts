export { AdminStoryFormScreen, type AdminStoryFormScreenProps } from './AdminStoryFormScreen.tsx';
