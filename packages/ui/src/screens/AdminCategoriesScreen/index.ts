export { AdminCategoriesScreen, type AdminCategoriesScreenProps } from './AdminCategoriesScreen.tsx';
